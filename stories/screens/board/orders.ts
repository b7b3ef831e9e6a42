import { type MemorySource, memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { choice, date, integer, money, text } from '../../../src/spec/fields/fields'
import { underNetwork } from '../../fixtures/network'

/** The work of a bicycle workshop: each order goes from the door to the door. */
export const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'what',
  subtitle: 'customer',
  version: 'rev',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    what: text({ label: 'What', required: true, maxLength: 60 }),
    customer: text({ label: 'Customer', required: true }),
    promised: date({ label: 'Promised' }),
    price: money({ label: 'Price', currency: 'EUR', min: '0' }),
    mechanic: choice(['Ines', 'Tomasz', 'Yuki'], { label: 'Mechanic', required: true }),
    urgency: choice(['low', 'usual', 'high'], {
      label: 'Urgency',
      labels: { low: 'Low', usual: 'Usual', high: 'High' },
    }),
    reason: text({ label: 'Reason', noun: 'why nothing is done', maxLength: 200 }),
    status: choice(['waiting', 'inWork', 'checked', 'done', 'declined'], {
      label: 'State',
      readOnly: true,
      labels: {
        waiting: 'Waiting',
        inWork: 'In work',
        checked: 'Checked',
        done: 'Done',
        declined: 'Declined',
      },
    }),
  },
  facts: ['promised', 'price', 'mechanic'],
  states: {
    field: 'status',
    initial: 'waiting',
    final: ['done', 'declined'],
    tones: { inWork: 'info', checked: 'warning', done: 'success', declined: 'neutral', waiting: 'neutral' },
  },
  transitions: {
    start: { from: ['waiting'], to: 'inWork', label: 'Start', undo: 'stop' },
    stop: { from: ['inWork'], to: 'waiting', label: 'Put back', undo: 'start' },
    check: { from: ['inWork'], to: 'checked', label: 'Check', when: { price: { gt: '0' } } },
    handOver: { from: ['checked'], to: 'done', label: 'Hand over', confirm: 'Is it paid?' },
    decline: {
      from: ['waiting', 'inWork'],
      to: 'declined',
      label: 'Decline',
      ask: ['reason'],
      tone: 'danger',
    },
  },
  access: {
    mechanic: {
      list: true,
      read: true,
      create: true,
      update: true,
      transition: { start: true, stop: true, check: true, handOver: true, decline: true },
    },
    trainee: { list: true, read: true, transition: { start: { urgency: { not: 'high' } } } },
    customer: { list: true, read: true },
  },
})

export type Order = RecordOf<typeof order>

const work = [
  'Chain and cassette',
  'Brake pads, both',
  'Wheel, trued',
  'New bottom bracket',
  'Cargo bike, yearly service',
  'Lights wired',
  'Headset, cleaned and greased',
]
const customers = ['Amélie Rousseau', 'Brass & Sons Couriers', 'École Jean Moulin', 'Mehmet Yıldız']
const states = ['waiting', 'waiting', 'inWork', 'waiting', 'inWork', 'checked', 'done'] as const
const mechanics = ['Ines', 'Tomasz', 'Yuki'] as const
const urgencies = ['usual', 'high', 'low', undefined] as const

/** As many orders as asked for, the same in each run. */
export function someOrders(count: number): readonly Order[] {
  return Array.from({ length: count }, (_, place): Order => ({
    id: 301 + place,
    rev: 1,
    what:
      count > 40
        ? `${work[place % 7] ?? ''} · ${301 + place}`
        : `${work[place % 7] ?? ''}${place < 7 ? '' : ` ${Math.floor(place / 7) + 1}`}`,
    customer: customers[place % 4] ?? '',
    promised: `2026-03-${String(19 + (place % 11)).padStart(2, '0')}`,
    price: place % 5 === 2 ? '0' : `${(place % 9) * 35 + 24}.50`,
    mechanic: mechanics[place % 3] ?? 'Ines',
    urgency: urgencies[place % 4],
    status: states[place % 7] ?? 'waiting',
  }))
}

export function orderSource(count = 12): MemorySource<Order> {
  return underNetwork(memorySource(order, someOrders(count)))
}
