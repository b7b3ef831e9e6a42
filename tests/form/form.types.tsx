import { createElement } from 'react'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { DateField } from '../../src/fields/DateField'
import { NumberField } from '../../src/fields/NumberField'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useEntityForm } from '../../src/form/useEntityForm'
import type { useField } from '../../src/form/useField'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, text } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'
import { EntityFields } from '../../src/form/EntityFields'

declare const binding: ReturnType<typeof useField>

// One binding fits a field of any value.
export const bound = [
  createElement(TextField, { ...binding, label: 'Airport' }),
  createElement(NumberField, { ...binding, label: 'Speed' }),
  createElement(DateField, { ...binding, label: 'Flight date' }),
  createElement(CheckboxField, { ...binding, label: 'Pilot warned' }),
  createElement(SelectField, { ...binding, label: 'Phase', options: [] }),
]

// Values keep their types, from the defaults to what is sent.
const form = createForm({
  defaultValues: { airport: 'KDEN', speed: 140 },
  onSubmit: (values) => {
    const speed: number = values.speed
    // @ts-expect-error there is no such value
    const cost: unknown = values.cost
    return void [speed, cost]
  },
})
export const airport: string = form.getValues().airport
// @ts-expect-error a speed is a number
form.reset({ speed: 'fast' })

// A form of any values can be shown.
export const shown = createElement(Form, { store: form })

// FormField takes what its field takes, and nothing else.
export const fields = (
  <>
    <FormField as={TextField} name="airport" label="Airport" type="search" data-testid="airport" required />
    <FormField
      as={NumberField}
      name="speed"
      label="Speed"
      suffix="kn"
      validate={(value) => (value ? undefined : 'No')}
    />
    <FormField
      as={TextField}
      name="airport"
      label="Airport"
      onValueChange={(value: string) => void value.trim()}
    />
    {/* @ts-expect-error a text field has no options */}
    <FormField as={TextField} name="airport" label="Airport" options={[]} />
    {/* @ts-expect-error a field has a label */}
    <FormField as={TextField} name="airport" />
    {/* @ts-expect-error the form decides what stands there */}
    <FormField as={TextField} name="airport" label="Airport" defaultValue="KDEN" />
  </>
)

// An entity's rules are a form's, and its names are known.
const strike = defineEntity({
  name: 'strike',
  labels: ['Bird strike', 'Bird strikes'],
  id: 'reportId',
  fields: { reportId: text({ readOnly: true }), speed: integer({ min: 0 }) },
})
export const ruled = createForm({ rules: fieldRules(strike) })
export const listed = (
  <>
    <EntityFields entity={strike} names={['speed']} />
    {/* @ts-expect-error there is no such field */}
    <EntityFields entity={strike} names={['cost']} />
  </>
)

// The form of an entity knows its names, its draft and what it accepts.
export function StrikeForm() {
  const store = useEntityForm(strike, {
    defaultValues: { speed: 140 },
    onSubmit: ({ speed }) => {
      const accepted: number | null | undefined = speed
      return void accepted
    },
  })
  store.setValue('speed', 150)
  store.change(['speed'], 150)
  // A draft may hold a number as it was typed.
  const typed: number | string | null | undefined = store.getValues().speed
  // @ts-expect-error there is no such value
  store.getValue('cost')
  // @ts-expect-error the server makes it
  store.setValue('reportId', 'BS-00001')
  // @ts-expect-error there is no such value
  useEntityForm(strike, { defaultValues: { cost: 12 } })
  return <Form store={store}>{typed}</Form>
}
