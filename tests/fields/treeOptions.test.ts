import { describe, expect, it } from 'vitest'
import { branchesWith, canTickMore, tickOf, type TreeOption, withTick } from '../../src/fields/treeOptions'

const gulls: TreeOption = {
  value: 'gulls',
  label: 'Gulls',
  children: [
    { value: 'herring', label: 'Herring gull' },
    { value: 'ring', label: 'Ring-billed gull' },
    { value: 'ivory', label: 'Ivory gull', disabled: true },
  ],
}
const birds: TreeOption = {
  value: 'birds',
  label: 'Birds',
  children: [gulls, { value: 'owl', label: 'Owl' }],
}
const tree = [birds, { value: 'deer', label: 'Deer' }]
const set = (...values: string[]) => new Set(values)

describe('a tree of options', () => {
  it('is half ticked where some of it is', () => {
    expect(tickOf(birds, set())).toBe('none')
    expect(tickOf(birds, set('herring'))).toBe('some')
    expect(tickOf(gulls, set('herring', 'ring', 'ivory'))).toBe('all')
    expect(tickOf(birds, set('herring', 'ring', 'ivory'))).toBe('some')
  })

  it('ticks all that belongs to a branch but what is out of use, in the order of the tree', () => {
    expect(withTick(tree, set('deer'), birds, true)).toEqual(['herring', 'ring', 'owl', 'deer'])
    expect(withTick(tree, set('herring', 'ivory', 'owl'), birds, false)).toEqual(['ivory'])
  })

  it('keeps values that it does not have', () => {
    expect(withTick(tree, set('moa'), gulls, true)).toEqual(['herring', 'ring', 'moa'])
  })

  it('can be ticked further until nothing is left that a person can tick', () => {
    expect(canTickMore(gulls, set('herring'))).toBe(true)
    expect(canTickMore(gulls, set('herring', 'ring'))).toBe(false)
  })

  it('opens the branches in which something is chosen', () => {
    expect(branchesWith(tree, set('ring'))).toEqual(['birds', 'gulls'])
    expect(branchesWith(tree, set('gulls'))).toEqual(['birds'])
    expect(branchesWith(tree, set('deer'))).toEqual([])
  })
})
