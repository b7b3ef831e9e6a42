import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { RelativeTime } from '../../src/components/RelativeTime'
import { useLocale } from '../../src/internal/locale'
import { arabic } from '../../src/messages/arabic'

afterEach(cleanup)

function Spoken() {
  const { locale, direction, t } = useLocale()
  return <p>{`${locale} ${direction} ${t('button.pending')}`}</p>
}

test.each([
  ['en-GB', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['ku', 'ltr'],
  ['ckb', 'rtl'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['pa', 'ltr'],
])('%s runs %s', (locale, direction) => {
  render(
    <LocaleProvider locale={locale}>
      <Spoken />
    </LocaleProvider>,
  )
  expect(screen.getByText(new RegExp(`^${locale} ${direction} `))).toBeTruthy()
})

test('it speaks the words it is given, and English for those that are missing', () => {
  render(
    <LocaleProvider locale="ar" messages={{ 'banner.dismiss': arabic['banner.dismiss'] }}>
      <Spoken />
    </LocaleProvider>,
  )
  expect(screen.getByText('ar rtl Working')).toBeTruthy()
})

test('what is no language tag is said to the developer, and English is used', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <LocaleProvider locale="en_US">
      <Spoken />
    </LocaleProvider>,
  )
  expect(heard).toHaveBeenCalledWith(
    'screenwright: LocaleProvider was given the locale "en_US", which is no language tag, so that English is used. Give a BCP 47 tag such as "en" or "pt-BR".',
  )
  expect(screen.getByText('en ltr Working')).toBeTruthy()
})

test('it draws nothing unless asked to', () => {
  const { container } = render(<LocaleProvider locale="ar" />)
  expect(container.innerHTML).toBe('')
})

test('a calendar is asked for beside the locale, and is no part of the language', () => {
  render(
    <LocaleProvider locale="th-TH" calendar="gregory" as="section" data-testid="section">
      <Spoken />
    </LocaleProvider>,
  )
  expect(screen.getByText(/^th-TH-u-ca-gregory ltr /)).toBeTruthy()
  expect(screen.getByTestId('section').lang).toBe('th-TH')
})

test('what is no calendar is said to the developer, and the locale keeps its own', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <LocaleProvider locale="th-TH" calendar="Thai solar">
      <Spoken />
    </LocaleProvider>,
  )
  expect(heard).toHaveBeenCalledWith(
    'screenwright: LocaleProvider was given the calendar "Thai solar", which is no name of one, so that the calendar of the locale "th-TH" is used. Give one such as "gregory" or "buddhist".',
  )
  expect(screen.getByText(/^th-TH ltr /)).toBeTruthy()
})

test('moments are shown by the clocks of the zone, of a part of the page by those of its own', () => {
  const moment = '2026-11-21T23:30:00Z'
  const words = () => screen.getAllByRole('tooltip', { hidden: true }).map((tip) => tip.textContent)
  render(
    <LocaleProvider locale="en-GB" zone="Europe/Berlin">
      <RelativeTime value={moment} />
      <RelativeTime value={moment} zone="Asia/Tokyo" />
      <LocaleProvider locale="en-GB">
        <RelativeTime value={moment} />
      </LocaleProvider>
    </LocaleProvider>,
  )
  expect(words()).toEqual([
    '22 November 2026 at 00:30 CET',
    '22 November 2026 at 08:30 GMT+9',
    '22 November 2026 at 00:30 CET',
  ])
})

test('a zone that is none is said to developers, and moments are shown as without it', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <LocaleProvider zone="Berlin">
      <RelativeTime value="2026-11-21T23:30:00Z" />
    </LocaleProvider>,
  )
  expect(heard.mock.calls.flat().join(' ')).toContain('was given the zone "Berlin", which is no name of one')
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('11:30')
  heard.mockRestore()
})
