import { expect, it } from 'vitest'
import { recordTree } from '../../../src/screens/tree/recordTree'
import type { TreeBranch } from '../../../src/screens/tree/TreeBranch'
import { treeRows } from '../../../src/screens/tree/treeRows'

interface Item {
  readonly id: string
  readonly in?: string
}

const items: readonly Item[] = [
  { id: 'bags' },
  { id: 'packs', in: 'bags' },
  { id: 'day', in: 'packs' },
  { id: 'dry', in: 'bags' },
  { id: 'books' },
]
const { branches } = recordTree(items, { getId: ({ id }) => id, getParentId: (item) => item.in })

type Branches = ReadonlyMap<string, TreeBranch<Item>>

function rowsOf(
  given: Branches,
  open: readonly string[] = [],
  getChildCount: (item: Item) => number | undefined = () => undefined,
) {
  return treeRows<Item>({ branches: given, expanded: new Set(open), getId: ({ id }) => id, getChildCount })
}
const written = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => `${'-'.repeat(row.level)}${row.kind === 'record' ? row.id : `(${row.kind})`}`)
const withBranch = (key: string, branch: TreeBranch<Item>): Branches => new Map([...branches, [key, branch]])

it('shows the top alone while no branch is open', () => {
  expect(written(rowsOf(branches))).toEqual(['-bags', '-books'])
})

it('shows what stands below open records right behind them, and nothing of a branch whose record is out of sight', () => {
  expect(written(rowsOf(branches, ['bags', 'packs']))).toEqual([
    '-bags',
    '--packs',
    '---day',
    '--dry',
    '-books',
  ])
  expect(written(rowsOf(branches, ['packs']))).toEqual(['-bags', '-books'])
})

it('counts places among the siblings, and says how many there are where that is known', () => {
  const [, packs, dry] = rowsOf(branches, ['bags'])
  expect(packs).toMatchObject({ position: 1, setSize: 2 })
  expect(dry).toMatchObject({ position: 2, setSize: 2 })
  const more = withBranch('', { status: 'ready', records: items.slice(0, 1), hasMore: true })
  expect(rowsOf(more)[0]).toMatchObject({ position: 1, setSize: undefined })
  const counted = withBranch('', {
    status: 'ready',
    records: items.slice(0, 1),
    hasMore: true,
    total: { kind: 'exact', count: 70 },
  })
  expect(rowsOf(counted)[0]).toMatchObject({ setSize: 70 })
})

it('opens and closes only what has something below it, as far as that is known', () => {
  const expandedOf = (count: number | undefined) => {
    const [bags] = rowsOf(new Map([['', branches.get('')!]]), [], () => count)
    return bags?.kind === 'record' ? bags.expanded : 'no record'
  }
  expect(expandedOf(0)).toBeUndefined()
  expect(expandedOf(2)).toBe(false)
  expect(expandedOf(undefined)).toBe(false)
})

it('says of a branch that a person opened that it is empty, also while it is asked for again', () => {
  for (const status of ['ready', 'refreshing'] as const) {
    const empty = withBranch('books', { status, records: [] })
    expect(written(rowsOf(empty, ['books']))).toEqual(['-bags', '-books', '--(none)'])
  }
  expect(written(rowsOf(withBranch('', { status: 'ready', records: [] })))).toEqual([])
})

it('says in the place of a branch that it loads, that it failed, that there is more, and that some are missing', () => {
  const problem = { type: 'about:blank', title: 'No', status: 503 }
  const rowsBelow = (branch: TreeBranch<Item>) =>
    written(rowsOf(withBranch('bags', branch), ['bags'])).slice(1, -1)
  expect(rowsBelow({ status: 'loading', records: [] })).toEqual(['--(loading)'])
  expect(rowsBelow({ status: 'failed', records: [], problem })).toEqual(['--(failed)'])
  expect(rowsBelow({ status: 'ready', records: [items[3]!], hasMore: true })).toEqual(['--dry', '--(more)'])
  expect(rowsBelow({ status: 'ready', records: [items[3]!], partial: problem })).toEqual([
    '--dry',
    '--(partial)',
  ])
})

it('shows a record that moves into a branch which has not come before it says that the branch is on its way', () => {
  const moved = withBranch('books', { status: 'loading', records: [items[3]!] })
  const rows = rowsOf(moved, ['books'], () => 0)
  expect(written(rows)).toEqual(['-bags', '-books', '--dry', '--(loading)'])
})

it('says nothing of a top that is not known: the page says that it loads', () => {
  expect(written(rowsOf(new Map()))).toEqual([])
  const moved = withBranch('', { status: 'loading', records: items.slice(4) })
  expect(written(rowsOf(moved))).toEqual(['-books', '-(loading)'])
})

it('comes to an end in a ring', () => {
  const ring: Branches = new Map([
    ['', { status: 'ready', records: [{ id: 'a' }] }],
    ['a', { status: 'ready', records: [{ id: 'b' }] }],
    ['b', { status: 'ready', records: [{ id: 'a' }] }],
  ])
  expect(written(rowsOf(ring, ['a', 'b']))).toEqual(['-a', '--b'])
})

it('is as deep as its data', () => {
  const deep = Array.from({ length: 20_000 }, (_, at): Item => ({
    id: `${at}`,
    ...(at > 0 && { in: `${at - 1}` }),
  }))
  const tree = recordTree(deep, { getId: ({ id }) => id, getParentId: (item) => item.in })
  const rows = rowsOf(
    tree.branches,
    deep.map(({ id }) => id),
    () => 1,
  )
  expect(rows.findLast(({ kind }) => kind === 'record')?.level).toBe(20_000)
})
