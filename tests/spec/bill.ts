import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, date, integer, money, reference, text } from '../../src/spec/fields/fields'

/** An invoice with states and access, as a small office has it. */
export const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  title: 'number',
  version: 'rev',
  fields: {
    id: text({ readOnly: true }),
    rev: integer({ readOnly: true }),
    number: text({ required: true }),
    total: money({ currency: 'EUR' }),
    due: date(),
    owner: reference('user'),
    margin: integer({ required: true }),
    status: choice(['draft', 'sent', 'paid'], { readOnly: true, labels: { paid: 'Paid' } }),
  },
  states: { field: 'status', initial: 'draft', final: ['paid'] },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', ask: ['due', 'margin'], when: { total: { gt: '0' }, margin: { gte: 10 } } },
    markPaid: { from: ['sent'], to: 'paid' },
    takeBack: { from: ['sent', 'paid'], to: 'draft' },
  },
  access: {
    boss: {
      list: true,
      read: true,
      create: true,
      update: true,
      remove: true,
      transition: { send: true, markPaid: true, takeBack: true },
    },
    clerk: {
      list: true,
      read: true,
      create: true,
      update: [{ status: 'draft' }, { owner: { me: true }, margin: { lt: 50 } }],
      transition: { send: { owner: { me: true } }, markPaid: { margin: { gt: 0 } } },
      fields: { margin: { read: false }, total: { update: { due: null } } },
    },
    guest: { read: { status: 'paid' }, fields: { number: { read: false }, rev: { read: false }, status: { read: false } } },
  },
}) // prettier-ignore
