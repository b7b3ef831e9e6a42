import { createCalendar, parseDate, toCalendar } from '@internationalized/date'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { dayIn } from '../../src/fields/calendarDay'
import { DateField, type DateFieldProps } from '../../src/fields/DateField'
import { readTexts } from '../../src/fields/segmentBoxes'
import { ErrorSummary } from '../../src/form/ErrorSummary'

afterEach(cleanup)

const inLocale = (locale: string, props: Partial<DateFieldProps>) => (
  <LocaleProvider locale={locale}>
    <DateField label="Departure" {...props} />
  </LocaleProvider>
)

it.each([{ defaultValue: '2024-06-05' }, { value: '2024-06-05' }])(
  'shows the same day when the language around it changes (%o)',
  (given) => {
    const { container, rerender } = render(inLocale('th', given))
    expect(readTexts(container)).toEqual({ day: '05', month: '06', year: '2567' })
    rerender(inLocale('fa', given))
    expect(readTexts(container)).toEqual({ day: '۱۶', month: '۰۳', year: '۱۴۰۳' })
    rerender(inLocale('de', given))
    expect(readTexts(container)).toEqual({ day: '05', month: '06', year: '2024' })
  },
)

it('shows what its parent gives instead of a text that the parent had taken up', () => {
  const { container, rerender } = render(inLocale('en', { value: '6/5/2024' }))
  const year = container.querySelector('[data-part="year"]') as Element
  fireEvent.input(year, { target: { value: '202' } })
  rerender(inLocale('en', { value: '6/5/202' }))
  expect(readTexts(container).year).toBe('202')
  rerender(inLocale('en', { value: null }))
  expect(readTexts(container)).toEqual({ day: '', month: '', year: '' })
})

it('shows another day that its parent gives, whatever stands there', () => {
  const { container, rerender } = render(inLocale('en', { value: null }))
  fireEvent.input(container.querySelector('[data-part="month"]') as Element, { target: { value: '3' } })
  rerender(inLocale('en', { value: null }))
  expect(readTexts(container).month).toBe('3')
  rerender(inLocale('en', { value: '2001-11-09' }))
  expect(readTexts(container)).toEqual({ day: '09', month: '11', year: '2001' })
})

it('is corrected where the summary leads: its first part says what to do, and which date it is of', () => {
  render(
    <>
      <ErrorSummary items={[{ id: 'departure', message: 'Enter the departure as a real date' }]} />
      <DateField label="Departure" id="departure" defaultValue="2/31/2024" error="Enter a real date" />
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  const part = screen.getByRole('textbox', { name: 'Departure Month', description: 'Enter a real date' })
  expect(document.activeElement).toBe(part)
  expect(part.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Departure Year', description: '' })).toBeTruthy()
})

it.each([
  'buddhist',
  'persian',
  'islamic-umalqura',
  'islamic-civil',
  'indian',
  'coptic',
  'ethiopic',
] as const)('counts the days as the calendar that opens does: %s', (identifier) => {
  const calendar = createCalendar(identifier)
  for (let time = Date.parse('1925-01-01'); time < Date.parse('2075-01-01'); time += 9 * 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10)
    const { year, month, day } = toCalendar(parseDate(date), calendar)
    expect({ date, ...dayIn(identifier, date) }).toEqual({ date, year, month, day })
  }
})

describe('a date that was filled in before the script ran', () => {
  /** Draw the field on a server, write into its boxes and hydrate it. */
  function hydrated(props: Partial<DateFieldProps>, typed: Record<string, string>) {
    const page = document.body.appendChild(document.createElement('form'))
    const field = (
      <StrictMode>
        <DateField label="Departure" name="departure" {...props} />
      </StrictMode>
    )
    page.innerHTML = renderToString(field)
    for (const [part, text] of Object.entries(typed)) {
      page.querySelector<HTMLInputElement>(`[data-part="${part}"]`)!.value = text
    }
    render(field, { container: page, hydrate: true })
    return page
  }
  const submitted = (page: HTMLFormElement) => new FormData(page).get('departure')

  it('is submitted, and told once', () => {
    const onValueChange = vi.fn()
    const page = hydrated({ onValueChange }, { day: '5', month: '3', year: '2001' })
    expect(submitted(page)).toBe('2001-03-05')
    expect(onValueChange.mock.calls).toEqual([['2001-03-05']])
  })

  it('is submitted where only a later part of it was changed', () => {
    const page = hydrated({ defaultValue: '2000-03-05' }, { year: '2001' })
    expect(submitted(page)).toBe('2001-03-05')
  })

  it('is submitted as it stands while it is unfinished, for a rule to reject', () => {
    expect(submitted(hydrated({}, { day: '5', month: '3' }))).toBe('3/5/')
  })

  it('is as before where it was left alone', () => {
    const onValueChange = vi.fn()
    const page = hydrated({ defaultValue: '2000-03-05', onValueChange }, {})
    expect(submitted(page)).toBe('2000-03-05')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('gives way to the date that a parent holds', () => {
    const page = hydrated({ value: '2000-03-05' }, { year: '2001' })
    expect(readTexts(page)).toEqual({ day: '05', month: '03', year: '2000' })
    expect(submitted(page)).toBe('2000-03-05')
  })
})
