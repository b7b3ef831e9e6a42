import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { BoardScreen } from '../../../src/screens/board/BoardScreen'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { SearchScreen } from '../../../src/screens/search/SearchScreen'
import {
  choice,
  date,
  defineEntity,
  defineProduct,
  entityScreens,
  integer,
  reference,
  text,
} from '../../../src/spec'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

const work = defineEntity({
  name: 'work',
  labels: ['Work', 'Works'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})
const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  titleTemplate: '{work} until {until}',
  fields: {
    id: integer({ readOnly: true }),
    work: reference('work', { label: 'Work' }),
    until: date({ label: 'Until' }),
    status: choice(['asked', 'out'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'asked', final: ['out'] },
  transitions: { send: { from: ['asked'], to: 'out', label: 'Send out' } },
})
const report = defineEntity({
  name: 'report',
  labels: ['Report', 'Reports'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), loan: reference('loan', { label: 'Loan' }) },
})
const damage = defineEntity({
  name: 'damage',
  labels: ['Damage', 'Damages'],
  id: 'id',
  title: 'what',
  subtitle: 'work',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What' }),
    work: reference('work', { label: 'Work' }),
  },
})
const product = defineProduct({
  entities: [work, loan, report, damage],
  screens: entityScreens(damage, { base: '/damages' }),
})
const title = 'Owl until March 20, 2026'

function draw(part: React.ReactNode) {
  const sources = {
    work: memorySource(work, [{ id: 7, name: 'Owl' }]),
    loan: memorySource(loan, [{ id: 3, work: 7, until: '2026-03-20', status: 'asked' }]),
    report: memorySource(report, [{ id: 1, loan: 3 }]),
    damage: memorySource(damage, [{ id: 5, what: 'Scratch', work: 7 }]),
  }
  render(
    <ProductProvider product={product} sources={sources}>
      {part}
    </ProductProvider>,
  )
  return sources
}

describe('what stands beside a title is the title of the record that it refers to', () => {
  it('on its page, where the reference stays a value among the others', async () => {
    draw(<DetailScreen entity={damage} id={5} />)
    const subtitle = () => document.querySelector('.sw-PageHeader-subtitle')?.textContent
    await waitFor(() => expect(subtitle()).toMatch(/^Owl/))
    expect(
      screen.getByText('Work', { selector: 'dt *, dt' }).closest('dt')?.nextElementSibling?.textContent,
    ).toBe('Owl')
  })

  it('in a search', async () => {
    draw(<SearchScreen defaultWords="Scratch" />)
    const result = await screen.findByRole('link', { name: /Scratch/ })
    await waitFor(() => expect(result.closest('li')?.textContent).toContain('Owl'))
  })
})

describe('a title that speaks of another record is whole', () => {
  it('on a card of a board', async () => {
    draw(<BoardScreen entity={loan} />)
    await screen.findByRole('row', { name: title })
  })

  it('on a day of a calendar', async () => {
    draw(<CalendarScreen entity={loan} defaultQuery={{ view: 'agenda', date: '2026-03-18' }} />)
    await waitFor(() => expect(document.body.textContent).toContain(title))
  })

  it('above the form that edits it', async () => {
    draw(<FormScreen entity={loan} id={3} />)
    await screen.findByRole('heading', { name: `Edit ${title}` })
  })

  it('in the list of records that point here', async () => {
    draw(<DetailScreen entity={work} id={7} />)
    const related = await screen.findByRole('region', { name: /Loans/ })
    await within(related).findByText(title)
  })

  it('where another record refers to it', async () => {
    draw(<DetailScreen entity={report} id={1} />)
    await screen.findByText(title)
  })

  it('among the options of a field that points at it', async () => {
    draw(<FormScreen entity={report} id={1} />)
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Loan/ })
    await waitFor(() => expect(box.value).toBe(title))
    fireEvent.click(box)
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    await screen.findByRole('option', { name: title })
  })
})
