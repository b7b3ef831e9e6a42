import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { EntityField } from '../../src/form/EntityField'
import { fieldComponents } from '../../src/form/fieldComponents'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { getFieldControl } from '../../src/form/getFieldControl'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import * as s from '../../src/spec/fields/fields'
import { isWithoutControl } from '../../src/spec/fields/kindsWithoutControl'

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
    telephone: s.phone(),
    speed: s.integer({ min: 0, unit: 'knots' }),
    cover: s.percent(),
    code: s.code(),
    damaged: s.boolean({ required: true }),
    date: s.date({ min: '2020-01-01' }),
    phase: s.choice(['Climb', 'Approach'], { required: true, labels: { Climb: 'On the climb' } }),
    sky: s.choice(['Clear', 'Cloud']),
    photos: s.image({ many: true }),
  },
})

function OnAPage({ bare }: { bare: boolean }) {
  const form = useForm()
  return (
    <Form store={form}>
      {strike.fieldNames.map((name) => {
        if (!bare) return <EntityField key={name} entity={strike} name={name} />
        const field = strike.fields[name]
        if (isWithoutControl(field)) throw new Error(`${name} has no control`)
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
  const { container } = render(<OnAPage bare={bare} />)
  return container.innerHTML.replaceAll(/_r_\w+?_/g, '')
}

describe('a field of an entity', () => {
  test('is drawn alike by EntityField and by a host that takes its props', () => {
    expect(drawn(false)).toBe(drawn(true))
  })

  test('has the name, the words and the limits that the entity declares', () => {
    expect(getFieldControl(strike.fields.remarks, 'remarks')).toEqual({
      as: 'TextAreaField',
      props: { label: 'Remarks', description: 'In the pilot’s words', required: false, maxLength: 500 },
    })
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
    [s.integer({ min: 0 }), undefined],
    [s.percent({ min: 0, max: 100 }), 10],
  ])('is as wide as what may stand in it', (field, width) => {
    expect(getFieldControl(field, 'any').props).toHaveProperty('width', width)
  })
})
