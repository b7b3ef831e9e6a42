import { startTransition, useActionState, useRef } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { exposeEngine } from './exposeEngine'
import {
  account,
  type AccountValues,
  actionAccount,
  countries,
  type EngineFormProps,
  guests,
  type NamedTextProps,
  needsName,
  needsUsername,
  readAction,
  unsaved,
} from './FormEngine'
import type { Problems } from './FormHost'
import { Invited } from './Invited'

function Account({ host }: EngineFormProps) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    mode: 'onBlur',
    defaultValues: account,
  })
  const { errors, isDirty, isSubmitting } = formState
  const validate = async (value: string) => (await host.check(value)) ?? true
  async function send(values: AccountValues) {
    const problems = await host.send(values)
    if (!problems) return reset(values, { keepValues: true })
    for (const [name, message] of Object.entries(problems)) setError(name as 'username', { message })
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <label>
        User name
        <input
          aria-invalid={errors.username !== undefined}
          {...register('username', { required: needsUsername, validate })}
        />
      </label>
      {errors.username && <p role="alert">{errors.username.message}</p>}
      <label>
        Remark
        <input {...register('remark')} />
      </label>
      {/* A disabled input is left out of the values; its documentation wants a fieldset to keep it. */}
      <fieldset disabled>
        <label>
          Member since
          <input {...register('since')} />
        </label>
      </fieldset>
      <Invited>
        {() => (
          <>
            <label>
              Code
              <input aria-invalid={errors.code !== undefined} {...register('code', { validate })} />
            </label>
            {errors.code && <p role="alert">{errors.code.message}</p>}
          </>
        )}
      </Invited>
      {isDirty && <p>{unsaved}</p>}
      <button type="submit" disabled={isSubmitting}>
        Send
      </button>
    </form>
  )
}

function ActionAccount({ host }: EngineFormProps) {
  const [problems, action] = useActionState(
    (_: Problems | undefined, data: FormData) => host.send(readAction(data)),
    undefined,
  )
  const form = useRef<HTMLFormElement>(null)
  const { register, handleSubmit } = useForm({ defaultValues: actionAccount })
  const send = () => startTransition(() => action(new FormData(form.current!)))
  return (
    <form ref={form} action={action} onSubmit={(event) => void handleSubmit(send)(event)}>
      <label>
        User name
        <input {...register('username')} />
      </label>
      {problems && <p role="alert">{problems.username}</p>}
      <label>
        Country
        <select {...register('country')}>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" {...register('news')} /> Send me news
      </label>
      <button type="submit">Send</button>
    </form>
  )
}

function NamedText({ host, names }: NamedTextProps) {
  const { register, handleSubmit } = useForm<Record<string, string>>()
  return (
    <form onSubmit={(event) => void handleSubmit((values) => void host.send(values))(event)}>
      {names.map((name) => (
        <label key={name}>
          Text {name}
          <input {...register(name)} />
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

// Its lists hold objects, so that a list of texts is wrapped for the form and unwrapped for the host.
const wrapped = { guests: guests.guests.map((name) => ({ name })) }

function Guests({ host }: EngineFormProps) {
  const { register, control, handleSubmit, formState, reset } = useForm({
    mode: 'onBlur',
    defaultValues: wrapped,
  })
  const { fields, append, remove, move } = useFieldArray({ control, name: 'guests' })
  const { errors, isDirty, isSubmitting } = formState
  async function send(values: typeof wrapped) {
    await host.send({ guests: values.guests.map(({ name }) => name) })
    reset(values, { keepValues: true })
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <label>
            Guest {index + 1}
            <input
              aria-invalid={errors.guests?.[index]?.name !== undefined}
              {...register(`guests.${index}.name`, { required: needsName })}
            />
          </label>
          {errors.guests?.[index]?.name && <p role="alert">{errors.guests[index].name.message}</p>}
          <button type="button" onClick={() => remove(index)}>
            Remove Guest {index + 1}
          </button>
          <button type="button" onClick={() => move(index, Math.max(0, index - 1))}>
            Move Guest {index + 1} up
          </button>
        </div>
      ))}
      <button type="button" onClick={() => append({ name: '' })}>
        Add guest
      </button>
      {isDirty && <p>{unsaved}</p>}
      <button type="submit" disabled={isSubmitting}>
        Send
      </button>
    </form>
  )
}

exposeEngine({ Account, ActionAccount, NamedText, Guests, knowsChanges: true })
