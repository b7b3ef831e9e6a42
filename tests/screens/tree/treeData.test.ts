import { expect, it } from 'vitest'
import { foundTree, openTree, orphaned } from '../../../src/screens/tree/treeData'
import type { TreeBranch } from '../../../src/screens/tree/TreeBranch'

interface Item {
  readonly id: string
  readonly in?: string
}

const keys = { getId: ({ id }: Item) => id, getParent: (item: Item) => item.in }
const ready = (...records: readonly Item[]): TreeBranch<Item> => ({
  status: 'ready',
  records,
  total: { kind: 'exact', count: records.length },
})
const problem = { type: 'about:blank', title: 'No', status: 503 }
const above = (...records: readonly Item[]) => ({
  records: new Map(records.map((record) => [record.id, record])),
  failed: new Set<string>(),
})
const idsAt = (branches: ReadonlyMap<string, TreeBranch<Item>>, key = '') =>
  branches.get(key)?.records.map(({ id }) => id)

it('puts what has no place at the end of the top, counted and marked', () => {
  const top = ready({ id: 'bags' })
  const branches = new Map([
    ['', top],
    [orphaned, ready({ id: 'snow', in: 'gone' })],
  ])
  const tree = openTree(branches, top, [{ id: 'a', in: 'b' }], keys.getId)
  expect(idsAt(tree.branches)).toEqual(['bags', 'snow', 'a'])
  expect(tree.branches.get('')?.total).toEqual({ kind: 'exact', count: 3 })
  expect([...tree.marks]).toEqual([
    ['snow', 'orphan'],
    ['a', 'circle'],
  ])
})

it('shows nothing twice that was moved to the top out of a ring', () => {
  const top = ready({ id: 'a' })
  expect(idsAt(openTree(new Map([['', top]]), top, [{ id: 'a', in: 'b' }], keys.getId).branches)).toEqual([
    'a',
  ])
})

it('says that a branch is old whose renewal failed, since nothing in its place does', () => {
  const top = ready({ id: 'bags' })
  const branches = new Map([
    ['', top],
    ['bags', { ...ready({ id: 'dry', in: 'bags' }), problem }],
  ])
  expect(openTree(branches, top, [], keys.getId).state).toMatchObject({ status: 'refreshFailed', problem })
  const failed = new Map([
    ['', top],
    ['bags', { status: 'failed' as const, records: [], problem }],
  ])
  expect(openTree(failed, top, [], keys.getId).state.status).toBe('ready')
})

it('shows what was found below what leads there, which is marked, and nothing else', () => {
  const hits = ready({ id: 'porch', in: 'tents' }, { id: 'tents', in: 'camping' })
  const tree = foundTree(hits, above({ id: 'camping' }, { id: 'tents', in: 'camping' }), keys)
  expect(idsAt(tree.branches)).toEqual(['camping'])
  expect(idsAt(tree.branches, 'tents')).toEqual(['porch'])
  expect([...tree.marks]).toEqual([['camping', 'place']])
  expect(tree.state.total).toEqual({ kind: 'exact', count: 2 })
})

it('says of a hit without its parent why it stands at the top, unless the parent only gave no answer', () => {
  const hits = ready({ id: 'porch', in: 'tents' })
  expect([...foundTree(hits, above(), keys).marks]).toEqual([['porch', 'orphan']])
  const unanswered = foundTree(hits, { ...above(), failed: new Set(['tents']) }, keys)
  expect(idsAt(unanswered.branches)).toEqual(['porch'])
  expect(unanswered.marks.size).toBe(0)
})

it('comes to an end where what was found stands in a ring', () => {
  const ring = [
    { id: 'a', in: 'b' },
    { id: 'b', in: 'a' },
  ]
  const tree = foundTree(ready(ring[0]!), above(...ring), keys)
  expect(idsAt(tree.branches)).toHaveLength(1)
  expect([...tree.marks.values()]).toContain('circle')
})
