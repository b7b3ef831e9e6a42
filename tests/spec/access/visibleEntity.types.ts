import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { Entity } from '../../../src/spec/entities/Entity'
import { integer, text } from '../../../src/spec/fields/fields'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function holds<Claim extends true>(): Claim

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: { id: text({ readOnly: true }), total: integer() },
  access: { clerk: { read: true }, auditor: { list: true, read: { total: { gt: 0 } } } },
})
const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  fields: { id: text({ readOnly: true }), name: text() },
  access: { seller: { read: true } },
})
const open = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  fields: { id: text({ readOnly: true }) },
})

const seen = visibleEntity(invoice, 'clerk')
holds<Equal<typeof seen, typeof invoice>>()

// One of several entities is seen as one of them.
declare const one: typeof invoice | typeof customer
const seenOne = visibleEntity(one, 'clerk')
holds<Equal<typeof seenOne, typeof invoice | typeof customer>>()

// Who is signed in is known when the app runs: any text may be a role, and so may the product's roles.
declare const signedIn: string | undefined
declare const role: 'clerk' | 'seller' | 'guest'
declare const any: Entity
visibleEntity(invoice, signedIn)
visibleEntity(invoice, undefined)
visibleEntity(invoice, role)
visibleEntity(any, 'whoever')
// An entity without access enforces nothing.
visibleEntity(open, 'whoever')

// @ts-expect-error a role that the entity does not name
visibleEntity(invoice, 'clark')
// @ts-expect-error a role of another entity
visibleEntity(invoice, 'seller')
// @ts-expect-error a role that neither of them names
visibleEntity(one, 'clark')
