import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { EntityField } from '../../src/form/EntityField'
import { fieldComponents } from '../../src/form/fieldComponents'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { getFieldControl } from '../../src/form/getFieldControl'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import * as s from '../../src/spec/fields/fields'

const airports = Array.from({ length: 40 }, (_, index) => `A${index}`)

/** Fields of each kind that has a control, and of each way to draw one. */
const strike = defineEntity({
  name: 'strike',
  labels: ['Bird strike', 'Bird strikes'],
  id: 'id',
  fields: {
    id: s.text({ required: true }),
    remarks: s.text({ multiline: true, maxLength: 500, description: 'In the pilot’s words' }),
    species: s.text({ required: true, maxLength: 80 }),
    contact: s.email(),
    secret: s.text({ format: 'password' }),
    words: s.text({ format: 'search' }),
    telephone: s.phone({ country: 'GB' }),
    speed: s.integer({ min: 0, unit: 'knots' }),
    cover: s.percent(),
    strength: s.percent({ unit: 'of the wind', min: 0 }),
    ring: s.colour(),
    weight: s.decimal({ unit: 'g', min: '0' }),
    cost: s.money({ currency: 'EUR', required: true }),
    yen: s.money({ currency: 'JPY', min: '0' }),
    code: s.code(),
    damaged: s.boolean({ required: true }),
    date: s.date({ min: '2020-01-01' }),
    closed: s.dateRange({ max: '2026-12-31' }),
    reported: s.instant({ zone: 'America/Denver' }),
    delay: s.duration(),
    time: s.time({ min: '06:00', max: '22:00' }),
    phase: s.choice(['Climb', 'Approach'], { required: true, labels: { Climb: 'On the climb' } }),
    sky: s.choice(['Clear', 'Cloud']),
    parts: s.choices(['Engine', 'Wing'], { required: true }),
    airports: s.choices(airports),
    airport: s.choice(airports, { labels: { A1: 'Denver' } }),
    photos: s.image({ many: true, capture: 'environment' }),
    data: s.json(),
    from: s.reference('airport'),
    stops: s.reference('airport', { many: true }),
  },
})

const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'code',
  fields: { code: s.text({ required: true }) },
})
const references = [{ entity: airport, source: memorySource(airport, []) }]

function OnAPage({ bare }: { bare: boolean }) {
  const form = useForm()
  return (
    <Form store={form}>
      {strike.fieldNames.map((name) => {
        if (!bare) return <EntityField key={name} entity={strike} name={name} />
        const field = strike.fields[name]
        const { as, props } = getFieldControl(field, name)
        const Field = fieldComponents[as] as ComponentType<object>
        return <FormField key={name} as={Field} name={name} {...props} />
      })}
    </Form>
  )
}

afterEach(cleanup)

/** The elements of a page, without the numbers that React makes ids of. */
function drawn(bare: boolean) {
  const { container } = render(
    <ReferenceProvider references={references}>
      <OnAPage bare={bare} />
    </ReferenceProvider>,
  )
  return container.innerHTML.replaceAll(/_r_\w+?_/g, '')
}

