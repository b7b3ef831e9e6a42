import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { FormScreen } from '../../src/screens/form/FormScreen'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { Field, FieldKind } from '../../src/spec/fields/fields'
import * as kinds from '../../src/spec/fields/fields'

/** One field of each kind, each with something in it. */
const fields: Record<FieldKind, readonly [field: Field, value: unknown]> = {
  text: [kinds.text(), 'Gull'],
  integer: [kinds.integer(), 3],
  number: [kinds.number(), 2.5],
  percent: [kinds.percent(), 40],
  decimal: [kinds.decimal(), '12.50'],
  money: [kinds.money({ currency: 'EUR' }), '12.50'],
  boolean: [kinds.boolean(), true],
  choice: [kinds.choice(['north', 'south']), 'north'],
  choices: [kinds.choices(['north', 'south']), ['north', 'south']],
  date: [kinds.date(), '2001-05-04'],
  time: [kinds.time(), '14:30'],
  instant: [kinds.instant({ zone: 'UTC' }), '2001-05-04T14:30:00Z'],
  dateRange: [kinds.dateRange(), { start: '2001-05-04', end: '2001-05-06' }],
  duration: [kinds.duration(), 'PT1H'],
  reference: [kinds.reference('airport'), 'DEN'],
  list: [kinds.list(kinds.text()), ['ring', 'scar']],
  group: [kinds.group({ lake: kinds.text() }), { lake: 'Mono' }],
  variant: [kinds.variant('kind', { bird: { name: kinds.text() } }), { kind: 'bird', name: 'Gull' }],
  map: [kinds.map(kinds.text()), { en: 'Gull' }],
  file: [kinds.file(), { name: 'report.pdf', type: 'application/pdf', size: 12, url: '/report.pdf' }],
  image: [kinds.image(), { name: 'gull.png', type: 'image/png', size: 12, url: '/gull.png' }],
  code: [kinds.code(), '123456'],
  colour: [kinds.colour(), '#ff0000'],
  json: [kinds.json(), { a: 1 }],
}

const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'code',
  fields: { code: kinds.text({ required: true }) },
})
const airports = { entity: airport, source: memorySource(airport, [{ code: 'DEN' }]) }

afterEach(cleanup)

describe('a form of every kind of field', () => {
  it.each(Object.entries(fields))('has a control for %s', async (kind, [field, value]) => {
    await saveUnchanged(kind, field, value)
  })

  it.each(Object.entries(fields))('has a control for a map of %s', async (kind, [field, value]) => {
    await saveUnchanged(kind, kinds.map(field), { en: value })
  })

  it.each(Object.entries(fields))('has a control for a list of %s', async (kind, [field, value]) => {
    await saveUnchanged(kind, kinds.list(field), [value])
  })
})

/** Open a record of one field, find a control that can be used, and save it as it is. */
async function saveUnchanged(kind: string, field: Field, value: unknown) {
  const thing = defineEntity({
    name: `${kind}Thing`,
    labels: ['Thing', 'Things'],
    id: 'id',
    fields: { id: kinds.integer({ readOnly: true }), what: { ...field, label: 'What' } },
  })
  const source = memorySource(thing, [{ id: 1, what: value }])
  const { container } = render(
    <ReferenceProvider references={[airports]}>
      <FormScreen entity={thing} source={source} id={1} />
    </ReferenceProvider>,
  )
  const save = await screen.findByRole('button', { name: 'Save' })
  // Code that is loaded late may take its time while other tests run.
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull(), { timeout: 10_000 })
  expect(screen.getByText(/^What/)).toBeTruthy()
  const controls = container.querySelectorAll(
    ':is(input, select, textarea, [role=spinbutton]):not([type=hidden], [hidden], [readonly], :disabled)',
  )
  expect(controls.length).toBeGreaterThan(0)
  await userEvent.click(save)
  await screen.findByText(/^Saved \d/)
}
