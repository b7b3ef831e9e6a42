import { type MemorySource, memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { boolean, integer, reference, text } from '../../../src/spec/fields/fields'
import { underNetwork } from '../../fixtures/network'

/** A category under which a shop for outdoor gear files its goods. */
const declared = {
  name: 'category',
  labels: ['Category', 'Categories'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 60 }),
    parent: reference('category', { label: 'Stands below' }),
    goods: integer({ label: 'Goods', readOnly: true, min: 0 }),
    shown: boolean({ label: 'In the shop' }),
    code: text({ label: 'Code', maxLength: 12 }),
  },
  removal: 'asked',
} as const

/** The same without roles, for a product that has none. */
export const openCategory = defineEntity(declared)

export const category = defineEntity({
  ...declared,
  access: {
    buyer: { list: true, read: true, create: true, update: true, remove: true },
    clerk: { list: true, read: true, update: true, fields: { parent: { update: false } } },
    trainee: { list: true, read: true },
    guest: {},
  },
})

export type Category = RecordOf<typeof category>

type Branch = readonly [name: string, goods: number, below?: readonly Branch[]]

const shop: readonly Branch[] = [
  [
    'Bags',
    0,
    [
      [
        'Backpacks',
        48,
        [
          ['Day packs', 31],
          ['Trekking', 24],
          ['For children', 9],
        ],
      ],
      ['Travel bags', 17],
      ['Dry bags', 12],
    ],
  ],
  [
    'Camping',
    0,
    [
      [
        'Tents',
        14,
        [
          ['One person', 6],
          ['Two persons', 11],
          [
            'Families',
            8,
            [
              ['Four persons', 5],
              ['Six persons and more', 3, [['With a porch', 2]]],
            ],
          ],
          ['Poles and pegs', 37],
        ],
      ],
      [
        'Sleeping bags',
        29,
        [
          ['Down', 12],
          ['Synthetic', 15],
        ],
      ],
      ['Mats', 22],
      [
        'Cooking',
        4,
        [
          ['Stoves', 13],
          ['Pots and pans', 21],
          ['Water filters', 7],
        ],
      ],
    ],
  ],
  [
    'Clothing',
    0,
    [
      [
        'Jackets',
        64,
        [
          ['Rain', 26],
          ['Wind', 14],
          ['Down', 19],
        ],
      ],
      ['Trousers', 41],
      ['Hats and gloves', 33],
    ],
  ],
  [
    'Climbing',
    0,
    [
      ['Ropes', 16],
      ['Harnesses', 11],
      ['Shoes', 27],
    ],
  ],
  ['Books and maps', 86],
  ['Gift cards', 1],
]

/** The categories of the shop; the same in each run. */
export function someCategories(): readonly Category[] {
  const records: Category[] = []
  const add = (branches: readonly Branch[], parent: number | undefined) => {
    for (const [name, goods, below = []] of branches) {
      const id = 11 + records.length
      records.push({
        id,
        rev: 1,
        name,
        ...(parent !== undefined && { parent }),
        goods,
        shown: name !== 'Gift cards',
        code: name.slice(0, 3).toUpperCase(),
      })
      add(below, id)
    }
  }
  add(shop, undefined)
  return records
}

/** The id of a category, by its name. */
export function idOfCategory(name: string): number {
  return someCategories().find((one) => one.name === name)?.id ?? 0
}

/** One whose parent was deleted, and two that stand below each other. */
export const misplaced: readonly Category[] = [
  { id: 90, rev: 1, name: 'Snow shoes', parent: 404, goods: 5, shown: true, code: 'SNO' },
  { id: 91, rev: 1, name: 'Outlet', parent: 92, goods: 40, shown: true, code: 'OUT' },
  { id: 92, rev: 1, name: 'Last pieces', parent: 91, goods: 12, shown: false, code: 'LAS' },
]

export function categorySource(records: readonly Category[] = someCategories()): MemorySource<Category> {
  return underNetwork(memorySource(category, records))
}
