import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memorySource, roleSource } from '../../../src/data'
import { readListQuery, writeListQuery } from '../../../src/screens/list/listAddress'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { date, defineEntity, instant, integer, text } from '../../../src/spec'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-31T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'book',
  fields: {
    id: integer({ readOnly: true }),
    book: text({ label: 'Book' }),
    due: date({ label: 'Due' }),
    lentAt: instant({ label: 'Lent' }),
  },
  access: { reader: { list: { due: { gte: { today: true, zone: 'Europe/London' } } }, read: true } },
})
const loans = [
  { id: 1, book: 'Emma', due: '2026-02-20', lentAt: '2026-01-20T10:00:00Z' },
  { id: 2, book: 'Persuasion', due: '2026-03-12', lentAt: '2026-02-12T10:00:00Z' },
  { id: 3, book: 'Villette', due: '2026-04-04', lentAt: '2026-03-31T10:00:00Z' },
]
const lastMonth = { due: { gte: { today: '-P29D', zone: 'Europe/London' }, lte: { today: true } } }

function show(query: Parameters<typeof ListScreen>[0]['defaultQuery'] = {}) {
  const source = memorySource(loan, loans)
  const list = vi.spyOn(source, 'list')
  const onQueryChange = vi.fn()
  render(<ListScreen entity={loan} source={source} defaultQuery={query} onQueryChange={onQueryChange} />)
  return { list, onQueryChange }
}
const said = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))

it('says in the address what was asked, and asks the source for the days that it is now', async () => {
  const address = writeListQuery({ filter: lastMonth })
  expect(address).toContain('today')
  expect(address).not.toContain('2026')
  const { list } = show(readListQuery(address))
  await said('1 loan')
  expect(screen.getByText('Persuasion')).toBeTruthy()
  expect(screen.getByText('the last 30 days')).toBeTruthy()
  for (const [query] of list.mock.calls) {
    expect(query.filter).toEqual({ due: { gte: '2026-03-02', lte: '2026-03-31' } })
  }
})

it('is asked for as a number of days', async () => {
  const { onQueryChange } = show()
  await said('3 loans')
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Filter' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Add a filter' })
  const choose = (name: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByRole('combobox', { name }), { target: { value } })
  choose(/^Field/, 'due')
  choose(/^Condition/, 'next')
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Days/ }), { target: { value: '7' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show results' }))
  await said('1 loan')
  expect(screen.getByText('Villette')).toBeTruthy()
  const [query] = onQueryChange.mock.lastCall!
  expect(query.filter).toEqual({ due: { gte: { today: true }, lte: { today: 'P7D' } } })
})

it('counts back from the moment for moments', async () => {
  show({ filter: { lentAt: { gte: { now: '-PT24H' } } } })
  await said('1 loan')
  expect(screen.getByText('Villette')).toBeTruthy()
})

it('asks for the moments of a day', async () => {
  const today = { lentAt: { is: { today: true } } }
  const { list } = show(readListQuery(writeListQuery({ filter: today })))
  await said('1 loan')
  expect(screen.getByText('Villette')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Lent\s*:?\s*today/ })).toBeTruthy()
  for (const [query] of list.mock.calls) {
    expect(query.filter).toEqual({
      lentAt: { gte: '2026-03-31T00:00:00.000Z', lte: '2026-03-31T23:59:59.999Z' },
    })
  }
})

it('limits what a role may list to the moments of a day', async () => {
  const source = memorySource(loan, loans)
  const list = vi.spyOn(source, 'list')
  const entity = { ...loan, access: { reader: { list: { lentAt: { is: { today: true } } }, read: true } } } as const
  const seen = await roleSource(source, entity, { role: 'reader' }).list({})
  expect(seen.records.map(({ book }) => book)).toEqual(['Villette'])
  expect(list.mock.lastCall?.[0].filter).toEqual({
    lentAt: { gte: '2026-03-31T00:00:00.000Z', lte: '2026-03-31T23:59:59.999Z' },
  })
  // Sources know no comparison without the bound itself: what is left is left out here.
  const before = { ...loan, access: { reader: { list: { lentAt: { lt: { today: true } } }, read: true } } } as const
  const others = await roleSource(memorySource(loan, loans), before, { role: 'reader' }).list({})
  expect(others.records.map(({ book }) => book)).toEqual(['Emma', 'Persuasion'])
}) // prettier-ignore

it('limits what a role may list by the day that it is now', async () => {
  const source = memorySource(loan, loans)
  const list = vi.spyOn(source, 'list')
  const seen = await roleSource(source, loan, { role: 'reader' }).list({})
  expect(seen.records.map(({ book }) => book)).toEqual(['Villette'])
  expect(list.mock.lastCall?.[0].filter).toEqual({ due: { gte: '2026-03-31' } })
})
