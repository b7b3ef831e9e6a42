import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { description, expose, labelOf, nameOf, required, root } from './bench'
import { sign } from './sign'

// The way its documentation shows first: the form reads all errors.
function Questions({ count }: { count: number }) {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>()
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <div>
        {Array.from({ length: count }, (_, index) => {
          const name = nameOf(index)
          const error = formState.errors[name]?.message
          return (
            <div
              key={name}
              className="sw-Field sw-TextField"
              data-invalid={error === undefined ? undefined : ''}
            >
              <label className="sw-Field-label" htmlFor={name}>
                {labelOf(index)}
              </label>
              <div className="sw-Field-description" id={`${name}-description`}>
                {description}
              </div>
              <input
                className="sw-Field-control"
                id={name}
                aria-describedby={
                  error === undefined ? `${name}-description` : `${name}-description ${name}-message`
                }
                aria-invalid={error === undefined ? undefined : true}
                {...register(name, { required })}
              />
              {error === undefined ? null : (
                <div className="sw-Field-message" data-tone="error" id={`${name}-message`}>
                  {sign}
                  <span>{error}</span>
                </div>
              )}
            </div>
          )
        })}
      </div>
    </form>
  )
}

expose({ mount: (count) => createRoot(root()).render(<Questions count={count} />) })
