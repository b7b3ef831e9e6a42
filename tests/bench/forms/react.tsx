import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { description, expose, labelOf, nameOf, required, root } from './bench'
import { sign } from './sign'

// React alone: native inputs, read on submission, and the errors in one state. No library can do with less.
function Questions({ count }: { count: number }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const empty = [...values].filter(([, value]) => value === '').map(([name]) => [name, required])
    setErrors(Object.fromEntries(empty))
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div>
        {Array.from({ length: count }, (_, index) => {
          const name = nameOf(index)
          const error = errors[name]
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
                name={name}
                type="text"
                aria-describedby={
                  error === undefined ? `${name}-description` : `${name}-description ${name}-message`
                }
                aria-invalid={error === undefined ? undefined : true}
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
