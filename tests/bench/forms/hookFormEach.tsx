import { createRoot } from 'react-dom/client'
import { type Control, useForm, useFormState, type UseFormRegister } from 'react-hook-form'
import { description, expose, labelOf, nameOf, required, root } from './bench'
import { sign } from './sign'

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
  return (
    <div className="sw-Field sw-TextField" data-invalid={error === undefined ? undefined : ''}>
      <label className="sw-Field-label" htmlFor={name}>
        {labelOf(props.index)}
      </label>
      <div className="sw-Field-description" id={`${name}-description`}>
        {description}
      </div>
      <input
        className="sw-Field-control"
        id={name}
        aria-describedby={error === undefined ? `${name}-description` : `${name}-description ${name}-message`}
        aria-invalid={error === undefined ? undefined : true}
        {...props.register(name, { required })}
      />
      {error === undefined ? null : (
        <div className="sw-Field-message" data-tone="error" id={`${name}-message`}>
          {sign}
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}

expose({ mount: (count) => createRoot(root()).render(<Questions count={count} />) })
