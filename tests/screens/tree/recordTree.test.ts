import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordTree } from '../../../src/screens/tree/recordTree'

type Link = readonly [id: string, parent?: string]

const treeOf = (links: readonly Link[]) =>
  recordTree(links, { getId: ([id]) => id, getParentId: ([, parent]) => parent })
const idsBelow = (tree: ReturnType<typeof treeOf>, id = '') =>
  tree.branches.get(id)?.records.map(([one]) => one)

it('puts each record below its parent, in the order given', () => {
  const tree = treeOf([['b', 'a'], ['a'], ['c', 'a'], ['d']])
  expect(idsBelow(tree)).toEqual(['a', 'd'])
  expect(idsBelow(tree, 'a')).toEqual(['b', 'c'])
  expect(tree.marks.size).toBe(0)
})

it('knows of a record without any below it that its branch is empty', () => {
  expect(idsBelow(treeOf([['a']]), 'a')).toEqual([])
})

it('puts a record whose parent is not among them at the top, marked', () => {
  const tree = treeOf([
    ['a', 'gone'],
    ['b', 'a'],
  ])
  expect(idsBelow(tree)).toEqual(['a'])
  expect([...tree.marks]).toEqual([['a', 'orphan']])
})

it('cuts a ring at the first of its records, whichever one a way leads into', () => {
  const tree = treeOf([
    ['x', 'c'],
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'b'],
  ])
  expect(idsBelow(tree)).toEqual(['b'])
  expect([...tree.marks]).toEqual([['b', 'circle']])
  expect(idsBelow(tree, 'c')).toEqual(['x'])
})

it('cuts a record that stands below itself', () => {
  const tree = treeOf([['a', 'a']])
  expect(idsBelow(tree)).toEqual(['a'])
  expect(tree.marks.get('a')).toBe('circle')
})

it('gives every record one place, which a way from the top leads to', () => {
  const links = fc
    .array(fc.option(fc.nat(14), { nil: undefined }), { minLength: 1, maxLength: 12 })
    .map((parents) =>
      parents.map((parent, id): Link => [`${id}`, parent === undefined ? undefined : `${parent}`]),
    )
  fc.assert(
    fc.property(links, (records) => {
      const tree = treeOf(records)
      const met: string[] = []
      for (let level = ['']; level.length > 0;) {
        level = level.flatMap((id) => idsBelow(tree, id) ?? [])
        met.push(...level)
        if (met.length > records.length) break
      }
      expect(met.toSorted()).toEqual(records.map(([id]) => id).toSorted())
    }),
  )
})
