import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { memorySource } from '../../../src/data'
import { arabic } from '../../../src/messages/arabic'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import { choice, date, defineEntity, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

withRoom()
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const batch = defineEntity({
  name: 'batch',
  labels: ['التشغيلة', 'التشغيلات'],
  nouns: ['تشغيلة', 'تشغيلات'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'الاسم' }),
    expiry: date({ label: 'تاريخ الانتهاء', required: true }),
    status: choice(['recalled'], { label: 'الحالة', labels: { recalled: 'مسحوبة' } }),
  },
  states: { field: 'status', initial: 'recalled' },
})

it('joins its hidden words with the comma of the language, and has no gender for what is new', async () => {
  render(
    <LocaleProvider locale="ar" messages={arabic}>
      <CalendarScreen
        entity={batch}
        source={memorySource(batch, [{ id: 1, name: 'L-7', expiry: '2026-12-01', status: 'recalled' }])}
        start="expiry"
        query={{ view: 'week', date: '2026-11-30' }}
        getCreateHref={(on) => `#${on}`}
      />
    </LocaleProvider>,
  )
  const event = await screen.findByRole('button', { name: /L-7/ })
  expect(event.textContent).toMatch(/^L-7، الثلاثاء.*، مسحوبة$/)
  const names = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  )
  expect(names.filter((name) => name.includes(', '))).toEqual([])
  expect(names.some((name) => name.startsWith('إضافة تشغيلة يوم الاثنين، 30 نوفمبر'))).toBe(true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('التشغيلات في التقويم')
})
