import { expect, it } from 'vitest'
import { settleBranches } from '../../../src/screens/tree/settleBranches'
import type { TreeBranch } from '../../../src/screens/tree/TreeBranch'

interface Item {
  readonly id: string
  readonly in?: string | undefined
}

const branch = (records: readonly Item[], more: Partial<TreeBranch<Item>> = {}): TreeBranch<Item> => ({
  status: 'ready',
  records,
  total: { kind: 'exact', count: records.length },
  ...more,
})

function settle(
  branches: ReadonlyMap<string, TreeBranch<Item>>,
  changes: Readonly<Record<string, string | undefined>> = {},
) {
  return settleBranches(branches, {
    getId: ({ id }) => id,
    getParentId: (item) => item.in,
    change: (item) => {
      if (!Object.hasOwn(changes, item.id)) return item
      return changes[item.id] === 'removed' ? undefined : { ...item, in: changes[item.id] }
    },
    isIn: (key, parent) => key === ' found' || (key === ' lost' ? parent === 'gone' : key === parent),
  })
}
const idsIn = (branches: ReadonlyMap<string, TreeBranch<Item>>, key: string) =>
  branches.get(key)?.records.map(({ id }) => id)

const tree = new Map([
  ['', branch([{ id: 'bags' }, { id: 'books' }])],
  ['bags', branch([{ id: 'dry', in: 'bags' }])],
])

it('leaves the branches as they are while every record stands in its own', () => {
  expect(settle(tree)).toBe(tree)
})

it('shows a moved record where it goes before either branch has answered, first and counted', () => {
  const after = settle(tree, { dry: undefined })
  expect(idsIn(after, '')).toEqual(['dry', 'bags', 'books'])
  expect(idsIn(after, 'bags')).toEqual([])
  expect(after.get('')?.total).toEqual({ kind: 'exact', count: 3 })
  expect(after.get('bags')?.total).toEqual({ kind: 'exact', count: 0 })
})

it('shows it once where the new branch has answered and the old one has not', () => {
  const answered = new Map([...tree, ['books', branch([{ id: 'dry', in: 'books' }])]])
  const after = settle(answered, { dry: 'books' })
  expect(idsIn(after, 'books')).toEqual(['dry'])
  expect(idsIn(after, 'bags')).toEqual([])
})

it('shows it in a branch that has not come', () => {
  const opened = new Map([...tree, ['books', branch([], { status: 'loading', total: undefined })]])
  const after = settle(opened, { dry: 'books' })
  expect(after.get('books')).toMatchObject({ status: 'loading', total: undefined })
  expect(idsIn(after, 'books')).toEqual(['dry'])
})

it('shows it nowhere where its new branch is closed, and no record that is removed', () => {
  const closed = settle(tree, { dry: 'books' })
  expect([...closed.values()].flatMap(({ records }) => records.map(({ id }) => id))).not.toContain('dry')
  expect(idsIn(settle(tree, { books: 'removed' }), '')).toEqual(['bags'])
})

it('keeps what was found together, wherever it stands', () => {
  const found = new Map([[' found', branch([{ id: 'dry', in: 'bags' }, { id: 'books' }])]])
  expect(idsIn(settle(found, { dry: 'books' }), ' found')).toEqual(['dry', 'books'])
})

it('takes a record away from those without a parent as soon as it has one', () => {
  const lost = new Map([...tree, [' lost', branch([{ id: 'snow', in: 'gone' }])]])
  expect(idsIn(settle(lost), ' lost')).toEqual(['snow'])
  const after = settle(lost, { snow: 'bags' })
  expect(idsIn(after, ' lost')).toEqual([])
  expect(idsIn(after, 'bags')).toEqual(['snow', 'dry'])
})
