import { expect, test } from 'vitest'
import type { Grant } from '../../src/spec/access'
import { defineEntity } from '../../src/spec/defineEntity'
import { whenInState } from '../../src/spec/describe/whenInState'
import { choice } from '../../src/spec/kinds/choice'
import { integer } from '../../src/spec/kinds/number'
import { text } from '../../src/spec/kinds/text'

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: { id: text({ serverMade: true }), status: choice(['draft', 'sent']), total: integer() },
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
