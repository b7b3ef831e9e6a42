import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { RadioGroupField } from '../../src/fields/RadioGroupField'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { german } from '../../src/german'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, text } from '../../src/spec/fields/fields'
import { rule } from '../../src/spec/rules/crossFieldRule'
import { validate } from '../../src/spec/rules/validate'

afterEach(cleanup)

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function Enrolment() {
  return (
    <Form store={useForm()}>
      <FormField as={TextField} name="name" label="Name" required />
      <FormField as={SelectField} name="course" label="Course" options={yesOrNo} required />
      <FormField as={RadioGroupField} name="swims" label="Can it swim?" options={yesOrNo} required />
      <button type="submit">Send</button>
    </Form>
  )
}

async function said() {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
}

it('asks to enter a value, to choose an option and to answer a question', async () => {
  render(<Enrolment />)
  expect(await said()).toEqual(['Enter name', 'Choose course', 'Answer “Can it swim?”'])
})

it('does so in other languages, with their quotation marks', async () => {
  render(
    <LocaleProvider locale="de" messages={german}>
      <Enrolment />
    </LocaleProvider>,
  )
  expect(await said()).toEqual([
    'Name: Geben Sie einen Wert ein',
    'Course: Treffen Sie eine Auswahl',
    'Beantworten Sie „Can it swim?“',
  ])
})

it('says the same of an entity, by its own rules and by those across fields', () => {
  const child = defineEntity({
    name: 'child',
    labels: ['Child', 'Children'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      swims: choice(['yes', 'no'], { label: 'Can it swim?', required: true }),
      why: text({ label: 'Why not?' }),
      noted: text({ label: 'How did you hear of us?', noun: 'where you heard of us', required: true }),
    },
    rules: [rule({ at: ['why'], when: { swims: 'no' }, require: { why: { empty: false } } })],
  })
  const wordsOf = (values: object) => validate(child, values).map(({ message }) => message)
  expect(wordsOf({ id: '1' })).toEqual(['Answer “Can it swim?”', 'Enter where you heard of us'])
  expect(wordsOf({ id: '1', swims: 'no', noted: 'Radio' })).toEqual(['Answer “Why not?”'])
})
