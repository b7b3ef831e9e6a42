import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { NoDrawing } from '../../../src/screens/specification/StateDiagram'
import { SpecificationScreenView } from '../../../src/screens/specification/SpecificationScreenView'
import {
  useSpecification,
  type SpecificationOptions,
} from '../../../src/screens/specification/useSpecification'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, text } from '../../../src/spec/fields/fields'
import { faulty } from '../../fixtures/billing/faulty'

function Shown(props: SpecificationOptions) {
  return <SpecificationScreenView {...useSpecification(props)} />
}

const meta = preview.meta({
  title: 'Screens/SpecificationScreenView',
  component: Shown,
  parameters: { layout: 'fullscreen' },
})

/** Something cannot work: each finding says where it is, why it matters and the next step. */
export const Errors = meta.story({
  args: { product: faulty },
  parameters: { visual: { skip: 'too high for one picture; its findings are in that of "Warnings"' } },
  play: async ({ canvas }) => {
    const findings = canvas.getByRole('region', { name: 'Findings' })
    await expect(within(findings).getByText(/things cannot work/)).toBeVisible()
    await expect(within(findings).getAllByText('Cannot work')[0]).toBeVisible()
  },
})

const lamp = defineEntity({
  name: 'lamp',
  labels: ['Street lamp', 'Street lamps'],
  id: 'id',
  title: 'street',
  fields: {
    id: text({ label: 'Number', readOnly: true }),
    street: text({ label: 'Street', required: true }),
    state: choice(['lit', 'broken', 'gone'], {
      label: 'State',
      labels: { lit: 'Lit', broken: 'Broken', gone: 'Taken down' },
    }),
  },
  states: { field: 'state', initial: 'lit', final: ['gone'], tones: { lit: 'success', broken: 'danger' } },
  transitions: {
    fail: { from: ['lit'], to: 'broken', label: 'Report' },
    mend: { from: ['broken'], to: 'lit', label: 'Mend' },
    remove: { from: ['lit', 'broken'], to: 'gone', label: 'Take down' },
  },
})

/** Nothing but an entity is declared, and all of it fits together: what is not declared is not shown. */
export const Sound = meta.story({
  args: { product: { entities: [lamp] } },
  parameters: { visual: { until: '.sw-StateDiagram-drawing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was found that does not fit together.')).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: /^8/ })).getByText('not shown')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /3 states of Street lamps/ })).toBeVisible()
  },
})

const bench = defineEntity({
  name: 'bench',
  labels: ['Bench', 'Benches'],
  id: 'id',
  title: 'park',
  fields: { id: text({ label: 'Number', readOnly: true }), park: text() },
})

/** Something could be better, and nothing is broken. */
export const Warnings = meta.story({
  args: { product: { entities: [bench] } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region', { name: 'Findings' })).getByText('One thing could be better'),
    ).toBeVisible()
  },
})

/** For readers who do not build the product: nothing is checked. Nothing is declared either, and nothing is made up. */
export const Unchecked = meta.story({
  args: { product: {}, check: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Findings' })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('not shown', { selector: 'p' })).toHaveLength(9)
  },
})

/** The product says what it does and for whom. */
export const ForWhom = meta.story({
  args: {
    product: {
      purpose: {
        does: 'Keeps the street lamps of a town lit.',
        for: ['Residents who report a lamp', 'Electricians who mend it', 'The town, which pays'],
      },
    },
    check: false,
  },
  play: async ({ canvas }) => {
    const people = within(canvas.getByRole('region', { name: /^1/ })).getAllByRole('listitem')
    await expect(people).toHaveLength(3)
  },
})

/** The code that draws states did not come: the tables say the same, and the page goes on without. */
export const NoDiagram = meta.story({
  render: () => (
    <div className="sw-StateDiagram">
      <NoDrawing />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The diagram could not be loaded. The tables below say the same.'),
    ).toBeVisible()
  },
})
