import { rule } from '../../../src/spec/rules/crossFieldRule'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { Entity, EntityDeclaration } from '../../../src/spec/entities/Entity'
import { choice, date, type Fields, integer, money, reference, text } from '../../../src/spec/fields/fields'
import type { Rule } from '../../../src/spec/rules/Rule'
import { noOverlap } from '../../../src/spec/rules/noOverlap'
import { unique } from '../../../src/spec/rules/unique'
import type { When } from '../../../src/spec/conditions/When'

declare function declare<const F extends Fields>(
  declared: Pick<EntityDeclaration<F>, 'fields' | 'rules'>,
): Entity<F>

const fields = {
  number: text(),
  total: money({ currency: 'EUR' }),
  due: date(),
  owner: reference('user'),
  status: choice(['draft', 'sent']),
}

const validate = () => undefined
const when = { total: { gt: '1000' }, status: { in: ['sent'] } } as const
const invoice = declare({
  fields,
  rules: [
    rule({ at: ['due', 'total'], when: { total: { gt: '1000' } }, require: { due: { empty: false } } }),
    rule({ at: ['due'], when: [{ status: 'sent' }, { owner: { me: true } }], validate }),
    rule({ at: ['due'], when, require: { number: { contains: '-' } }, message: 'Enter a date' }),
    unique({ at: ['number'], when: { status: { not: 'draft' } } }),
    unique({ at: ['number', 'due'] }),
    noOverlap({ at: ['due', 'due'], per: ['owner'], when: { status: { not: 'draft' } } }),
  ],
})
const any: Entity = invoice

// Names that are known only when the app runs are compared with the fields then, by defineEntity and checkProduct.
declare const asked: When
declare const anyRule: Rule<'due'>
declare({ fields, rules: [rule({ at: ['due'], when: asked, require: asked }), anyRule] })
void any

// @ts-expect-error a field that does not exist
declare({ fields, rules: [rule({ at: ['deu'], require: { due: null } })] })
// @ts-expect-error a condition on a field that does not exist
declare({ fields, rules: [rule({ at: ['due'], when: { totl: { gt: '1' } }, require: { due: null } })] })
// @ts-expect-error a condition on a field that does not exist, beside one that does
declare({ fields, rules: [rule({ at: ['due'], when: { total: '1', totl: '2' }, require: { due: null } })] })
// @ts-expect-error an alternative on a field that does not exist
declare({ fields, rules: [rule({ at: ['due'], when: [{ total: '1' }, { totl: '2' }], validate })] })
// @ts-expect-error what must hold of a field that does not exist
declare({ fields, rules: [rule({ at: ['due'], require: { deu: { empty: false } } })] })
// @ts-expect-error an operator that its kind does not know
declare({ fields, rules: [rule({ at: ['due'], require: { number: { gt: '5' } } })] })
// @ts-expect-error an operand of another kind
declare({ fields, rules: [rule({ at: ['due'], require: { total: { gt: 5 } } })] })
// @ts-expect-error an option that does not exist
declare({ fields, rules: [rule({ at: ['due'], require: { status: 'paid' } })] })
// @ts-expect-error a field that does not exist
declare({ fields, rules: [unique({ at: ['nubmer'] })] })
// @ts-expect-error a condition on a field that does not exist
declare({ fields, rules: [unique({ at: ['number'], when: { stauts: 'sent' } })] })
// @ts-expect-error a beginning without an end
noOverlap({ at: ['due'] })
// @ts-expect-error a field to tell apart by that does not exist
declare({ fields, rules: [noOverlap({ at: ['due', 'due'], per: ['owener'] })] })

const named = { name: 'letter', labels: ['Letter', 'Letters'], id: 'id' } as const
defineEntity({
  ...named,
  fields: { id: text({ readOnly: true }), sent: date(), copies: integer() },
  rules: [
    rule({ at: ['sent'], when: { copies: { gt: 3 } }, require: { sent: { empty: false } } }),
    // @ts-expect-error a field that does not exist, where the fields are declared in the same place
    rule({ at: ['sent'], when: { copys: { gt: 3 } }, require: { sent: { empty: false } } }),
  ],
})
