import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen, type FormScreenProps } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    words: text({ label: 'Words', required: true }),
    place: text({ label: 'Place' }),
  },
})

async function openForm(props: Partial<FormScreenProps<typeof note.fields>> = { id: 1 }) {
  const source = memorySource(note, [{ id: 1, rev: 1, words: 'Gull', place: 'Mono' }])
  const calls: { values: object; key: unknown }[] = []
  const spied = {
    ...source,
    create: ((values, options) => {
      calls.push({ values, key: options?.idempotencyKey })
      return source.create(values, options)
    }) satisfies typeof source.create,
    update: ((id, values, options) => {
      calls.push({ values, key: options?.idempotencyKey })
      return source.update(id, values, options)
    }) satisfies typeof source.update,
  }
  render(<FormScreen entity={note} source={spied} {...props} />)
  const words = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Words' })
  if (props.id !== undefined) await waitFor(() => expect(words.value).toBe('Gull'))
  return { source, calls, words }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => screen.findByText(/^Saved \d/)

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}

function comeBack() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

describe('a session that ends', () => {
  it('keeps what was written, and saves it by the same key after signing in', async () => {
    const onSessionEnd = vi.fn(() => Promise.resolve())
    const { source, calls, words } = await openForm({ id: 1, onSessionEnd })
    await userEvent.type(words, ', young')
    source.control.fail = () => ({ status: 401 })
    await save()
    await screen.findByRole('group', { name: 'Not saved yet: you are signed out' })
    expect(words.value).toBe('Gull, young')
    source.control.fail = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await saved()
    expect(onSessionEnd).toHaveBeenCalledOnce()
    expect(await source.get(1)).toMatchObject({ words: 'Gull, young' })
    expect(calls[1]).toEqual(calls[0])
  })

  it('can be tried again by a press where the host has no way to sign in', async () => {
    const { source, words } = await openForm()
    await userEvent.type(words, ', young')
    source.control.fail = () => ({ status: 401 })
    await save()
    await screen.findByRole('group', { name: 'Not saved yet: you are signed out' })
    source.control.fail = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await saved()
  })

  it('is told by the catalogue, too', async () => {
    const errors = {
      locked: { title: 'Your desk is locked', place: 'form', next: 'signIn', status: 423 },
    } as const
    const { source, words } = await openForm({ id: 1, errors, onSessionEnd: () => {} })
    await userEvent.type(words, ', young')
    source.control.fail = () => ({ status: 423 })
    await save()
    const news = await screen.findByRole('group', { name: 'Not saved yet: you are signed out' })
    expect(news.textContent).toContain('Your desk is locked')
  })
})

describe('without a connection', () => {
  it('what was written waits, and is saved by the same key when there is one', async () => {
    const { source, calls, words } = await openForm()
    await userEvent.type(words, ', young')
    goOffline()
    source.control.fail = () => ({ status: 0 })
    await save()
    await screen.findByRole('group', { name: 'Not saved yet: you are offline' })
    source.control.fail = undefined
    comeBack()
    await saved()
    expect(await source.get(1)).toMatchObject({ words: 'Gull, young' })
    expect(calls).toHaveLength(2)
    expect(calls[1]).toEqual(calls[0])
  })

  it('nothing is sent behind the back of a person who goes on writing', async () => {
    const { source, calls, words } = await openForm()
    await userEvent.type(words, ', young')
    goOffline()
    source.control.fail = () => ({ status: 0 })
    await save()
    await screen.findByRole('group', { name: 'Not saved yet: you are offline' })
    await userEvent.clear(words)
    source.control.fail = undefined
    comeBack()
    await screen.findByRole('group', { name: 'This was not saved' })
    expect(calls).toHaveLength(1)
    expect(document.activeElement).toBe(words)
  })

  it('it is said at once where nothing is to wait', async () => {
    const { source, calls, words } = await openForm({ id: 1, offline: 'fail' })
    await userEvent.type(words, ', young')
    goOffline()
    source.control.fail = () => ({ status: 0 })
    await save()
    await screen.findByRole('group', { name: 'This was not saved' })
    source.control.fail = undefined
    comeBack()
    await screen.findByRole('group', { name: 'This was not saved' })
    expect(calls).toHaveLength(1)
  })
})

describe('an answer that is lost', () => {
  it.each([
    ['a record that is changed', { id: 1 }, { words: 'Gull, young', place: 'Mono Lake' }],
    ['a record that is made', { id: undefined }, { words: 'Gull', place: 'Mono Lake' }],
  ])('loses nothing that was written after it: %s', async (_, props, expected) => {
    const { source, words } = await openForm(props)
    await userEvent.type(words, props.id ? ', young' : 'Gull')
    // The source has the record; only its answer did not come.
    source.control.fail = ({ phase, method }) =>
      phase === 'after' && method !== 'get' ? { status: 0 } : undefined
    await save()
    await screen.findByRole('group', { name: 'This was not saved' })
    source.control.fail = undefined
    const place = screen.getByRole('textbox', { name: /^Place/ })
    await userEvent.clear(place)
    await userEvent.type(place, 'Mono Lake')
    await save()
    await saved()
    const { records } = await source.list({})
    expect(records).toHaveLength(props.id ? 1 : 2)
    expect(records.at(-1)).toMatchObject(expected)
  })
})

describe('the button that was pressed', () => {
  it('is told with the record that was saved', async () => {
    const onSaved = vi.fn()
    const { words } = await openForm({ onSaved, intents: [{ value: 'saveAndNew', label: 'Save and new' }] })
    await userEvent.type(words, 'Tern')
    await userEvent.click(screen.getByRole('button', { name: 'Save and new' }))
    await saved()
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ words: 'Tern' }), {
        intent: 'saveAndNew',
      }),
    )
    await userEvent.type(words, 's{Enter}')
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith(expect.anything(), { intent: undefined }))
  })
})

describe('issues of a server', () => {
  it('that are warnings alone do not make a refusal a success', async () => {
    const { source, words } = await openForm()
    await userEvent.type(words, ', young')
    source.control.fail = () => ({
      status: 422,
      detail: 'The lake is closed',
      issues: [
        {
          path: ['place'],
          rule: 'far',
          params: {},
          severity: 'warning',
          source: 'server',
          message: 'Far away',
        },
      ],
    })
    await save()
    const news = await screen.findByRole('group', { name: 'This was not saved' })
    expect(news.textContent).toContain('The lake is closed')
  })
})