describe('a field of an entity', () => {
  test('is drawn alike by EntityField and by a host that takes its props', () => {
    expect(drawn(false)).toBe(drawn(true))
  })

  test('opens the camera of a phone where the declaration asks for it', () => {
    const { props } = getFieldControl(s.image({ capture: 'environment' }), 'photo')
    expect(props).toMatchObject({ capture: 'environment', accept: ['image/*'] })
  })

  test('is drawn by the number of its options: all in sight, in a list, or found by typing', () => {
    const options = (count: number) => airports.slice(0, count)
    const drawnAs = (count: number, required: boolean) =>
      getFieldControl(s.choice(options(count), { required }), 'airport').as
    expect([5, 6, 15, 16].map((count) => drawnAs(count, true))).toEqual([
      'RadioGroupField',
      'SelectField',
      'SelectField',
      'ComboboxField',
    ])
    expect([5, 16].map((count) => drawnAs(count, false))).toEqual(['SelectField', 'ComboboxField'])
    expect([10, 11].map((count) => getFieldControl(s.choices(options(count)), 'airports').as)).toEqual([
      'CheckboxGroupField',
      'TagsField',
    ])
  })

  test('is drawn as the declaration asks, whatever the number of its options', () => {
    const drawnAs = (field: Parameters<typeof getFieldControl>[0]) => getFieldControl(field, 'field').as
    const two = ['Day', 'Night'] as const
    expect(drawnAs(s.choice(two, { required: true, control: 'select' }))).toBe('SelectField')
    expect(drawnAs(s.choice(two, { required: true, control: 'segmented' }))).toBe('SegmentedField')
    expect(drawnAs(s.choice(two, { control: 'combobox' }))).toBe('ComboboxField')
    expect(drawnAs(s.choice(airports.slice(0, 8), { required: true, control: 'radio' }))).toBe(
      'RadioGroupField',
    )
    expect(drawnAs(s.boolean({ control: 'switch' }))).toBe('SwitchField')
    expect(drawnAs(s.boolean({ control: 'checkbox', required: true }))).toBe('CheckboxField')
  })

  test.each([
    ['has no way to take back a choice that is optional', s.choice(['Day', 'Night'], { control: 'radio' })],
    ['has no mark on a switch that must be on', s.boolean({ control: 'switch', required: true })],
    ['is none of the library', s.choice(['Day', 'Night'], { control: 'dial' as 'select' })],
  ])('is rejected where a control %s', (_, field) => {
    const declare = () =>
      defineEntity({
        name: 'shift',
        labels: ['Shift', 'Shifts'],
        id: 'id',
        fields: { id: s.text(), wrong: field },
      })
    expect(declare).toThrow(/“wrong” that is (asked for by|required, and)/)
  })

  test('has the name, the words and the limits that the entity declares', () => {
    expect(getFieldControl(strike.fields.remarks, 'remarks')).toEqual({
      as: 'TextAreaField',
      props: { label: 'Remarks', description: 'In the pilot’s words', required: false, maxLength: 500 },
    })
    const { cover, strength, weight, cost, yen } = strike.fields
    expect(getFieldControl(cover, 'cover').props).toMatchObject({ percent: true, inputMode: 'text' })
    expect(getFieldControl(strength, 'strength').props).toMatchObject({ suffix: 'of the wind' })
    expect(getFieldControl(weight, 'weight')).toMatchObject({
      as: 'DecimalField',
      props: { suffix: 'g', inputMode: 'decimal' },
    })
    expect(getFieldControl(cost, 'cost')).toMatchObject({ as: 'MoneyField', props: { currency: 'EUR' } })
    expect(getFieldControl(yen, 'yen').props).toMatchObject({ inputMode: 'numeric' })
    expect(getFieldControl(strike.fields.closed, 'closed')).toMatchObject({
      as: 'DateRangeField',
      props: { max: '2026-12-31' },
    })
    expect(getFieldControl(strike.fields.reported, 'reported')).toMatchObject({
      as: 'InstantField',
      props: { zone: 'America/Denver' },
    })
    expect(getFieldControl(strike.fields.delay, 'delay').as).toBe('DurationField')
    expect(getFieldControl(strike.fields.time, 'time').props).toMatchObject({ min: '06:00', max: '22:00' })
    expect(getFieldControl(strike.fields.phase, 'phase').props).toMatchObject({
      options: [
        { value: 'Climb', label: 'On the climb' },
        { value: 'Approach', label: 'Approach' },
      ],
    })
  })

  test.each([
    [s.text({ maxLength: 4 }), 4],
    [s.text({ maxLength: 25 }), 30],
    [s.text({ maxLength: 80 }), undefined],
    [s.text(), undefined],
    [s.integer({ min: 0, max: 600 }), 3],
    [s.integer({ min: -1000, max: 5 }), 10],
    [s.integer({ min: 0 }), 10],
    [s.money({ currency: 'EUR' }), 20],
    [s.decimal(), 20],
    [s.date(), 10],
    [s.time(), 10],
    [s.choice(['S', 'M', 'L']), 10],
    [s.choice(['None', 'Substantial damage']), 20],
    [s.choice(['上半身の服飾品一式']), 20],
    [s.choice(['A sentence that leaves no room for another one']), undefined],
    [s.percent({ min: 0, max: 100 }), 10],
  ])('is as wide as what may stand in it', (field, width) => {
    expect(getFieldControl(field, 'any').props).toHaveProperty('width', width)
  })
})
