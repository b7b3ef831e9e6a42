import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { TextField } from '../../../src/fields/TextField'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import { useForm } from '../../../src/form/useForm'
import { description, expose, labelOf, nameOf, required, root } from './bench'

let renders = 0

function Questions({ count }: { count: number }) {
  const store = useForm({})
  return (
    <Profiler id="form" onRender={() => renders++}>
      <Form store={store} errorSummary={false}>
        {Array.from({ length: count }, (_, index) => (
          <FormField
            key={index}
            as={TextField}
            name={nameOf(index)}
            label={labelOf(index)}
            description={description}
            validate={answered}
          />
        ))}
      </Form>
    </Profiler>
  )
}

const answered = (value: unknown) => (value ? undefined : required)

expose({ mount: (count) => createRoot(root()).render(<Questions count={count} />), renders: () => renders })
