import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { FormScreen } from '../../src/screens/FormScreen'
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

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((message) => void said.push(String(message)))
})
afterEach(cleanup)

describe('a form of every kind of field', () => {
  it.each(Object.entries(fields))('draws %s, to be filled in or to be read', async (kind, [field, value]) => {
    const thing = defineEntity({
      name: `${kind}Thing`,
      labels: ['Thing', 'Things'],
      id: 'id',
      fields: { id: kinds.integer({ readOnly: true }), what: { ...field, label: 'What' } },
    })
    const source = memorySource(thing, [{ id: 1, what: value }])
    render(
      <ReferenceProvider references={[airports]}>
        <FormScreen entity={thing} source={source} id={1} />
      </ReferenceProvider>,
    )
    await screen.findByRole('button', { name: 'Save' })
    expect(screen.getByText(/^What/)).toBeTruthy()
    const readOnly = screen
      .queryAllByRole<HTMLTextAreaElement>('textbox')
      .filter((control) => control.readOnly && control.value !== '')
    await waitFor(() =>
      expect(said).toEqual(
        readOnly.map(() => expect.stringMatching(/^screenwright: There is no control yet for “what”/)),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('group', { name: 'Saved' })
  })

  it('leaves what it has no control for as it is, also where that is required and missing', async () => {
    const bill = defineEntity({
      name: 'bill',
      labels: ['Bill', 'Bills'],
      id: 'id',
      fields: {
        id: kinds.integer({ readOnly: true }),
        note: kinds.text({ label: 'Note' }),
        more: kinds.map(kinds.list(kinds.text()), { label: 'More', required: true }),
      },
    })
    const source = memorySource(bill, [{ id: 1, note: 'Old', more: { tax: ['12'] } }])
    const update = vi.spyOn(source, 'update').mockResolvedValue({ id: 1, note: 'New', more: { tax: ['12'] } })
    render(<FormScreen entity={bill} source={source} id={1} />)
    const note = await screen.findByRole('textbox', { name: /^Note/ })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'More' }).value).toBe('tax: 12')
    await userEvent.clear(note)
    await userEvent.type(note, 'New{Enter}')
    await screen.findByRole('group', { name: 'Saved' })
    expect(update.mock.lastCall?.[1]).toEqual({ note: 'New' })
  })

  it('says it once, however many forms there are', () => {
    const bill = defineEntity({
      name: 'otherBill',
      labels: ['Bill', 'Bills'],
      id: 'id',
      fields: { id: kinds.integer({ readOnly: true }), more: kinds.map(kinds.list(kinds.text())) },
    })
    const source = memorySource(bill, [])
    render(
      <>
        <FormScreen entity={bill} source={source} />
        <FormScreen entity={bill} source={source} />
      </>,
    )
    expect(said).toEqual([expect.stringContaining('“more” of “otherBill”, a map whose values have parts')])
  })
})
