import { expect, it } from 'vitest'
import { layoutStates } from '../../../src/screens/specification/layoutStates'
import { stateGraph } from '../../../src/screens/specification/stateGraph'
import { choice, defineEntity, text } from '../../../src/spec'
import { invoice } from '../../../stories/product/workshop'

it('draws every state once and every way between two, with all its transitions', () => {
  const graph = stateGraph(invoice, 'en')
  expect(graph?.nodes.map(({ label }) => label)).toEqual(['Draft', 'Sent', 'Paid', 'Overdue', 'Void'])
  expect(graph?.edges).toContainEqual({ from: 'sent', to: 'overdue', labels: ['Mark as overdue'] })
  expect(graph?.edges).toContainEqual({ from: 'overdue', to: 'sent', labels: ['Give more time'] })
})

it('lets no state lie over another, and every way begin and end', () => {
  const graph = stateGraph(invoice, 'en')
  if (!graph) throw new Error('no states')
  const { nodes, edges, start, width, height } = layoutStates(graph)
  for (const one of nodes) {
    expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0)
    expect(one.x + one.width / 2).toBeLessThanOrEqual(width)
    expect(one.y + one.height / 2).toBeLessThanOrEqual(height)
    for (const other of nodes) {
      if (one === other) continue
      const beside = Math.abs(one.x - other.x) >= (one.width + other.width) / 2
      const above = Math.abs(one.y - other.y) >= (one.height + other.height) / 2
      expect(beside || above, `${one.name} lies over ${other.name}`).toBe(true)
    }
  }
  for (const { path } of [...edges, ...(start ? [start] : [])]) expect(path).toMatch(/^M[-\d.]+ [-\d.]+[QL]/)
})

it('draws a transition that stays where it is, joins two of the same way, and leaves out a misspelt state', () => {
  const door = defineEntity({
    name: 'door',
    labels: ['Door', 'Doors'],
    id: 'id',
    fields: { id: text({ label: 'Id', readOnly: true }), is: choice(['open', 'shut'], { label: 'Is' }) },
    states: { field: 'is', initial: 'open' },
    transitions: {
      oil: { from: ['open'], to: 'open', label: 'Oil' },
      shut: { from: ['open'], to: 'shut', label: 'Shut' },
      slam: { from: ['open'], to: 'shut', label: 'Slam' },
      lock: { from: ['shut'], to: 'lokced', label: 'Lock' },
    },
  } as never) as never
  const graph = stateGraph(door, 'en')
  expect(graph?.edges.map(({ labels }) => labels)).toEqual([['Oil'], ['Shut', 'Slam']])
  expect(graph && layoutStates(graph).edges.every(({ path }) => path.length > 0)).toBe(true)
})

it('has nothing to draw where no states are declared', () => {
  const note = defineEntity({
    name: 'note',
    labels: ['Note', 'Notes'],
    id: 'id',
    fields: { id: text({ label: 'Id', readOnly: true }) },
  })
  expect(stateGraph(note, 'en')).toBeUndefined()
})
