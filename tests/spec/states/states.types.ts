import type { Entity, EntityDeclaration } from '../../../src/spec/entities/Entity'
import { choice, date, integer, money, reference, text, type Fields } from '../../../src/spec/fields/fields'
import { evaluate, type When } from '../../../src/spec/conditions/When'

/** A declaration without the parts that these examples do not need. */
type Declared<F extends Fields> = Pick<EntityDeclaration<F>, 'fields' | 'states' | 'transitions' | 'access'>
declare function declare<const F extends Fields>(declared: Declared<F>): Entity<F>

const invoice = declare({
  fields: {
    id: text({ readOnly: true }),
    copies: integer(),
    total: money({ currency: 'EUR' }),
    due: date(),
    owner: reference('user'),
    reviewers: reference('user', { many: true }),
    status: choice(['draft', 'sent', 'paid'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'draft', final: ['paid'], tones: { paid: 'success' } },
  transitions: {
    send: { from: ['draft'], to: 'sent', ask: ['due'], when: { total: { gt: '0' }, due: { empty: false } } },
    pay: { from: ['sent'], to: 'paid', when: [{ owner: { me: true } }, { reviewers: { contains: 7 } }] },
  },
  access: {
    clerk: { list: true, update: { status: 'draft' }, transition: { send: { copies: { in: [1, 2] } } } },
    auditor: { read: true, fields: { total: { read: false }, due: { update: { status: { not: 'paid' } } } } },
  },
})

// A declaration of one entity fits any.
const any: Entity = invoice
const asked: When<typeof invoice.fields> = { copies: { gte: 1 }, reviewers: { me: true } }
const anyAsked: When = asked
void [any, anyAsked, evaluate(asked, {}, { fields: invoice.fields })]

const fields = invoice.fields
// @ts-expect-error a field that does not exist
declare({ fields, transitions: { send: { from: ['draft'], to: 'sent', ask: ['deu'] } } })
// @ts-expect-error a state that does not exist
declare({ fields, transitions: { send: { from: ['darft'], to: 'sent' } } })
// @ts-expect-error a state that does not exist
declare({ fields, states: { field: 'status', initial: 'new' } })
// @ts-expect-error states are kept in a choice
declare({ fields, states: { field: 'due', initial: 'draft' } })
// @ts-expect-error a condition on a field that does not exist
declare({ fields, access: { clerk: { update: { stauts: 'draft' } } } })
// @ts-expect-error an option that does not exist
declare({ fields, access: { clerk: { update: { status: 'darft' } } } })
// @ts-expect-error a comparison of another kind
declare({ fields, access: { clerk: { update: { copies: { gt: '1' } } } } })
// @ts-expect-error an operator that its kind does not know
declare({ fields, access: { clerk: { update: { status: { gt: 'draft' } } } } })
// @ts-expect-error several are asked for one with contains
declare({ fields, access: { clerk: { update: { reviewers: 7 } } } })
