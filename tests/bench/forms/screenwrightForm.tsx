import type { ComponentType, PropsWithChildren } from 'react'
import { TextField } from '../../../src/fields/TextField'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import { useForm } from '../../../src/form/useForm'
import { description, labelOf, nameOf, required } from './bench'
import { exposeReact } from './exposeReact'

interface QuestionsProps {
  count: number
  /** Stands around 25 fields. */
  block: ComponentType<PropsWithChildren>
}

function Questions({ count, block: Block }: QuestionsProps) {
  const store = useForm({})
  return (
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

/** The library's form of text fields, each `block` around 25 of them. */
export function exposeForm(block: ComponentType<PropsWithChildren>) {
  exposeReact((count) => <Questions count={count} block={block} />)
}
