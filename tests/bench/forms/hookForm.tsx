import { useForm } from 'react-hook-form'
import { labelOf, nameOf, required } from './bench'
import { drawField } from './drawField'
import { exposeReact } from './exposeReact'

// The way its documentation shows first: the form reads all errors.
function Questions({ count }: { count: number }) {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>()
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <div>
        {Array.from({ length: count }, (_, index) => {
          const name = nameOf(index)
          const error = formState.errors[name]?.message
          return drawField(name, labelOf(index), error, register(name, { required }))
        })}
      </div>
    </form>
  )
}

exposeReact((count) => <Questions count={count} />)
