import { useForm } from '@tanstack/react-form'
import { labelOf, nameOf, required } from './bench'
import { drawField } from './drawField'
import { exposeReact } from './exposeReact'

// As its documentation writes it: a rule that runs with every change, and an error shown once the field was touched.
// Without `canSubmitWhenInvalid` one field that was emptied keeps a submission from looking at the others.
function Questions({ count }: { count: number }) {
  const form = useForm({ defaultValues: emptyValues(count), canSubmitWhenInvalid: true })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <div>
        {Array.from({ length: count }, (_, index) => (
          <form.Field
            key={index}
            name={nameOf(index)}
            validators={{ onChange: ({ value }) => (value ? undefined : required) }}
          >
            {({ name, state, handleBlur, handleChange }) => {
              const { isTouched, isValid, errors } = state.meta
              return drawField(name, labelOf(index), isTouched && !isValid ? errors.join(', ') : undefined, {
                name,
                value: state.value,
                onBlur: handleBlur,
                onChange: (event) => handleChange(event.target.value),
              })
            }}
          </form.Field>
        ))}
      </div>
    </form>
  )
}

function emptyValues(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index), '']))
}

exposeReact((count) => <Questions count={count} />)
