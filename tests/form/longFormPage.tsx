import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TextField } from '../../src/fields/TextField'
import { EntityFields } from '../../src/form/EntityFields'
import { FieldRepeater } from '../../src/form/FieldRepeater'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { text } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'

// A form that is much longer than its window: in blocks (`/blocks`), in sections (`/sections`) or a list (`/list`).
const questions = Array.from({ length: 120 }, (_, index) => `Question ${index + 1}`)

const survey = defineEntity({
  name: 'survey',
  labels: ['Survey', 'Surveys'],
  id: 'Question 1',
  fields: Object.fromEntries(
    questions.map((question, index) => [
      question,
      // Some are taller than others.
      text({ label: question, required: true, maxLength: 500, multiline: index % 3 === 0 }),
    ]),
  ),
  ...(location.pathname === '/sections' && {
    sections: [1, 2, 3, 4].map((part) => ({
      name: `part${part}`,
      label: `Part ${part}`,
      columns: part % 2 === 0 ? (2 as const) : (1 as const),
      fields: questions.slice((part - 1) * 30, part * 30),
    })),
  }),
})

function Survey() {
  const form = useForm({ rules: fieldRules(survey) })
  return (
    <Form store={form}>
      <EntityFields entity={survey} />
      <button type="submit">Send</button>
    </Form>
  )
}

function List() {
  const form = useForm({ defaultValues: { lines: questions.map((answer) => ({ answer })) } })
  return (
    <Form store={form}>
      <FieldRepeater name="lines" legend="Lines" itemLabel="Line">
        {drawLine}
      </FieldRepeater>
      <button type="submit">Send</button>
    </Form>
  )
}

const drawLine = ({ index }: { index: number }) => (
  <>
    <FormField as={TextField} name="answer" label={`Question ${index + 1}`} validate={short} />
    <FormField as={TextField} name="note" label="Note" />
  </>
)

const short = (value: unknown) => (String(value).length < 20 ? 'Answer in a sentence' : undefined)

const root = document.body.appendChild(document.createElement('main'))
createRoot(root).render(<StrictMode>{location.pathname === '/list' ? <List /> : <Survey />}</StrictMode>)
