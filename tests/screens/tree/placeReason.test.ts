import { expect, it } from 'vitest'
import { createTranslator } from '../../../src/messages/createTranslator'
import { everyEnglish } from '../../../src/messages/everyEnglish'
import { placeReason } from '../../../src/screens/tree/placeReason'
import { recordTree } from '../../../src/screens/tree/recordTree'
import { treeRows } from '../../../src/screens/tree/treeRows'

interface Item {
  readonly id: string
  readonly in?: string
}

const items: readonly Item[] = [
  { id: 'Camping' },
  { id: 'Tents', in: 'Camping' },
  { id: 'Families', in: 'Tents' },
  { id: 'Books' },
]
const { branches } = recordTree(items, { getId: ({ id }) => id, getParentId: (item) => item.in })
const rows = treeRows<Item>({
  branches,
  expanded: new Set(items.map(({ id }) => id)),
  getId: ({ id }) => id,
  getChildCount: () => undefined,
})

function reasonFor(id: string, target: string | undefined) {
  const itemOf = (name: string) => items.find((item) => item.id === name)!
  return placeReason<Item>(
    {
      rows,
      getRecordId: (item) => item.id,
      getRecordTitle: (item) => item.id,
      t: createTranslator(everyEnglish),
    },
    itemOf(id),
    target === undefined ? undefined : itemOf(target),
  )
}

it('lets a record go below any other, and to the top', () => {
  expect(reasonFor('Families', 'Books')).toBeUndefined()
  expect(reasonFor('Families', 'Camping')).toBeUndefined()
  expect(reasonFor('Tents', undefined)).toBeUndefined()
})

it('lets none go below itself, or below what is below it at any depth', () => {
  expect(reasonFor('Tents', 'Tents')).toBe('Tents cannot stand below itself.')
  expect(reasonFor('Tents', 'Families')).toBe('Tents cannot stand below what is below it.')
  expect(reasonFor('Camping', 'Families')).toBe('Camping cannot stand below what is below it.')
})

it('says of the place where a record is that it is there already', () => {
  expect(reasonFor('Families', 'Tents')).toBe('Families is there already.')
  expect(reasonFor('Books', undefined)).toBe('Books is there already.')
})
