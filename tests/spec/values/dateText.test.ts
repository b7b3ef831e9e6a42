import { expect, test } from 'vitest'
import { isDate, writeDate } from '../../../src/spec/values/dateText'

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isDate(text)).toBe(true)
})

test.each([
  '2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01', '2026-1-1',
  '2026-11-21T00:00', ' 2026-11-21', '2026-11-21\n', '21.11.2026', '', 'today', '٢٠٢٦-١١-٢١',
])('“%s” is none', (text) => {
  expect(isDate(text)).toBe(false)
}) // prettier-ignore

test('a date is written in the words of the locale, whatever the time zone', () => {
  expect(writeDate('1990-01-08', 'en-US')).toBe('January 8, 1990')
  expect(writeDate('1990-01-08', 'en-GB')).toBe('8 January 1990')
  expect(writeDate('0033-04-03', 'en-US')).toBe('April 3, 33')
})

test('what is no date stays as it is', () => {
  expect(writeDate('soon')).toBe('soon')
})

test('every day of the calendar is one, and nothing else', () => {
  const years = [
    '0000',
    '0001',
    '0004',
    '0100',
    '0400',
    '1899',
    '1900',
    '1904',
    '2000',
    '2023',
    '2024',
    '2100',
    '9999',
  ]
  const two = (part: number) => String(part).padStart(2, '0')
  for (const year of years) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const written = `${year}-${two(month)}-${two(day)}`
        const at = new Date(`${written}T00:00:00Z`)
        const isOne = year !== '0000' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)
        expect(isDate(written), written).toBe(isOne)
      }
    }
  }
})
