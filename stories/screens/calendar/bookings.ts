import { memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { choice, instant, integer, text } from '../../../src/spec/fields/fields'
import { instantOf } from '../../../src/spec/values/timeText'

const zone = 'Europe/Paris'

/** An entry in the book of a bicycle workshop: work with its hours, or work that takes days. */
export const booking = defineEntity({
  name: 'booking',
  labels: [
    { en: 'Booking', ar: 'حجز' },
    { en: 'Bookings', ar: 'الحجوزات' },
  ],
  id: 'id',
  title: 'work',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    work: text({ label: { en: 'Work', ar: 'العمل' }, required: true, maxLength: 60 }),
    begins: instant({ label: { en: 'Begins', ar: 'يبدأ' }, required: true, zone }),
    ends: instant({
      label: { en: 'Ends', ar: 'ينتهي' },
      zone,
      validate: (ends, { begins }) =>
        typeof ends === 'string' && typeof begins === 'string' && instantOf(ends) <= instantOf(begins)
          ? 'Let it end after it begins'
          : undefined,
    }),
    status: choice(['asked', 'agreed', 'done'], {
      label: { en: 'Status', ar: 'الحالة' },
      readOnly: true,
      labels: {
        asked: { en: 'Asked for', ar: 'مطلوب' },
        agreed: { en: 'Agreed', ar: 'متفق عليه' },
        done: { en: 'Done', ar: 'منجز' },
      },
    }),
  },
  states: {
    field: 'status',
    initial: 'asked',
    final: ['done'],
    tones: { asked: 'warning', agreed: 'info', done: 'success' },
  },
  transitions: {
    agree: { from: ['asked'], to: 'agreed', label: 'Agree' },
    finish: { from: ['agreed'], to: 'done', label: 'Finish' },
  },
  access: {
    mechanic: { list: true, read: true, create: true, update: { status: { not: 'done' } } },
    apprentice: { list: true, read: true },
    visitor: {},
  },
})

export type Booking = RecordOf<typeof booking>

type Line = readonly [work: string, begins: string, ends: string, status: Booking['status']]

const lines: readonly Line[] = [
  ['Brakes, Amélie Rousseau', '2026-03-16T08:00:00Z', '2026-03-16T09:30:00Z', 'done'],
  ['Wheel truing', '2026-03-16T08:30:00Z', '2026-03-16T10:00:00Z', 'done'],
  ['Chain and cassette', '2026-03-17T13:00:00Z', '2026-03-17T14:00:00Z', 'agreed'],
  ['School bicycles, spring check', '2026-03-17T07:00:00Z', '2026-03-20T16:00:00Z', 'agreed'],
  ['Battery test, Brass & Sons', '2026-03-18T08:00:00Z', '2026-03-18T11:00:00Z', 'agreed'],
  ['Tyres', '2026-03-18T09:00:00Z', '2026-03-18T10:00:00Z', 'asked'],
  ['Bottom bracket', '2026-03-18T09:30:00Z', '2026-03-18T10:30:00Z', 'asked'],
  ['Cargo bike, service', '2026-03-18T14:00:00Z', '2026-03-18T15:30:00Z', 'agreed'],
  ['Light, Mehmet Yıldız', '2026-03-18T15:45:00Z', '2026-03-18T16:15:00Z', 'asked'],
  ['Fitting, Vélo Club', '2026-03-19T16:00:00Z', '2026-03-19T18:00:00Z', 'asked'],
  ['Holiday', '2026-03-27T23:00:00Z', '2026-04-05T22:00:00Z', 'agreed'],
  ['Fair in Bron', '2026-03-06T08:00:00Z', '2026-03-08T16:00:00Z', 'done'],
]

export const bookings: readonly Booking[] = lines.map(([work, begins, ends, status], index) => ({
  id: index + 1,
  rev: 1,
  work,
  begins,
  ends,
  status,
}))

export const bookingSource = (records = bookings) => memorySource(booking, records)
