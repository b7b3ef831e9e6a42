import type { RoleAccess } from '../../../../src/spec/access/access'
import { rule } from '../../../../src/spec/rules/crossFieldRule'
import { defineEntity } from '../../../../src/spec/entities/defineEntity'
import type { Entity, Sort } from '../../../../src/spec/entities/Entity'
import type { EntitySection } from '../../../../src/spec/entities/EntitySection'
import type { Field } from '../../../../src/spec/fields/Field'
import {
  boolean,
  choice,
  choices,
  date,
  email,
  file,
  integer,
  list,
  money,
  number,
  reference,
  text,
} from '../../../../src/spec/fields/fields'
import type { ProductDeclaration } from '../../../../src/spec/product/Product'
import type { Rule } from '../../../../src/spec/rules/Rule'
import type { States, Transition } from '../../../../src/spec/states/states'
import { unique } from '../../../../src/spec/rules/unique'

type Open<Part> = { -readonly [Name in keyof Part]: Part[Name] }

/** An entity while it is written: everything in it can be changed. */
export interface Written {
  labels: [string, string]
  title: string
  fields: Record<string, Field>
  sections?: EntitySection[]
  states?: Open<States>
  transitions: Record<string, Open<Transition>>
  rules: Rule[]
  sort?: Sort[]
  access?: Record<string, Open<RoleAccess>>
}

/** A workshop for bicycles, in which nothing is wrong: what a test changes is what is found. */
export interface Workshop {
  job: Written
  customer: Written
  screens: Record<string, Open<NonNullable<ProductDeclaration['screens']>[string]>>
  roles: Record<string, { label?: string; start?: string }>
  calls: Record<string, Open<NonNullable<ProductDeclaration['calls']>[string]>>
  errors: Record<string, Open<NonNullable<ProductDeclaration['errors']>[string]>>
  limits: Record<string, { value: number; unit?: string }>
}

export function workshop(): Workshop {
  return {
    job: {
      labels: ['Repair', 'Repairs'],
      title: 'what',
      fields: {
        id: integer({ label: 'Repair number', readOnly: true }),
        rev: integer({ label: 'Version', readOnly: true }),
        what: text({ label: 'What is broken', required: true, maxLength: 80 }),
        tag: text({ label: 'Tag', required: true, pattern: /^R-\d{4}$/, maxLength: 8, example: 'R-2041' }),
        customer: reference('customer', { label: 'Customer', required: true }),
        price: money({ label: 'Price', currency: 'EUR', min: '0', max: '5000' }),
        hours: number({ label: 'Hours', min: 0, max: 40, step: 0.25 }),
        wheels: integer({ label: 'Wheels', min: 1, max: 4, default: 2 }),
        due: date({ label: 'Due', min: '2020-01-01', max: '2049-12-31' }),
        urgent: boolean({ label: 'Urgent' }),
        photos: file({ label: 'Photos', many: true, maxBytes: 5_000_000 }),
        parts: list({ name: text({ label: 'Part' }), count: integer({ label: 'Count' }) }, { label: 'Parts', maxItems: 50 }),
        work: choices(['brakes', 'gears', 'frame'], { label: 'Work' }),
        status: choice(['new', 'started', 'done', 'fetched'], { label: 'Status', readOnly: true }),
      },
      states: { field: 'status', initial: 'new', final: ['fetched'] },
      transitions: {
        start: { from: ['new'], to: 'started', label: 'Start', undo: 'putBack' },
        putBack: { from: ['started'], to: 'new', label: 'Put back' },
        finish: { from: ['started'], to: 'done', label: 'Finish', ask: ['hours'], when: { price: { gt: '0' } } },
        hand: { from: ['done'], to: 'fetched', label: 'Hand over', when: { hours: { empty: false, lte: 40 } } },
      },
      rules: [
        rule({ at: ['due'], when: { urgent: true }, require: { due: { empty: false } }, error: 'due-missing' }),
        rule({ at: ['price'], require: [{ price: { lte: '4000' } }, { urgent: { not: true } }] }),
        unique({ at: ['tag'] }),
      ],
      access: {
        mechanic: {
          list: true,
          read: true,
          create: true,
          update: [{ status: { in: ['new', 'started'] } }, { hours: { lt: 1, gte: 0.5 } }],
          transition: { start: true, putBack: true, finish: { hours: { gt: 0 } }, hand: { status: 'done' } },
        },
        cashier: { list: true, read: { status: { not: 'new' } }, fields: { hours: { read: false }, price: { update: false } } },
      },
    },
    customer: {
      labels: ['Customer', 'Customers'],
      title: 'name',
      fields: {
        id: integer({ label: 'Customer number', readOnly: true }),
        rev: integer({ label: 'Version', readOnly: true }),
        name: text({ label: 'Name', required: true, maxLength: 60 }),
        email: email({ label: 'Email', maxLength: 80 }),
        points: integer({ label: 'Points' }),
      },
      transitions: {},
      rules: [],
      access: {
        mechanic: { list: true, read: true },
        cashier: { list: true, read: true, create: true, update: true, remove: { points: 0 } },
      },
    },
    screens: {
      jobs: { path: '/repairs', shows: 'list', entity: 'job' },
      job: { path: '/repairs/:id', shows: 'detail', entity: 'job' },
      newJob: { path: '/repairs/new', shows: 'form', entity: 'job', roles: ['mechanic'] },
      customers: { path: '/customers', shows: 'list', entity: 'customer', roles: ['mechanic', 'cashier'] },
      editCustomer: { path: '/customers/:id/edit', shows: 'form', entity: 'customer', roles: ['cashier'] },
    },
    roles: { mechanic: { label: 'Mechanic' }, cashier: { label: 'Cashier' } },
    calls: {
      job: { list: true, get: true, create: true, update: true, can: { sort: ['due'], filter: { status: ['is'] } } },
      customer: { list: true, get: true, create: true, update: true, remove: true },
    },
    errors: {
      'due-missing': { title: 'Enter the day when it is due', place: 'field', field: 'due', next: 'fix' },
      gone: { title: 'Nobody has it any more', place: 'screen', next: 'giveUp', status: 410 },
    },
    limits: { photos: { value: 5_000_000, unit: 'bytes' }, parts: { value: 50, unit: 'items' }, session: { value: 1800, unit: 'seconds' } },
  }
} // prettier-ignore

/** The product as it is declared, by production, where no declaration is stopped. */
export function declared({ job, customer, ...product }: Workshop): ProductDeclaration {
  return { ...product, entities: [entity('job', job), entity('customer', customer)] }
}

function entity(name: string, { title, ...written }: Written): Entity {
  return defineEntity({ name, id: 'id', version: 'rev', title, ...written })
}
