import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { memorySource, ProblemError } from '../../../src/data'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { choice, defineEntity, defineProduct, integer, reference, text, unique } from '../../../src/spec'
import { withRoom } from '../withRoom'
import { billFields, billHead } from './bill'

const bill = defineEntity({
  ...billHead,
  fields: {
    ...billFields,
    customer: text({ label: 'Customer', required: true }),
    units: integer({ label: 'Units', min: 1 }),
    status: choice(['draft', 'sent'], { label: 'Status' }),
  },
  access: {
    clerk: { list: true, read: true, update: { status: 'draft' }, fields: { units: { update: false } } },
  },
})

const bills = () =>
  memorySource(bill, [
    { id: 1, rev: 1, number: 'B-1', customer: 'Ada', units: 3, status: 'draft' },
    { id: 2, rev: 1, number: 'B-2', customer: 'Grace', units: 5, status: 'sent' },
  ])

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/list/CellEditor'), 60_000)
afterEach(cleanup)

const cellOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[aria-colindex]')!
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })

async function list(source = bills()) {
  const user = userEvent.setup()
  render(<ListScreen entity={bill} source={source} editable layout="table" />)
  await screen.findByText('Ada')
  const open = async (text: string, key = '{Enter}') => {
    act(() => cellOf(text).focus())
    await user.keyboard(key)
  }
  return { user, source, open }
}

it('saves what is entered with Enter, and stays in the cell', async () => {
  const { user, source, open } = await list()
  await open('Ada')
  const control = await field('Customer')
  await waitFor(() => expect(document.activeElement).toBe(control))
  await user.clear(control)
  await user.type(control, 'Alan{Enter}')
  await screen.findByText('Alan')
  expect(screen.queryByRole('textbox', { name: 'Customer' })).toBeNull()
  expect(cellOf('Alan')).toBe(document.activeElement)
  expect(await source.get(1)).toMatchObject({ customer: 'Alan', rev: 2 })
})

it('gives the stored value back with Escape, and asks the source for nothing', async () => {
  const { user, source, open } = await list()
  await open('Ada', '{F2}')
  await user.type(await field('Customer'), 'x{Escape}')
  expect(cellOf('Ada')).toBe(document.activeElement)
  expect(await source.get(1)).toMatchObject({ customer: 'Ada', rev: 1 })
})

it('saves with Tab and goes on to the next value that can be edited, with Shift to the last one', async () => {
  const { user, source, open } = await list()
  await open('Ada')
  const control = await field('Customer')
  await user.clear(control)
  await user.type(control, 'Alan')
  await user.tab()
  const units = await field('Units')
  await waitFor(() => expect(document.activeElement).toBe(units))
  expect(await source.get(1)).toMatchObject({ customer: 'Alan' })
  await user.tab({ shift: true })
  await waitFor(async () => expect(document.activeElement).toBe(await field('Customer')))
})

it('keeps what breaks a rule as it was typed, says why, and saves nothing', async () => {
  const { user, source, open } = await list()
  await open('3')
  const control = await field('Units')
  await user.clear(control)
  await user.type(control, '0{Enter}')
  await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'))
  expect((control as HTMLInputElement).value).toBe('0')
  expect(await source.get(1)).toMatchObject({ units: 3, rev: 1 })
})

it.each([
  [401, /sign/i],
  [503, /service/i],
])('keeps what was typed when the source answers with %s, and says what it means', async (status, words) => {
  const source = bills()
  let down = true
  source.control.fail = ({ method, phase }) =>
    down && method === 'update' && phase === 'before' ? new ProblemError({ status, title: 'No' }) : undefined
  const { user, open } = await list(source)
  await open('Ada')
  const control = await field('Customer')
  await user.clear(control)
  await user.type(control, 'Alan{Enter}')
  await waitFor(() => expect(control.closest('.sw-CellEditor')!.textContent).toMatch(words))
  expect((control as HTMLInputElement).value).toBe('Alan')
  down = false
  await user.type(control, '{Enter}')
  await waitFor(async () => expect(await source.get(1)).toMatchObject({ customer: 'Alan' }))
})

it('keeps both changes when someone else has changed another value meanwhile', async () => {
  const { user, source, open } = await list()
  await open('Ada')
  const control = await field('Customer')
  await source.update(1, { units: 9 })
  await user.clear(control)
  await user.type(control, 'Alan{Enter}')
  await waitFor(async () => expect(await source.get(1)).toMatchObject({ customer: 'Alan', units: 9 }))
})

it('overwrites nobody: says what the same value has become, and asks which one stays', async () => {
  const { user, source, open } = await list()
  await open('Ada')
  const control = await field('Customer')
  await source.update(1, { customer: 'Edsger' })
  await user.clear(control)
  await user.type(control, 'Alan{Enter}')
  await waitFor(() =>
    expect(control.closest('.sw-CellEditor')!.textContent).toMatch(/changed this to “Edsger”/),
  )
  expect(await source.get(1)).toMatchObject({ customer: 'Edsger' })
  await user.type(control, '{Enter}')
  await waitFor(async () => expect(await source.get(1)).toMatchObject({ customer: 'Alan' }))
})

