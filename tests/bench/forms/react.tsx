import { type SubmitEvent, useState } from 'react'
import { labelOf, nameOf, required } from './bench'
import { drawField } from './drawField'
import { exposeReact } from './exposeReact'

// React alone: native inputs, read on submission, and the errors in one state. No library can do with less.
function Questions({ count }: { count: number }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
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
          return drawField(name, labelOf(index), errors[name], { name })
        })}
      </div>
    </form>
  )
}

exposeReact((count) => <Questions count={count} />)
