import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

const trip = defineEntity({
  name: 'trip',
  labels: ['Trip', 'Trips'],
  id: 'id',
  title: 'to',
  fields: { id: integer({ readOnly: true }), to: text({ label: 'Where to' }) },
  sections: [{ name: 'place', label: 'The place', fields: ['to'] }],
})
const lima = { id: 1, to: 'Lima' }

/** A source that is asked, and answers once it is told how. */
function asked<Method extends 'get' | 'list' | 'create'>(method: Method) {
  const source = memorySource(trip, [lima])
  const answers: (() => void)[] = []
  const real = source[method] as (...given: unknown[]) => Promise<unknown>
  let fails = true
  const call = vi.fn(async (...given: unknown[]) => {
    await new Promise<void>((answer) => answers.push(answer))
    if (fails) throw new ProblemError({ status: 500, title: 'It broke' })
    return real(...given)
  })
  return {
    source: { ...source, [method]: call },
    call,
    async answer(how: 'fail' | 'succeed') {
      fails = how === 'fail'
      await waitFor(() => expect(answers.length).toBeGreaterThan(0))
      await act(async () => answers.splice(0).forEach((one) => one()))
    },
  }
}

const focused = () => document.activeElement?.textContent
async function tryAgain() {
  const button = await screen.findByRole('button', { name: 'Try again' })
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
}

describe('“Try again” that was pressed by a key', () => {
  for (const steps of [false, true]) {
    const name = steps ? 'in a form in steps' : 'in a form'
    it(`${name} leaves the focus with what is on its way, and has it again once that failed`, async () => {
      const { source, call, answer } = asked('create')
      render(<FormScreen entity={trip} source={source} defaults={{ to: 'Lima' }} steps={steps} />)
      if (steps) await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await answer('fail')
      for (const count of [2, 3]) {
        await tryAgain()
        await waitFor(() => expect(call).toHaveBeenCalledTimes(count))
        expect(focused()).toMatch(/^Save/)
        await answer('fail')
        await waitFor(() => expect(focused()).toBe('Try again'))
      }
    })
  }

  for (const autoFocus of [false, true]) {
    const name = autoFocus ? 'a page that says where one has come to' : 'a page'
    it(`has the focus again when ${name} could not be read again, and leaves it to what is read`, async () => {
      const { source, answer } = asked('get')
      render(<DetailScreen entity={trip} source={source} id={1} autoFocus={autoFocus} />)
      await answer('fail')
      await tryAgain()
      await answer('fail')
      await waitFor(() => expect(focused()).toBe('Try again'))
      await userEvent.keyboard('{Enter}')
      await answer('succeed')
      await waitFor(() => expect(focused()).toBe('Lima'))
    })
  }

  it('has the focus again when a list could not be read again', async () => {
    const { source, answer } = asked('list')
    render(<ListScreen entity={trip} source={source} />)
    await answer('fail')
    await tryAgain()
    await answer('fail')
    await waitFor(() => expect(focused()).toBe('Try again'))
  })

  it('leaves the focus where the person went meanwhile', async () => {
    const { source, answer } = asked('create')
    render(<FormScreen entity={trip} source={source} defaults={{ to: 'Lima' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await answer('fail')
    await tryAgain()
    const field = screen.getByRole('textbox')
    act(() => field.focus())
    await answer('fail')
    await screen.findByRole('button', { name: 'Try again' })
    expect(document.activeElement).toBe(field)
  })
})
