import { useForm } from '@tanstack/react-form'
import { type SubmitEvent, useActionState } from 'react'
import { exposeEngine } from './exposeEngine'
import {
  account,
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
  const form = useForm({
    defaultValues: account,
    // Otherwise a press of the button is forgotten while a rule is being asked.
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value, formApi }) => {
      const problems = await host.send(value)
      if (problems) formApi.setErrorMap({ onSubmit: { fields: problems } })
      else formApi.reset(value)
    },
  })
  return (
    <form noValidate onSubmit={(event) => submit(event, form)}>
      <form.Field
        name="username"
        validators={{
          onBlur: ({ value }) => (value ? undefined : needsUsername),
          onBlurAsync: ({ value }) => host.check(value),
        }}
      >
        {(field) => <Text label="User name" field={field} />}
      </form.Field>
      <form.Field name="remark">{(field) => <Text label="Remark" field={field} />}</form.Field>
      <form.Field name="since">{(field) => <Text label="Member since" field={field} disabled />}</form.Field>
      <Invited>
        {() => (
          <form.Field name="code" validators={{ onBlurAsync: ({ value }) => host.check(value) }}>
            {(field) => <Text label="Code" field={field} />}
          </form.Field>
        )}
      </Invited>
      <form.Subscribe selector={({ isDefaultValue }) => isDefaultValue}>
        {(unchanged) => !unchanged && <p>{unsaved}</p>}
      </form.Subscribe>
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isSubmitting) => <Send disabled={isSubmitting} />}
      </form.Subscribe>
    </form>
  )
}

function ActionAccount({ host }: EngineFormProps) {
  const [problems, action] = useActionState(
    (_: Problems | undefined, data: FormData) => host.send(readAction(data)),
    undefined,
  )
  const form = useForm({ defaultValues: actionAccount })
  return (
    <form action={action} onSubmit={() => void form.handleSubmit()}>
      <form.Field name="username">{(field) => <Text label="User name" field={field} />}</form.Field>
      {problems && <p role="alert">{problems.username}</p>}
      <form.Field name="country">
        {({ name, state, handleChange }) => (
          <label>
            Country
            <select name={name} value={state.value} onChange={({ target }) => handleChange(target.value)}>
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          </label>
        )}
      </form.Field>
      <form.Field name="news">
        {({ name, state, handleChange }) => (
          <label>
            <input
              type="checkbox"
              name={name}
              checked={state.value}
              onChange={({ target }) => handleChange(target.checked)}
            />{' '}
            Send me news
          </label>
        )}
      </form.Field>
      <Send />
    </form>
  )
}

const nothing: Record<string, string> = {}

function NamedText({ host, names }: NamedTextProps) {
  const form = useForm({
    defaultValues: nothing,
    onSubmit: ({ value }) => void host.send(value),
  })
  return (
    <form onSubmit={(event) => submit(event, form)}>
      {names.map((name) => (
        <form.Field key={name} name={name} defaultValue="">
          {(field) => <Text label={`Text ${name}`} field={field} />}
        </form.Field>
      ))}
      <Send />
    </form>
  )
}

function Guests({ host }: EngineFormProps) {
  const form = useForm({
    defaultValues: guests,
    onSubmit: async ({ value, formApi }) => {
      await host.send(value)
      formApi.reset(value)
    },
  })
  return (
    <form noValidate onSubmit={(event) => submit(event, form)}>
      <form.Field name="guests" mode="array">
        {({ state, pushValue, removeValue, moveValue }) => (
          <>
            {state.value.map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a text has no identity; its documentation has it so
              <div key={index}>
                <form.Field
                  name={`guests[${index}]`}
                  validators={{ onBlur: ({ value }) => (value ? undefined : needsName) }}
                >
                  {(field) => <Text label={`Guest ${index + 1}`} field={field} />}
                </form.Field>
                <button type="button" onClick={() => removeValue(index)}>
                  Remove Guest {index + 1}
                </button>
                <button type="button" onClick={() => moveValue(index, Math.max(0, index - 1))}>
                  Move Guest {index + 1} up
                </button>
              </div>
            ))}
            <button type="button" onClick={() => pushValue('')}>
              Add guest
            </button>
          </>
        )}
      </form.Field>
      <form.Subscribe selector={({ isDefaultValue }) => isDefaultValue}>
        {(unchanged) => !unchanged && <p>{unsaved}</p>}
      </form.Subscribe>
      <Send />
    </form>
  )
}

interface TextField {
  readonly name: string
  readonly state: { readonly value: string; readonly meta: { readonly errors: readonly unknown[] } }
  handleChange(value: string): void
  handleBlur(): void
}

function Text({ label, field, disabled }: { label: string; field: TextField; disabled?: boolean }) {
  const [error] = field.state.meta.errors
  return (
    <>
      <label>
        {label}
        <input
          name={field.name}
          value={field.state.value}
          onChange={({ target }) => field.handleChange(target.value)}
          onBlur={field.handleBlur}
          disabled={disabled}
          aria-invalid={error !== undefined}
        />
      </label>
      {typeof error === 'string' && <p role="alert">{error}</p>}
    </>
  )
}

function Send({ disabled = false }: { disabled?: boolean }) {
  return (
    <button type="submit" disabled={disabled}>
      Send
    </button>
  )
}

function submit(event: SubmitEvent, form: { handleSubmit(): Promise<void> }) {
  event.preventDefault()
  void form.handleSubmit()
}

exposeEngine({ Account, ActionAccount, NamedText, Guests, knowsChanges: true })
