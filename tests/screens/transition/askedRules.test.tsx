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
    status: choice(['asked', 'approved'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'asked', final: ['approved'] },
  transitions: { approve: { from: ['asked'], to: 'approved', label: 'Approve', ask: ['value'] } },
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