it('saves what is left by a press elsewhere', async () => {
  const { user, source, open } = await list()
  await open('Ada')
  const control = await field('Customer')
  await user.clear(control)
  await user.type(control, 'Alan')
  await user.click(screen.getByRole('heading', { name: 'Bills' }))
  await waitFor(async () => expect(await source.get(1)).toMatchObject({ customer: 'Alan' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Customer' })).toBeNull())
})

it('opens no cell that the role may not change: neither the field, nor the record in its state', async () => {
  const product = defineProduct({ entities: [bill], roles: { clerk: { label: 'Clerk' } } })
  render(
    <ProductProvider product={product} sources={{ bill: bills() }} role="clerk">
      <ListScreen entity={bill} editable layout="table" />
    </ProductProvider>,
  )
  await screen.findByText('Ada')
  const editable = [...document.querySelectorAll('[data-editable]')].map((cell) => cell.textContent)
  expect(editable).toEqual(['B-1', 'Ada', 'Draft'])
  fireEvent.doubleClick(cellOf('Grace'))
  expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull()
})

it('is seen in the list before an optimistic source has answered, and is gone again with its words', async () => {
  const inner = bills()
  let answer = (_reason: Error) => {}
  const update = () => new Promise<never>((_, reject) => (answer = reject))
  const source = { ...inner, optimistic: true, update } as ReturnType<typeof bills>
  const { user } = await list(source)
  // Another list of the same source.
  render(<ListScreen entity={bill} source={source} fields={['customer']} layout="table" />)
  await waitFor(() => expect(screen.getAllByText('Ada')).toHaveLength(2))
  act(() => screen.getAllByText('Ada')[0]!.closest<HTMLElement>('[aria-colindex]')!.focus())
  await user.keyboard('{Enter}')
  const control = await field('Customer')
  await user.clear(control)
  await user.type(control, 'Alan{Enter}')
  await screen.findByText('Alan')
  await act(async () => answer(new ProblemError({ status: 422, detail: 'The month is closed.' })))
  await screen.findAllByText(/The month is closed\./)
  expect(screen.queryByText('Alan')).toBeNull()
  expect((await field('Customer')) as HTMLInputElement).toHaveProperty('value', 'Alan')
})

it('asks about other records as the form does, and sends nothing that one of them has already', async () => {
  const unlike = defineEntity({ ...bill, rules: [unique({ at: ['customer'] })] })
  const stored = memorySource(unlike, [
    { id: 1, rev: 1, number: 'B-1', customer: 'Ada', units: 3, status: 'draft' },
    { id: 2, rev: 1, number: 'B-2', customer: 'Grace', units: 5, status: 'sent' },
  ])
  const update = vi.fn<typeof stored.update>((...sent) => stored.update(...sent))
  const user = userEvent.setup()
  render(<ListScreen entity={unlike} source={{ ...stored, update }} editable layout="table" />)
  await screen.findByText('Ada')
  act(() => cellOf('Ada').focus())
  await user.keyboard('{Enter}')
  const control = await field('Customer')
  await user.clear(control)
  await user.type(control, 'Grace{Enter}')
  await screen.findAllByText('Enter another customer, this one is taken')
  expect(update).not.toHaveBeenCalled()
  await user.clear(control)
  await user.type(control, 'Ada Byron{Enter}')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
})

it('offers the records that go with what stands beside it, as the form does', async () => {
  const contact = defineEntity({
    name: 'contact',
    labels: ['Contact', 'Contacts'],
    id: 'id',
    title: 'name',
    fields: {
      id: integer({ readOnly: true }),
      name: text({ label: 'Name' }),
      firm: choice(['north', 'south'], { label: 'Firm' }),
    },
  })
  const visit = defineEntity({
    name: 'visit',
    labels: ['Visit', 'Visits'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      firm: choice(['north', 'south'], { label: 'Firm' }),
      contact: reference('contact', { label: 'Contact', filter: { firm: { is: { field: 'firm' } } } }),
    },
  })
  const sources = {
    contact: memorySource(contact, [
      { id: 1, name: 'Ada', firm: 'north' },
      { id: 2, name: 'Grace', firm: 'south' },
      { id: 3, name: 'Alan', firm: 'north' },
    ]),
    visit: memorySource(visit, [{ id: 7, firm: 'north', contact: 1 }]),
  }
  const user = userEvent.setup()
  render(
    <ProductProvider product={defineProduct({ entities: [contact, visit] })} sources={sources}>
      <ListScreen entity={visit} editable layout="table" />
    </ProductProvider>,
  )
  await screen.findByText('Ada')
  act(() => cellOf('Ada').focus())
  await user.keyboard('{Enter}')
  const control = await screen.findByRole('combobox', { name: /^Contact/ })
  await user.clear(control)
  await user.type(control, 'al')
  await screen.findByRole('option', { name: /Alan/ })
  expect(screen.queryByRole('option', { name: /Grace/ })).toBeNull()
})
