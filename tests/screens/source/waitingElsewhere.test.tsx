import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { queuedSource } from '../../../src/data/queuedSource'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { RelatedList } from '../../../src/screens/record/RelatedList'
import { WizardScreen } from '../../../src/screens/wizard/WizardScreen'
import { date, defineEntity, integer, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'
import { keptStore } from '../../data/keptStore'

withRoom()
afterEach(cleanup)

const june = { view: 'agenda', date: '2026-06-01' } as const

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'purpose',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    purpose: text({ label: 'Purpose' }),
    work: reference('work', { label: 'Work' }),
    from: date({ label: 'From' }),
  },
})

function museum(isOnline = true) {
  const network = { isOnline }
  const server = memorySource(
    loan,
    [
      { id: 1, purpose: 'A summer show', work: 3, from: '2026-06-03' },
      { id: 2, purpose: 'A study', work: 3, from: '2026-06-20' },
    ],
    { fail: () => (network.isOnline ? undefined : { status: 0, title: 'No answer' }) },
  )
  const loans = queuedSource(server, loan, { store: keptStore().store, isOnline: () => network.isOnline })
  return { network, loans }
}

const shown = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words))

it('a calendar shows without a connection what waits: new, moved and removed', async () => {
  const { network, loans } = museum()
  render(<CalendarScreen entity={loan} source={loans} start="from" query={june} />)
  await shown('A summer show')
  network.isOnline = false
  await loans.create?.({ purpose: 'A night show', work: 3, from: '2026-06-12' })
  await loans.update?.(1, { from: '2026-07-30' })
  await loans.remove?.(2)
  await shown('A night show')
  expect(document.body.textContent).not.toContain('A summer show')
  expect(document.body.textContent).not.toContain('A study')
})

it('a calendar that got no answer shows what waits alone, and that the rest is missing', async () => {
  const { loans } = museum(false)
  await loans.create?.({ purpose: 'A night show', work: 3, from: '2026-06-12' })
  render(<CalendarScreen entity={loan} source={loans} start="from" query={june} />)
  await shown('A night show')
})

it('a related list shows without a connection what waits, and counts it', async () => {
  const { network, loans } = museum()
  render(<RelatedList entity={loan} source={loans} via="work" id={3} />)
  await screen.findByText('A summer show')
  network.isOnline = false
  await loans.create?.({ purpose: 'A night show', work: 3, from: '2026-06-12' })
  await loans.create?.({ purpose: 'Of another work', work: 4, from: '2026-06-12' })
  await loans.update?.(2, { work: 4 })
  await screen.findByText('A night show')
  expect(screen.queryByText('Of another work')).toBeNull()
  expect(screen.queryByText('A study')).toBeNull()
  expect(screen.getByRole('heading').textContent).toContain('2')
})

it('the last page of a wizard says that the record waits for a connection', async () => {
  const { network, loans } = museum()
  network.isOnline = false
  render(<WizardScreen entity={loan} source={loans} steps={[{ name: 'what', fields: ['purpose'] }]} />)
  fireEvent.change(await screen.findByRole('textbox', { name: /^Purpose/ }), {
    target: { value: 'A night show' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: /A night show/ })
  await screen.findByText('1 change waits for a connection')
})

it('rows whose title is made by a template are called by it, with their number below', async () => {
  const visit = defineEntity({
    name: 'visit',
    labels: ['Visit', 'Visits'],
    id: 'id',
    titleTemplate: '{guest} on {day}',
    fields: {
      id: integer({ label: 'Number', readOnly: true }),
      guest: text({ label: 'Guest' }),
      day: date({ label: 'Day' }),
    },
  })
  const visits = memorySource(visit, [{ id: 1207, guest: 'Ada Byron', day: '2026-06-03' }])
  render(<ListScreen entity={visit} source={visits} />)
  const cell = await screen.findByRole('rowheader')
  expect(cell.textContent).toBe('Ada Byron on June 3, 20261207')
  expect(screen.getByRole('columnheader', { name: /^Visit/ })).not.toBeNull()
})
