import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choice, defineEntity, integer, text } from '../../../src/spec'

beforeAll(() => import('../../../src/screens/transition/TransitionForm'))
afterEach(cleanup)

/** Looks a work up, as a rule that asks a server does. */
let lookUp: (work: unknown) => Promise<number> = () => Promise.resolve(100)

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'work',
  fields: {
    id: integer({ readOnly: true }),
    work: text({ label: 'Work', required: true }),
    value: integer({
      label: 'Value',
      validate: async (value, draft) =>
        value > (await lookUp(draft.work)) ? 'Enter no more than the work is worth' : undefined,
    }),
    why: text({ label: 'Reason' }),
    status: choice(['asked', 'approved', 'refused'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'asked', final: ['approved', 'refused'] },
  transitions: {
    approve: { from: ['asked'], to: 'approved', label: 'Approve', ask: ['value'] },
    turnDown: {
      from: ['asked'],
      to: 'refused',
      label: 'Turn down',
      ask: ['value', 'why'],
      required: ['why'],
    },
  },
})

async function approve(value: string) {
  const source = memorySource(loan, [{ id: 1, work: 'Owl', status: 'asked' }])
  render(<DetailScreen entity={loan} source={source} id={1} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve: Owl' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Value/ }), value)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  return { source, dialog }
}

it('a rule of a field that is asked for knows the whole record, and not the dialog’s fields alone', async () => {
  const asked: unknown[] = []
  lookUp = (work) => {
    asked.push(work)
    return Promise.resolve(100)
  }
  const { source } = await approve('50')
  await waitFor(async () => expect(await source.get?.(1)).toMatchObject({ status: 'approved', value: 50 }))
  expect(new Set(asked)).toEqual(new Set(['Owl']))
})

it('a rule that fails is said in the dialog: the button is not dead', async () => {
  lookUp = () => Promise.reject(new Error('No connection'))
  const { dialog } = await approve('50')
  await within(dialog).findByText('Not done: Approve')
})

it('what a transition requires has to be filled in, and a source turns down what comes without', async () => {
  const source = memorySource(loan, [{ id: 1, work: 'Owl', status: 'asked' }])
  render(<DetailScreen entity={loan} source={source} id={1} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Turn down' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn down: Owl' }))
  expect(dialog.getByRole('textbox', { name: 'Value optional' })).toBeTruthy()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))
  await dialog.findAllByText('Enter reason')
  await userEvent.type(reason, 'It is lent already')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))
  await waitFor(async () =>
    expect(await source.get?.(1)).toMatchObject({ status: 'refused', why: 'It is lent already' }),
  )
  const other = memorySource(loan, [{ id: 1, work: 'Owl', status: 'asked' }])
  await expect(other.transition?.(1, 'turnDown', {})).rejects.toMatchObject({ problem: { status: 422 } })
  // Elsewhere a record may be without it.
  await expect(other.update?.(1, { work: 'Barn owl' })).resolves.toMatchObject({ work: 'Barn owl' })
})
