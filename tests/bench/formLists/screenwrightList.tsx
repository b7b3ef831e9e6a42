import { TextField } from '../../../src/fields/TextField'
import { FieldRepeater } from '../../../src/form/FieldRepeater'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import { useForm } from '../../../src/form/useForm'
import { description, required } from '../forms/bench'
import { exposeReact } from '../forms/exposeReact'
import { from, linesOf, parts, to } from './bench'

function Lines({ count, reorderable }: { count: number; reorderable: boolean }) {
  const form = useForm({ defaultValues: { lines: linesOf(count) } })
  return (
    <Form store={form}>
      <FieldRepeater name="lines" legend="Lines" itemLabel="Line" reorderable={reorderable}>
        {drawLine}
      </FieldRepeater>
      <button type="button" className="sw-Button bench-move" onClick={() => form.move('lines', from, to)}>
        Move
      </button>
    </Form>
  )
}

const drawLine = () =>
  parts.map(({ part, label }) => (
    <FormField
      key={part}
      as={TextField}
      name={part}
      label={label}
      description={description}
      validate={answered}
    />
  ))

const answered = (value: unknown) => (value ? undefined : required)

export function exposeList(reorderable: boolean) {
  exposeReact((count) => <Lines count={count} reorderable={reorderable} />)
}
