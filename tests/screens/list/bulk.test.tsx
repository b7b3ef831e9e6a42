import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { memorySource, ProblemError } from '../../../src/data'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { choice, defineEntity, rule, text } from '../../../src/spec'
import { billFields, billHead } from './bill'

const bill = defineEntity({
  ...billHead,
  fields: {
    ...billFields,
    status: choice(['draft', 'sent'], { readOnly: true, label: 'Status' }),
  },
  states: { field: 'status', initial: 'draft', final: ['sent'] },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', bulk: true, undo: 'recall' },
    recall: { from: ['sent'], to: 'draft', label: 'Recall' },
  },
})
type Bills = Parameters<typeof memorySource<(typeof bill)['fields']>>[1]

/** Every hundredth is sent already. */
const bills = (count: number): Bills =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    rev: 1,
    number: `B-${place + 1}`,
    status: place % 100 === 99 ? ('sent' as const) : ('draft' as const),
  }))

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const selectAll = async () => {
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeTruthy())
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^[\d,]+ /))
  await act(async () => screen.getByRole('checkbox', { name: 'Select all' }).click())
}

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file')
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

it('takes 5,000 to another state, of which 50 cannot and 37 fail: none is lost, and all is said in words', async () => {
  const source = memorySource(bill, bills(5000))
  let down = true
  source.control.fail = ({ method, id, phase }) =>
    down && method === 'transition' && phase === 'before' && Number(id) % 135 === 0
      ? new ProblemError({ status: 503, title: 'Down' })
      : undefined
  render(<ListScreen entity={bill} source={source} />)
  await selectAll()
  await press('Send')
  // One bill is both: it is not asked for, since it is sent already.
  const cannot = 50
  const fail = [...Array(5000).keys()].filter((place) => (place + 1) % 135 === 0 && place % 100 !== 99).length
  await screen.findByText(
    `Send: ${(5000 - cannot - fail).toLocaleString('en')} of 5,000 are done`,
    undefined,
    {
      timeout: 20_000,
    },
  )
  expect(screen.getByText(`${cannot + fail} are not done`)).toBeTruthy()
  // Each reason is said once, with how many share it, above their names.
  const reasonOf = (name: string) => screen.getByText(name).closest('.sw-BulkNews-reason')?.textContent
  expect(reasonOf('B-100')).toMatch(new RegExp(`^${cannot} are not done: .*Only while`, 'i'))
  expect(reasonOf('B-135')).toMatch(new RegExp(`^${fail} are not done: .*service has a problem`))
  const bar = screen.getByRole('group', { name: 'Actions for what is selected' })
  expect(bar.textContent).toContain(`${cannot + fail} selected`)

  down = false
  await press(`Try the ${cannot + fail} again`)
  await screen.findByText(`Send: ${fail} of ${cannot + fail} are done`, undefined, { timeout: 20_000 })
  const sent = await source.list({ filter: { status: { is: 'sent' } } })
  expect(sent.total).toEqual({ kind: 'exact', count: 5000 })
}, 60_000)

it('offers to undo what was done, and does', async () => {
  const source = memorySource(bill, bills(3))
  render(
    <>
      <ListScreen entity={bill} source={source} />
      <ToastRegion />
    </>,
  )
  await selectAll()
  await press('Send')
  const toast = within(await screen.findByRole('region', { name: 'Messages' }))
  await toast.findByText('Send: 3 bills are done')
  await act(async () => toast.getByRole('button', { name: 'Undo' }).click())
  await waitFor(async () => {
    const drafts = await source.list({ filter: { status: { is: 'draft' } } })
    expect(drafts.total).toEqual({ kind: 'exact', count: 3 })
  })
})

it.each([
  ['offers to undo where the way back can be given what it asks for', 'Ana', true],
  ['offers no undo where one of the records had nothing for it', undefined, false],
])('%s', async (_, by, isOffered) => {
  const asking = defineEntity({
    ...billHead,
    fields: {
      ...billFields,
      status: choice(['draft', 'sent'], { readOnly: true, label: 'Status' }),
      by: text({ label: 'Written by' }),
    },
    states: { field: 'status', initial: 'draft', final: ['sent'] },
    transitions: {
      send: { from: ['draft'], to: 'sent', label: 'Send', bulk: true, undo: 'recall' },
      recall: { from: ['sent'], to: 'draft', label: 'Recall', ask: ['by'] },
    },
    rules: [rule({ at: ['by'], when: { status: 'draft' }, require: { by: { empty: false } } })],
  })
  const all = bills(3).map((one) => ({ ...one, by: one.id === 2 ? by : 'Ben' }))
  const source = memorySource(asking, all)
  render(
    <>
      <ListScreen entity={asking} source={source} />
      <ToastRegion />
    </>,
  )
  await selectAll()
  await press('Send')
  const toast = within(await screen.findByRole('region', { name: 'Messages' }))
  await toast.findByText('Send: 3 bills are done')
  const undo = toast.queryByRole('button', { name: 'Undo' })
  expect(undo !== null).toBe(isOffered)
  if (!undo) return
  await act(async () => undo.click())
  await waitFor(async () => expect(await source.get(2)).toMatchObject({ status: 'draft', by: 'Ana' }))
})

it('asks before what a host declares so, and does nothing when the person thinks better of it', async () => {
  const source = memorySource(bill, bills(3))
  const run = vi.fn(async () => {})
  render(
    <ListScreen
      entity={bill}
      source={source}
      bulkActions={[{ id: 'shred', label: 'Shred', confirm: 'No copy is left.', tone: 'danger', run }]}
    />,
  )
  await selectAll()
  await press('Shred')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Shred: 3 selected bills' }))
  expect(dialog.getByText('No copy is left.')).toBeTruthy()
  await act(async () => dialog.getByRole('button', { name: 'Cancel' }).click())
  expect(run).not.toHaveBeenCalled()
  await press('Shred')
  const again = within(await screen.findByRole('alertdialog'))
  await act(async () => again.getByRole('button', { name: 'Shred' }).click())
  await waitFor(() => expect(run).toHaveBeenCalledTimes(3))
})

it('says why nothing was done when the selected records cannot be read', async () => {
  const source = memorySource(bill, bills(3))
  render(<ListScreen entity={bill} source={source} />)
  await selectAll()
  source.control.fail = { status: 500 }
  await press('Send')
  await screen.findByText('Send: this did not begin')
  source.control.fail = undefined
  await press('Try again')
  await waitFor(() => expect(screen.queryByText('Send: this did not begin')).toBeNull())
})
