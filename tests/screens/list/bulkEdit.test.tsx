import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { type DataSource, memorySource, ProblemError } from '../../../src/data'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { choice, defineEntity, defineProduct, integer, text, unique } from '../../../src/spec'
import { billFields, billHead } from './bill'

const bill = defineEntity({
  ...billHead,
  fields: {
    ...billFields,
    code: text({ label: 'Code' }),
    units: integer({ label: 'Units', min: 1 }),
    note: text({ label: 'Note' }),
    status: choice(['draft', 'sent'], { label: 'Status' }),
  },
  rules: [unique({ at: ['code'] })],
  states: { field: 'status', initial: 'draft' },
  transitions: { send: { from: ['draft'], to: 'sent', label: 'Send' } },
  access: {
    clerk: {
      list: true,
      read: true,
      update: { status: 'draft' },
      transition: { send: true },
      fields: { note: { update: false } },
    },
  },
})

const bills = (count: number) =>
  memorySource(
    bill,
    Array.from({ length: count }, (_, place) => ({
      id: place + 1,
      rev: 1,
      number: `B-${place + 1}`,
      code: `c${place + 1}`,
      units: place + 1,
      note: null,
      status: place % 10 === 9 ? ('sent' as const) : ('draft' as const),
    })),
  )
const product = defineProduct({ entities: [bill], roles: { clerk: { label: 'Clerk' } } })

// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/list/BulkEditDialog'), 60_000)
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

async function start(source: ReturnType<typeof bills>) {
  const user = userEvent.setup()
  render(
    <ProductProvider product={product} sources={{ bill: source }} role="clerk">
      <ListScreen entity={bill} bulkEdit />
      <ToastRegion />
    </ProductProvider>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^[\d,]+ /))
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog }
}

const unitsOf = async (source: ReturnType<typeof bills>) =>
  (await source.list({})).records.map(({ units }) => units)

it('offers what is not each record’s own, and what the role may change', async () => {
  const { dialog } = await start(bills(3))
  expect(dialog.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual(['units'])
  // One field is no choice.
  expect(dialog.queryByRole('combobox')).toBeNull()
})

it('says how many before, changes those that may be, and says of each other one why not', async () => {
  const source = bills(20)
  source.control.fail = ({ method, id, phase }) =>
    method === 'update' && phase === 'before' && id === 7
      ? new ProblemError({ status: 503, title: 'Down' })
      : undefined
  const { user, dialog } = await start(source)
  await user.type(dialog.getByRole('textbox', { name: /Units/ }), '99')
  dialog.getByText('18 of 20 can be changed. The others stay as they are.')
  await user.click(dialog.getByRole('button', { name: 'Change 18 bills' }))
  await screen.findByText('Edit: 17 of 20 are done')
  const reasonOf = (name: string) => {
    const left = document.querySelector<HTMLElement>('.sw-BulkNews-left')!
    return within(left).getByText(name).closest('.sw-BulkNews-reason')?.textContent
  }
  expect(reasonOf('B-10')).toMatch(/^2 are not done: You may not change this: only while/i)
  expect(reasonOf('B-7')).toMatch(/^One is not done: .*service/)
  source.control.fail = undefined
  await user.click(screen.getByRole('button', { name: 'Try the 3 again' }))
  await screen.findByText('Edit: 1 of 3 are done')
  const units = await unitsOf(source)
  expect(units.filter((one) => one === 99)).toHaveLength(18)
  expect([units[9], units[19]]).toEqual([10, 20])
})

it('says why where none of the records can be changed, and offers no change', async () => {
  const source = bills(3)
  for (const id of [1, 2, 3]) await source.update(id, { status: 'sent' })
  const { dialog } = await start(source)
  expect(dialog.getByText(/^None of these can be changed/).textContent).toMatch(/only while status is draft/i)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Change/ }).disabled).toBe(true)
})

it('sends nothing that breaks a rule', async () => {
  const source = bills(3)
  const { user, dialog } = await start(source)
  await user.type(dialog.getByRole('textbox', { name: /Units/ }), '0')
  await user.click(dialog.getByRole('button', { name: 'Change 3 bills' }))
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /Units/ }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(await unitsOf(source)).toEqual([1, 2, 3])
})

it('gives each record its own value back with undo', async () => {
  const source = bills(3)
  const { user, dialog } = await start(source)
  await user.type(dialog.getByRole('textbox', { name: /Units/ }), '99')
  await user.click(dialog.getByRole('button', { name: 'Change 3 bills' }))
  const messages = within(await screen.findByRole('region', { name: 'Messages' }))
  await messages.findByText('3 bills are changed')
  expect(await unitsOf(source)).toEqual([99, 99, 99])
  await user.click(messages.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await unitsOf(source)).toEqual([1, 2, 3]))
})

it('sends the changes of all together where the source takes several writes in one call, and the way back too', async () => {
  const source = bills(3)
  const calls: (readonly unknown[])[] = []
  const batch: NonNullable<DataSource<object>['batch']> = async (writes) => {
    calls.push(writes.map(({ id, values, ifMatch }) => ({ id, values, ifMatch })))
    return Promise.all(
      writes.map(async ({ id, values, ifMatch }) => ({
        status: 'done' as const,
        record: await source.update(id, values, { ifMatch }),
      })),
    )
  }
  const { user, dialog } = await start({ ...source, batch } as typeof source)
  await user.type(dialog.getByRole('textbox', { name: /Units/ }), '99')
  await user.click(dialog.getByRole('button', { name: 'Change 3 bills' }))
  const messages = within(await screen.findByRole('region', { name: 'Messages' }))
  await messages.findAllByText('3 bills are changed')
  await user.click(messages.getAllByRole('button', { name: 'Undo' }).at(-1)!)
  await waitFor(async () => expect(await unitsOf(source)).toEqual([1, 2, 3]))
  expect(calls).toEqual([
    [1, 2, 3].map((id) => ({ id, values: { units: 99 }, ifMatch: 1 })),
    [1, 2, 3].map((id) => ({ id, values: { units: id }, ifMatch: 2 })),
  ])
})
