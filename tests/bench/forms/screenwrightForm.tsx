import { type ComponentType, type PropsWithChildren, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { TextField } from '../../../src/fields/TextField'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import { useForm } from '../../../src/form/useForm'
import { description, expose, labelOf, nameOf, required, root } from './bench'

let renders = 0

function Questions({ count, Block }: { count: number; Block: ComponentType<PropsWithChildren> }) {
  const store = useForm({})
  return (
    <Profiler id="form" onRender={() => renders++}>
      <Form store={store} errorSummary={false}>
        {blocks(count).map((indexes) => (
          <Block key={indexes[0]}>
            {indexes.map((index) => (
              <FormField
                key={index}
                as={TextField}
                name={nameOf(index)}
                label={labelOf(index)}
                description={description}
                validate={answered}
              />
            ))}
          </Block>
        ))}
      </Form>
    </Profiler>
  )
}

/** As EntityFields lays out long forms. */
function blocks(count: number, length = 25): number[][] {
  return Array.from({ length: Math.ceil(count / length) }, (_, block) =>
    Array.from(
      { length: Math.min(length, count - block * length) },
      (_none, index) => block * length + index,
    ),
  )
}

const answered = (value: unknown) => (value ? undefined : required)

/** The library's form of text fields, each `Block` around 25 of them. */
export function exposeForm(Block: ComponentType<PropsWithChildren>) {
  expose({
    mount: (count) => createRoot(root()).render(<Questions count={count} Block={Block} />),
    renders: () => renders,
  })
}
