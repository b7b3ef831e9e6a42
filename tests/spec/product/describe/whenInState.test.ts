import { expect, test } from 'vitest'
import type { Grant } from '../../../../src/spec/access/access'
import { defineEntity } from '../../../../src/spec/entities/defineEntity'
import { whenInState } from '../../../../src/spec/product/describe/whenInState'
import { choice } from '../../../../src/spec/fields/kinds/choice'
import { integer } from '../../../../src/spec/fields/kinds/number'
import { text } from '../../../../src/spec/fields/kinds/text'

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: { id: text({ readOnly: true }), status: choice(['draft', 'sent']), total: integer() },
  states: { field: 'status', initial: 'draft' },
})

test.each<[Grant | undefined, Grant, Grant]>([
  [undefined, false, false],
  [true, true, true],
  [{ status: 'draft' }, true, false],
  [{ status: { not: 'draft' } }, false, true],
  [{ status: 'draft', total: { gt: 3 } }, [{ total: { gt: 3 } }], false],
  [[{ status: 'draft' }, { total: 3 }], true, [{ total: 3 }]],
  [{ total: 3 }, [{ total: 3 }], [{ total: 3 }]],
  [{}, true, true],
  [[], false, false],
])('%j comes to %j as a draft and to %j once sent', (grant, asDraft, onceSent) => {
  expect(whenInState(grant, invoice, 'draft')).toEqual(asDraft)
  expect(whenInState(grant, invoice, 'sent')).toEqual(onceSent)
})

test('without a state nothing is known of it', () => {
  const grant = { status: 'draft' } as const
  expect(whenInState(grant, invoice, undefined)).toEqual([grant])
})
