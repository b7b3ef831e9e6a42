import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { date, list, money, text } from '../../../src/spec/fields/fields'

// They come late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/record/RecordTabs').then(() => {}), 60_000)
afterEach(cleanup)

const payments = list(
  { on: date({ label: 'On' }), amount: money({ label: 'Amount', currency: 'EUR' }) },
  { label: 'Payments' },
)
const fee = defineEntity({
  name: 'fee',
  labels: ['Fee', 'Fees'],
  id: 'id',
  title: 'what',
  fields: {
    id: text({ readOnly: true }),
    what: text({ label: 'For' }),
    note: text({ label: 'Note' }),
    payments,
  },
  sections: [
    { name: 'about', label: 'About', fields: ['note'] },
    { name: 'payments', label: 'Payments', fields: ['payments'] },
  ],
})
const source = memorySource(fee, [
  { id: 'A', what: 'Lunch', note: 'November', payments: [{ on: '2026-11-02', amount: '40' }] },
])

/** The words that a person sees; others are for assistive technology. */
const seen = (words: string) =>
  screen.queryAllByText(words).filter((one) => !one.closest('.sw-VisuallyHidden')).length

it('a section says the label of its only field once, below a heading and in a tab, and names it all the same', async () => {
  render(<DetailScreen entity={fee} source={source} id="A" />)
  await screen.findByRole('heading', { name: 'Payments' })
  expect(seen('Payments')).toBe(1)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('Payments')
  expect(seen('Note')).toBe(1)

  cleanup()
  render(<DetailScreen entity={fee} source={source} id="A" layout="tabs" tab="payments" />)
  const panel = await screen.findByRole('tabpanel', { name: 'Payments' })
  expect(await within(panel).findByText('€40.00')).toBeTruthy()
  expect(seen('Payments')).toBe(1)
  expect(within(panel).getByRole('term').textContent).toBe('Payments')
})
