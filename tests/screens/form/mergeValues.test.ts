// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mergeValues } from '../../../src/screens/form/mergeValues'
import {
  choices,
  dateRange,
  type Field,
  group,
  image,
  integer,
  list,
  map,
  text,
} from '../../../src/spec/fields/fields'
import { fc } from '../../properties'

const photo = (name: string) => ({ name, type: 'image/png', size: 1200, url: `/photos/${name}` })
const rings = list(text())
const lines = list({ what: text(), count: integer() })
const line = (what: string, count: number) => ({ what, count })

const examples: readonly [
  what: string,
  Field,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  both: unknown,
][] = [
  ['items that both added', rings, ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  ['an item that both added, once', rings, ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a first item and a last one', rings, ['a'], ['b', 'a'], ['a', 'c'], ['b', 'a', 'c']],
  ['a list that was not there', rings, undefined, ['a'], ['b'], ['a', 'b']],
  ['a removal and an addition', rings, ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['two removals', rings, ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b']],
  ['a new order and an addition', rings, ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'c', 'a']],
  ['an edit and an addition', rings, ['a'], ['x'], ['a', 'c'], ['x', 'c']],
  ['the same items twice', rings, ['a', 'a'], ['a', 'a', 'a'], ['a', 'a', 'b'], ['a', 'a', 'a', 'b']],
  [
    'two edits of one group of a list',
    lines,
    [line('Nest', 1), line('Egg', 3)],
    [line('Nest', 2), line('Egg', 3)],
    [line('Nest box', 1), line('Egg', 4)],
    [line('Nest box', 2), line('Egg', 4)],
  ],
  [
    'photos that both added',
    image({ many: true }),
    [photo('gull.png')],
    [photo('gull.png'), photo('mine.png')],
    [photo('gull.png'), photo('theirs.png')],
    [photo('gull.png'), photo('mine.png'), photo('theirs.png')],
  ],
  [
    'ticks',
    choices(['feathers', 'eggs', 'tracks']),
    ['feathers'],
    ['eggs'],
    ['feathers', 'tracks'],
    ['eggs', 'tracks'],
  ],
  [
    'parts of a group',
    group({ lake: text(), shore: text() }),
    { lake: 'Mono', shore: 'north' },
    { lake: 'Mono', shore: 'west' },
    { lake: 'Mono Lake', shore: 'north' },
    { lake: 'Mono Lake', shore: 'west' },
  ],
  [
    'keys of a map',
    map(text()),
    { a: '1', b: '2' },
    { a: '1', __proto__x: '3' },
    { a: '4', b: '2' },
    { a: '4', __proto__x: '3' },
  ],
]

describe('two changes of one value', () => {
  it.each(examples)('are both there: %s', (_, field, base, mine, theirs, both) => {
    expect(mergeValues(field, base, mine, theirs)).toEqual({ value: both, clean: true })
  })

  const opposed: readonly [
    what: string,
    Field,
    base: unknown,
    mine: unknown,
    theirs: unknown,
    kept: unknown,
  ][] = [
    ['two texts', text(), 'a', 'b', 'c', 'b'],
    ['two edits of one item', rings, ['a'], ['b'], ['c', 'd'], ['b', 'd']],
    ['an edit of what the other removed', lines, [line('Egg', 3)], [], [line('Egg', 4)], [line('Egg', 4)]],
    ['two orders', rings, ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'], ['b', 'a', 'c']],
    [
      'two periods, whose ends belong together',
      dateRange(),
      { start: '2026-01-01', end: '2026-01-31' },
      { start: '2026-01-05', end: '2026-01-31' },
      { start: '2026-01-01', end: '2026-01-03' },
      { start: '2026-01-05', end: '2026-01-31' },
    ],
    ['one photo, replaced twice', image(), photo('a'), photo('b'), photo('c'), photo('b')],
    ['values of another shape than the field', rings, 'a', ['b'], ['c'], ['b']],
  ]
  it.each(opposed)(
    'that exclude each other leave mine, and say so: %s',
    (_, field, base, mine, theirs, kept) => {
      expect(mergeValues(field, base, mine, theirs)).toEqual({ value: kept, clean: false })
    },
  )

  const someItems = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 })
  const someLines = fc.array(
    fc.record({ what: fc.constantFrom('Nest', 'Egg', 'Ring'), count: fc.nat({ max: 3 }) }),
    { maxLength: 5 },
  )

  it('of a list of texts lose nothing that either added, and make nothing up', () => {
    fc.assert(
      fc.property(someItems, someItems, someItems, (base, mine, theirs) => {
        const { value, clean } = mergeValues(rings, base, mine, theirs)
        const added = [...mine, ...(clean ? theirs : [])].filter((item) => !base.includes(item))
        expect(value).toEqual(expect.arrayContaining(added))
        expect([...base, ...mine, ...theirs]).toEqual(expect.arrayContaining(value as string[]))
      }),
    )
  })

  it('are no merge where only one changed anything, or both did the same', () => {
    fc.assert(
      fc.property(someLines, someLines, (base, changed) => {
        const versions = [
          [changed, base],
          [base, changed],
          [changed, changed],
        ]
        for (const [mine, theirs] of versions) {
          expect(mergeValues(lines, base, mine, theirs)).toEqual({ value: changed, clean: true })
        }
      }),
    )
  })
})
