import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { SpecificationScreenView } from '../../../src/screens/specification/SpecificationScreenView'
import { StateDiagram } from '../../../src/screens/specification/StateDiagram'
import { stateGraph } from '../../../src/screens/specification/stateGraph'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, text } from '../../../src/spec/fields/fields'

const lamp = defineEntity({
  name: 'lamp',
  labels: ['Street lamp', 'Street lamps'],
  id: 'id',
  fields: {
    id: text({ label: 'Number', readOnly: true }),
    state: choice(['planned', 'ordered', 'lit', 'flickers', 'broken'], {
      label: 'State',
      labels: {
        planned: 'Planned',
        ordered: 'Ordered',
        lit: 'Lit',
        flickers: 'Flickers',
        broken: 'Broken',
      },
    }),
  },
  states: {
    field: 'state',
    initial: 'planned',
    final: ['broken'],
    tones: { ordered: 'info', lit: 'success', flickers: 'warning', broken: 'danger' },
  },
  transitions: {
    order: { from: ['planned'], to: 'ordered', label: 'Order' },
    erect: { from: ['ordered'], to: 'lit', label: 'Erect' },
    report: { from: ['lit'], to: 'flickers', label: 'Report' },
    mend: { from: ['flickers'], to: 'lit', label: 'Mend' },
    fail: { from: ['lit', 'flickers'], to: 'broken', label: 'Take down' },
  },
})

const graph = stateGraph(lamp, 'en')!

const meta = preview.meta({
  title: 'Screens/SpecificationScreen/States',
  component: SpecificationScreenView as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** An auditor reads the life of a street lamp: each state has the tone in which the product shows it. */
export const Diagram = meta.story({
  parameters: { visual: { until: '.sw-StateDiagram-drawing' } },
  render: () => <StateDiagram graph={graph} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /5 states of Street lamps/ })).toBeVisible()
    const strokes = [...canvasElement.querySelectorAll('.sw-StateDiagram-state .sw-StateDiagram-edge')].map(
      (edge) => getComputedStyle(edge).stroke,
    )
    await expect(new Set(strokes).size).toBe(5)
  },
})
