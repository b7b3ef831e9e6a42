import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { ToastRegion } from '../../../src/components/ToastRegion'
import type { WriteOptions } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'

const noToasts = () => {
  for (const { id } of getToasts()) dismissToast(id)
}

// Of other tests of this worker too, which may say something after their end.
beforeEach(noToasts)
afterEach(() => {
  cleanup()
  noToasts()
})

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  title: 'words',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    words: text({ label: 'Words', required: true }),
    place: text({ label: 'Place' }),
  },
})

/** An app of two pages, over an optimistic source whose answer waits for the test. */
function start({ stays = false } = {}) {
  const inner = memorySource(note, [{ id: 1, rev: 1, words: 'Gull', place: 'Mono' }])
  const calls: { changes: object; key: string | undefined }[] = []
  let answer = (_how: 'stored' | 'lost' | Error) => {}
  const update: typeof inner.update = (id, changes, options: WriteOptions = {}) => {
    calls.push({ changes, key: options.idempotencyKey })
    return new Promise((resolve, reject) => {
      answer = (how) => {
        if (how === 'stored') resolve(inner.update(id, changes, options))
        else if (how === 'lost')
          void inner.update(id, changes, options).then(() => reject(new Error('The line is dead')))
        else reject(how)
      }
    })
  }
  const source = { ...inner, update, optimistic: true }

  function App() {
    const [page, go] = useState<'form' | 'record'>('form')
    const pages: Record<typeof page, ReactNode> = {
      form: (
        <FormScreen
          entity={note}
          source={source}
          id={1}
          onSaved={() => !stays && go('record')}
          onReopen={() => go('form')}
        />
      ),
      record: <DetailScreen entity={note} source={source} id={1} />,
    }
    return (
      <StrictMode>
        {pages[page]}
        <button type="button" onClick={() => go('form')}>
          To the form
        </button>
        <button type="button" onClick={() => go('record')}>
          To the record
        </button>
        <ToastRegion />
      </StrictMode>
    )
  }
  render(<App />)
  const control = (name: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  return {
    inner,
    calls,
    control,
    /** Saves other words, and is at the page where that leads. */
    async save(words: string) {
      const box = await control('Words')
      await waitFor(() => expect(box.value).not.toBe(''))
      await userEvent.clear(box)
      await userEvent.type(box, words)
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    },
    answer: (how: Parameters<typeof answer>[0]) => act(async () => answer(how)),
  }
}

const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const rejected = new ProblemError({
  status: 422,
  issues: [
    {
      path: ['words'],
      rule: 'server',
      params: {},
      severity: 'error',
      source: 'server',
      message: 'Say which gull it was',
    },
  ],
})

describe('changes of an optimistic source', () => {
  it('are on the record’s page at once, and stay there when they are stored', async () => {
    const { inner, save, answer } = start()
    await save('Herring gull')
    await heading('Herring gull')
    expect(await inner.get(1)).toMatchObject({ words: 'Gull' })
    await answer('stored')
    await heading('Herring gull')
    expect(await inner.get(1)).toMatchObject({ words: 'Herring gull', rev: 2 })
    expect(getToasts()).toEqual([])
  })

  it('are gone again when they are rejected, and the form has them still, with the words of the server', async () => {
    const { calls, control, save, answer } = start()
    await save('Herring gull')
    await heading('Herring gull')
    await answer(rejected)
    await heading('Gull')
    await messages().findByText(/This was not saved/)
    await userEvent.click(messages().getByRole('button', { name: 'Open the form' }))
    expect(await control('Words')).toHaveProperty('value', 'Herring gull')
    await waitFor(() => expect(screen.getAllByText(/Say which gull it was/).length).toBeGreaterThan(0))
    // It is known what the server thinks of it.
    expect(calls).toHaveLength(1)
    await save('Black gull')
    await heading('Black gull')
    await answer('stored')
    expect(calls.map(({ changes }) => changes)).toEqual([{ words: 'Herring gull' }, { words: 'Black gull' }])
    expect(calls[1]?.key).not.toBe(calls[0]?.key)
  })

  it('wait for whoever opens the form by another way', async () => {
    const { control, save, answer } = start()
    await save('Herring gull')
    await heading('Herring gull')
    await answer(rejected)
    for (const { id } of getToasts()) dismissToast(id)
    await userEvent.click(screen.getByRole('button', { name: 'To the form' }))
    await waitFor(async () => expect(await control('Words')).toHaveProperty('value', 'Herring gull'))
    await waitFor(() => expect(screen.getAllByText(/Say which gull it was/).length).toBeGreaterThan(0))
  })

  it('that someone else has crossed are a conflict in the form, and both versions are there', async () => {
    const { inner, control, save, answer } = start()
    await save('Herring gull')
    await heading('Herring gull')
    inner.control.changeElsewhere(1, { words: 'Kite' })
    await answer('stored')
    await userEvent.click(await messages().findByRole('button', { name: 'Open the form' }))
    const beside = await screen.findByRole('group', { name: /changed this field/ })
    expect(beside.textContent).toMatch(/Kite/)
    expect(await control('Words')).toHaveProperty('value', 'Herring gull')
    expect(await inner.get(1)).toMatchObject({ words: 'Kite', rev: 2 })
  })

  it('whose answer was lost are sent again by the same key, so that they are no conflict with themselves', async () => {
    const { inner, calls, save, answer } = start()
    await save('Herring gull')
    await heading('Herring gull')
    await answer('lost')
    await userEvent.click(await messages().findByRole('button', { name: 'Open the form' }))
    await screen.findByRole('group', { name: 'This was not saved' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    await answer('stored')
    await heading('Herring gull')
    expect(calls[1]).toEqual(calls[0])
    expect(await inner.get(1)).toMatchObject({ words: 'Herring gull', rev: 2 })
  })

  it('that are rejected while the form is open still are told by the form, over nothing that was written since', async () => {
    const { control, save, answer } = start({ stays: true })
    await save('Herring gull')
    await userEvent.type(await control('Place'), ' Lake')
    await answer(rejected)
    await waitFor(() => expect(screen.getAllByText(/Say which gull it was/).length).toBeGreaterThan(0))
    expect(await control('Words')).toHaveProperty('value', 'Herring gull')
    expect(await control('Place')).toHaveProperty('value', 'Mono Lake')
    expect(getToasts()).toEqual([])
  })

  it('are not lost in a form that is on its way out when they are rejected', async () => {
    const { control, save, answer } = start({ stays: true })
    await save('Herring gull')
    await answer(rejected)
    await waitFor(() => expect(screen.getAllByText(/Say which gull it was/).length).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: 'To the record' }))
    await heading('Gull')
    await userEvent.click(await messages().findByRole('button', { name: 'Open the form' }))
    await waitFor(async () => expect(await control('Words')).toHaveProperty('value', 'Herring gull'))
  })

  it('are not lost with the page without a question', async () => {
    const { save, answer } = start()
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await save('Herring gull')
    await heading('Herring gull')
    expect(leaves()).toBe(false)
    await answer('stored')
    expect(leaves()).toBe(true)
  })
})
