import { type Control, useForm, useFormState, type UseFormRegister } from 'react-hook-form'
import { labelOf, nameOf, required } from './bench'
import { drawField } from './drawField'
import { exposeReact } from './exposeReact'

type Values = Record<string, string>

// Each field reads its own error, so that one error renders one field.
function Questions({ count }: { count: number }) {
  const { control, register, handleSubmit } = useForm<Values>()
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <div>
        {Array.from({ length: count }, (_, index) => (
          <Question key={index} index={index} control={control} register={register} />
        ))}
      </div>
    </form>
  )
}

function Question(props: { index: number; control: Control<Values>; register: UseFormRegister<Values> }) {
  const name = nameOf(props.index)
  const error = useFormState({ control: props.control, name }).errors[name]?.message
  return drawField(name, labelOf(props.index), error, props.register(name, { required }))
}

exposeReact((count) => <Questions count={count} />)
