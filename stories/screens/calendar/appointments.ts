import { memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { choice, instant, integer, reference, text } from '../../../src/spec/fields/fields'

const zone = 'Europe/Vienna'

/** The vets of an animal clinic. */
export const vet = defineEntity({
  name: 'vet',
  labels: [
    { en: 'Vet', ar: 'طبيب بيطري' },
    { en: 'Vets', ar: 'الأطباء البيطريون' },
  ],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: { en: 'Name', ar: 'الاسم' }, required: true }),
  },
  access: { reception: { list: true, read: true }, trainee: { list: true, read: true }, guest: {} },
})

/** An entry in the book of the clinic: with which vet an animal is, and in which room. */
export const appointment = defineEntity({
  name: 'appointment',
  labels: [
    { en: 'Appointment', ar: 'موعد' },
    { en: 'Appointments', ar: 'المواعيد' },
  ],
  id: 'id',
  title: 'animal',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    animal: text({ label: { en: 'Animal', ar: 'الحيوان' }, required: true, maxLength: 60 }),
    begins: instant({ label: { en: 'Begins', ar: 'يبدأ' }, required: true, zone }),
    ends: instant({ label: { en: 'Ends', ar: 'ينتهي' }, zone }),
    vet: reference('vet', { label: { en: 'Vet', ar: 'الطبيب البيطري' } }),
    room: choice(['one', 'two', 'surgery', 'kennel'], {
      label: { en: 'Room', ar: 'الغرفة' },
      labels: {
        one: { en: 'Room 1', ar: 'الغرفة ١' },
        two: { en: 'Room 2', ar: 'الغرفة ٢' },
        surgery: { en: 'Surgery', ar: 'الجراحة' },
        kennel: { en: 'Kennel', ar: 'المأوى' },
      },
    }),
    status: choice(['booked', 'arrived', 'seen'], {
      label: { en: 'Status', ar: 'الحالة' },
      readOnly: true,
      labels: {
        booked: { en: 'Booked', ar: 'محجوز' },
        arrived: { en: 'Arrived', ar: 'وصل' },
        seen: { en: 'Seen', ar: 'تمت المعاينة' },
      },
    }),
  },
  states: {
    field: 'status',
    initial: 'booked',
    final: ['seen'],
    tones: { booked: 'neutral', arrived: 'info', seen: 'success' },
  },
  transitions: {
    arrive: { from: ['booked'], to: 'arrived', label: 'Arrived' },
    see: { from: ['arrived'], to: 'seen', label: 'Seen' },
  },
  access: {
    reception: { list: true, read: true, create: true, update: true },
    trainee: {
      list: true,
      read: true,
      update: true,
      fields: { vet: { update: false }, room: { update: false } },
    },
    guest: { list: true, read: true, fields: { vet: { read: false, update: false } } },
  },
})

export type Appointment = RecordOf<typeof appointment>

const names = [
  'Dr Weber',
  'Dr Novak',
  'Dr Haddad',
  'Dr Lindqvist',
  'Dr Okafor',
  'Dr Baumgartner-Hohenstein',
  'Dr Silva',
  'Dr Tanaka',
  'Dr Yilmaz',
]

/** The first three of them work in a small clinic, all of them in a large one. */
export const vets = names.map((name, index) => ({ id: index + 1, name }))

type Line = readonly [
  animal: string,
  begins: string,
  ends: string | undefined,
  vet: number | undefined,
  room: Appointment['room'],
  status: Appointment['status'],
]

const at = (time: string, day = 18) => `2026-03-${day}T${time}:00Z`

const lines: readonly Line[] = [
  ['Bello, vaccination', at('07:00'), at('07:30'), 1, 'one', 'seen'],
  ['Mimi, teeth', at('07:30'), at('08:30'), 1, 'surgery', 'seen'],
  ['Caruso, check of both ears', at('09:00'), at('09:30'), 1, 'one', 'arrived'],
  ['Flocke, X-ray', at('07:15'), at('08:15'), 2, 'two', 'seen'],
  ['Rex, limping', at('08:30'), at('09:15'), 2, 'two', 'arrived'],
  ['Lilly, nails', at('09:00'), at('09:45'), 2, 'two', 'booked'],
  ['Nala, castration', at('09:30'), at('11:30'), 3, 'surgery', 'booked'],
  ['Pablo, injured wing', at('08:00'), at('08:45'), undefined, 'one', 'booked'],
  ['Simba, infusion for two days', at('06:00', 17), at('15:00', 19), 3, 'kennel', 'arrived'],
  ['Oskar, blood test', at('10:15', 19), at('10:45', 19), 2, 'one', 'booked'],
]

export const appointments: readonly Appointment[] = lines.map(
  ([animal, begins, ends, doctor, room, status], index) => ({
    id: index + 1,
    rev: 1,
    animal,
    begins,
    ends,
    vet: doctor,
    room,
    status,
  }),
)

export const appointmentSource = (records = appointments) => memorySource(appointment, records)

export const vetSource = (count = 3) => memorySource(vet, vets.slice(0, count))
