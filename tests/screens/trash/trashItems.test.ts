import { titleOf } from '../../../src/spec/entities/titleOf'
import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import type { TrashPart } from '../../../src/screens/trash/trashReader'
import { inOrderOfNeed, keptDays, trashItems } from '../../../src/screens/trash/trashItems'
import type { TrashTarget } from '../../../src/screens/trash/trashState'
import { customer, invoice } from '../../../stories/product/workshop'

const target = (entity: object, source: object) => ({ entity, source }) as unknown as TrashTarget
const customers = target(customer, memorySource(customer, [], { trash: true }))
const invoices = target(invoice, memorySource(invoice, [], { trash: true }))

const part = (of: TrashTarget, found: TrashPart['found'], next?: string): TrashPart => ({
  target: of,
  status: 'ready',
  found,
  next,
})
const removedCustomer = (id: number, at: string) => ({ record: { id, name: `Customer ${id}` }, at })
const removedInvoice = (number: string, owner: number, at: string) => ({
  record: { number, customer: owner },
  at,
})

describe('the records of a trash', () => {
  test('of several entities stand by when they were removed, the last first', () => {
    const items = trashItems(
      [
        part(customers, [removedCustomer(1, '2026-03-03'), removedCustomer(2, '2026-03-01')]),
        part(invoices, [removedInvoice('A', 9, '2026-03-02')]),
      ],
      titleOf,
    )
    expect(items.map(({ title }) => title)).toEqual(['Customer 1', 'A', 'Customer 2'])
  })

  test('that are older than what is read of another entity wait, so that nothing comes in between later', () => {
    const items = trashItems(
      [
        part(customers, [removedCustomer(1, '2026-03-03')], 'more'),
        part(invoices, [removedInvoice('A', 9, '2026-03-04'), removedInvoice('B', 9, '2026-03-02')]),
      ],
      titleOf,
    )
    expect(items.map(({ title }) => title)).toEqual(['A', 'Customer 1'])
  })

  test('come back after those that they refer to, as far as these were removed as well', () => {
    const items = trashItems(
      [
        part(customers, [removedCustomer(1, '2026-03-03')]),
        part(invoices, [removedInvoice('A', 1, '2026-03-02'), removedInvoice('B', 5, '2026-03-01')]),
      ],
      titleOf,
    )
    const asked = items.filter(({ kind }) => kind === 'invoice')
    expect(inOrderOfNeed(asked, items).map(({ title }) => title)).toEqual(['Customer 1', 'A', 'B'])
  })

  test('that refer to each other come back, too', () => {
    const base = { kind: 'x', restores: true, purges: true }
    const one = { ...base, id: 1, key: 'x 1', title: 'one', needs: ['x 2'] }
    const two = { ...base, id: 2, key: 'x 2', title: 'two', needs: ['x 1'] }
    expect(inOrderOfNeed([one], [one, two]).map(({ title }) => title)).toEqual(['two', 'one'])
  })

  test('say for how many days they are kept, where it is the same for all', () => {
    const of = (until: string) => ({ ...item, at: '2026-03-01T08:00:00Z', until })
    const item = { id: 1, key: 'x 1', kind: 'x', title: 'one', restores: true, purges: true, needs: [] }
    expect(keptDays([of('2026-03-31T08:00:00Z')])).toBe(30)
    expect(keptDays([of('2026-03-31T08:00:00Z'), of('2026-03-08T08:00:00Z')])).toBeUndefined()
    expect(keptDays([item])).toBeUndefined()
  })
})
