import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { formula } from '../../src/spec/formulas/buildFormula'
import {
  boolean,
  choice,
  date,
  email,
  group,
  integer,
  list,
  money,
  reference,
  text,
} from '../../src/spec/fields/fields'
import { defineProduct } from '../../src/spec/product/defineProduct'
import { entityScreens } from '../../src/spec/product/entityScreens'
import { rule } from '../../src/spec/rules/crossFieldRule'
import { colleague } from './staff'

const mostLines = 20

export const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 60 }),
    email: email({ label: 'Email', required: true, description: 'Invoices go there.' }),
    city: text({ label: 'City', maxLength: 40 }),
  },
  access: {
    mechanic: { list: true, read: true, create: true, update: true },
    owner: { list: true, read: true, create: true, update: true, remove: true },
    accountant: { list: true, read: true },
  },
})

export const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields: {
    id: text({ label: 'Number', readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 60 }),
    price: money({ label: 'Price', currency: 'EUR', required: true, min: '0' }),
    stock: integer({ label: 'In stock', noun: 'how many are in stock', min: 0 }),
  },
  access: {
    mechanic: { list: true, read: true, update: true, fields: { price: { update: false } } },
    owner: { list: true, read: true, create: true, update: true, remove: true },
  },
})

export const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'number',
  version: 'rev',
  fields: {
    number: text({ label: 'Number', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    customer: reference('customer', { label: 'Customer', required: true }),
    due: date({ label: 'Due', noun: 'the day when it is due' }),
    lines: list(
      group(
        {
          part: reference('part', { label: 'Part', required: true }),
          quantity: integer({ label: 'Quantity', required: true, min: 1 }),
          price: money({ label: 'Price of one', currency: 'EUR', required: true, min: '0' }),
          amount: money({
            label: 'Amount',
            currency: 'EUR',
            readOnly: true,
            computed: formula({ multiply: ['quantity', 'price'] }),
          }),
        },
        { label: 'Line', required: true },
      ),
      { label: 'Lines', noun: 'a line', required: true, maxItems: mostLines },
    ),
    total: money({
      label: 'Total',
      currency: 'EUR',
      readOnly: true,
      computed: formula({ sum: 'lines', of: 'amount' }),
    }),
    status: choice(['draft', 'sent', 'paid', 'overdue', 'void'], {
      label: 'Status',
      readOnly: true,
      labels: { draft: 'Draft', sent: 'Sent', paid: 'Paid', overdue: 'Overdue', void: 'Void' },
    }),
    paidOn: date({ label: 'Paid on', noun: 'the day of the payment' }),
    reason: text({ label: 'Reason', noun: 'why it is void', multiline: true, maxLength: 200 }),
  },
  facts: ['customer', 'due', 'total'],
  columns: ['number', 'status', 'customer', 'due', 'total'],
  sections: [
    { name: 'work', label: 'What was done', fields: ['customer', 'due', 'lines', 'total'] },
    { name: 'payment', label: 'Payment', fields: ['paidOn'], when: { status: 'paid' } },
    { name: 'void', label: 'Why it is void', fields: ['reason'], when: { status: 'void' } },
  ],
  states: {
    field: 'status',
    initial: 'draft',
    final: ['paid', 'void'],
    tones: { sent: 'info', paid: 'success', overdue: 'warning', void: 'danger' },
  },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', ask: ['due'] },
    pay: { from: ['sent', 'overdue'], to: 'paid', label: 'Record payment', ask: ['paidOn'] },
    expire: { from: ['sent'], to: 'overdue', label: 'Mark as overdue', bulk: true, undo: 'extend' },
    extend: { from: ['overdue'], to: 'sent', label: 'Give more time', undo: 'expire' },
    void: { from: ['sent', 'overdue'], to: 'void', label: 'Void', ask: ['reason'], tone: 'danger' },
  },
  rules: [
    rule({ at: ['due'], when: { status: { in: ['sent', 'overdue'] } }, require: { due: { empty: false } } }),
    rule({ at: ['paidOn'], when: { status: 'paid' }, require: { paidOn: { empty: false } } }),
    rule({ at: ['reason'], when: { status: 'void' }, require: { reason: { empty: false } }, error: 'why' }),
  ],
  access: {
    mechanic: {
      list: true,
      read: true,
      create: true,
      update: { status: 'draft' },
      remove: { status: 'draft' },
      transition: { send: { total: { lte: '500' } } },
    },
    owner: {
      list: true,
      read: true,
      create: true,
      update: { status: 'draft' },
      remove: { status: 'draft' },
      transition: { send: true, pay: true, expire: true, extend: true, void: true },
    },
    accountant: {
      list: { status: { not: 'draft' } },
      read: { status: { not: 'draft' } },
      transition: { pay: true, expire: true, extend: true },
    },
  },
})

