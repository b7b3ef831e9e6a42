import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ReferenceProvider } from '../../../src/components/ReferenceProvider'
import { memorySource } from '../../../src/data'
import { QuickJump } from '../../../src/screens/search/QuickJump'
import { SearchScreen } from '../../../src/screens/search/SearchScreen'
import { date, defineEntity, integer, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const lender = defineEntity({
  name: 'lender',
  labels: ['Lender', 'Lenders'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})
const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  titleTemplate: '{lender} from {from}',
  fields: {
    id: integer({ readOnly: true }),
    lender: reference('lender', { label: 'Lender' }),
    from: date({ label: 'From' }),
    note: text({ label: 'Note' }),
  },
})

function museum() {
  const lenders = memorySource(lender, [
    { id: 7, name: 'Louvre' },
    { id: 8, name: 'Prado' },
  ])
  const loans = memorySource(loan, [
    { id: 1, lender: 7, from: '2026-03-20', note: 'Two crates' },
    { id: 2, lender: 8, from: '2026-04-02', note: 'One crate' },
  ])
  const targets = [{ entity: loan, source: loans, getHref: (id: string | number) => `/loans/${id}` }]
  const getMany = vi.spyOn(lenders, 'getMany')
  const draw = (part: React.ReactNode) =>
    render(<ReferenceProvider references={[{ entity: lender, source: lenders }]}>{part}</ReferenceProvider>)
  return { targets, getMany, draw }
}

withRoom()
afterEach(cleanup)

it('shows on a page of results whole titles, whose references are read in one batch', async () => {
  const { targets, getMany, draw } = museum()
  draw(<SearchScreen targets={targets} defaultWords="crate" />)
  await screen.findByRole('link', { name: /^Louvre from March 20, 2026/ })
  expect(screen.getByRole('link', { name: /^Prado from April 2, 2026/ })).toBeTruthy()
  expect(getMany.mock.calls.map(([ids]) => ids)).toEqual([[7, 8]])
})

it('shows whole titles in the quick jump', async () => {
  const { targets, draw } = museum()
  draw(<QuickJump targets={targets} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'crate')
  await screen.findByRole('option', { name: /^Louvre from March 20, 2026/ })
  expect(screen.getByRole('option', { name: /^Prado from April 2, 2026/ })).toBeTruthy()
})