/** One record: how the workshop writes its invoices. */
export const settings = defineEntity({
  name: 'settings',
  labels: ['Settings', 'Settings'],
  id: 'id',
  version: 'rev',
  fields: {
    id: text({ label: 'Number', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    name: text({ label: 'Name', description: 'It heads each invoice.', required: true, maxLength: 60 }),
    address: text({ label: 'Address', multiline: true, required: true, maxLength: 200 }),
    daysToPay: integer({ label: 'Days to pay', noun: 'how many days', required: true, min: 1, max: 90 }),
    iban: text({ label: 'Account (IBAN)', noun: 'the account', required: true }),
    reminders: boolean({ label: 'Remind customers of overdue invoices' }),
    receipts: boolean({ label: 'Send a receipt for each payment' }),
  },
  sections: [
    { name: 'workshop', label: 'The workshop', fields: ['name', 'address'] },
    { name: 'invoices', label: 'Invoices', columns: 2, fields: ['daysToPay', 'iban'] },
    {
      name: 'mail',
      label: 'Mail to customers',
      description: 'Each change holds at once.',
      fields: ['reminders', 'receipts'],
    },
  ],
  access: {
    owner: { read: true, update: true },
    accountant: { read: true, update: true, fields: { name: { update: false }, address: { update: false } } },
  },
})

export const workshop = defineProduct({
  purpose: { does: 'A bicycle workshop writes invoices and sees which are paid.', for: ['three people'] },
  entities: [invoice, customer, part, colleague, settings],
  screens: {
    ...entityScreens(invoice, { base: '/invoices', calendar: true, board: true }),
    ...entityScreens(customer, { base: '/customers' }),
    ...entityScreens(part, { base: '/parts', openIn: 'beside' }),
    overview: {
      path: '/overview',
      shows: 'overview',
      widgets: {
        open: {
          shows: 'fact',
          entity: 'invoice',
          title: 'Still to be paid',
          sum: 'total',
          filter: { status: { in: ['sent', 'overdue'] } },
        },
        overdue: { shows: 'fact', entity: 'invoice', title: 'Overdue', filter: { status: 'overdue' } },
        due: { shows: 'fact', entity: 'invoice', title: 'Fallen due', by: 'due', period: 'month' },
        drafts: {
          shows: 'list',
          entity: 'invoice',
          title: 'To be sent',
          filter: { status: 'draft' },
          fields: ['total'],
        },
        months: {
          shows: 'trend',
          entity: 'invoice',
          title: 'Invoiced by month',
          by: 'due',
          sum: 'total',
          last: 6,
        },
        states: { shows: 'breakdown', entity: 'invoice', by: 'status' },
        stock: {
          shows: 'list',
          entity: 'part',
          title: 'Running out',
          filter: { stock: { lte: 20 } },
          sort: [{ field: 'stock', direction: 'ascending' }],
          fields: ['stock'],
        },
      },
    },
    people: { path: '/staff', shows: 'people', entity: 'colleague' },
    invitation: { path: '/staff/new', shows: 'form', entity: 'colleague', title: 'Invite a colleague' },
    search: { path: '/search', shows: 'search' },
    history: { path: '/history', shows: 'history' },
    trash: { path: '/trash', shows: 'trash' },
    notifications: { path: '/notifications', shows: 'notifications' },
    settings: { path: '/settings', shows: 'settings', entity: 'settings', record: 'workshop' },
    specification: { path: '/specification', shows: 'specification', roles: ['owner'] },
  },
  roles: {
    owner: { label: 'Owner', description: 'Runs the workshop.' },
    mechanic: { label: 'Mechanic', description: 'Repairs, and writes the invoices for it.' },
    accountant: { label: 'Accountant', description: 'Sees what was sent, and records payments.' },
  },
  errors: {
    why: { title: 'Enter why it is void', place: 'field', field: 'reason', next: 'fix' },
    closed: {
      title: 'The month is closed',
      message: 'Invoices of a closed month stay as they are. Write a new one.',
      place: 'screen',
      next: 'giveUp',
      status: 423,
    },
  },
  limits: { 'invoice.lines': { value: mostLines, unit: 'items', label: 'Lines of one invoice' } },
})

export type Customer = RecordOf<typeof customer>
export type Part = RecordOf<typeof part>
export type Invoice = RecordOf<typeof invoice>
