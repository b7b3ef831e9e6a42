import { Field, FieldArray, Form, Formik, useField } from 'formik'
import { startTransition, useActionState } from 'react'
import { exposeEngine } from './exposeEngine'
import {
  account,
  actionAccount,
  type ActionValues,
  countries,
  type EngineFormProps,
  guests,
  type NamedTextProps,
  needsName,
  needsUsername,
  unsaved,
} from './FormEngine'
import type { Problems } from './FormHost'
import { Invited } from './Invited'

function Account({ host }: EngineFormProps) {
  return (
    <Formik
      initialValues={account}
      onSubmit={async (values, { setErrors, resetForm }) => {
        const problems = await host.send(values)
        if (problems) setErrors(problems)
        else resetForm({ values })
      }}
    >
      {({ dirty, isSubmitting }) => (
        <Form noValidate>
          <Text
            name="username"
            label="User name"
            validate={(value) => (value ? host.check(value) : needsUsername)}
          />
          <Text name="remark" label="Remark" />
          <Text name="since" label="Member since" disabled />
          <Invited>{() => <Text name="code" label="Code" validate={(value) => host.check(value)} />}</Invited>
          {dirty && <p>{unsaved}</p>}
          <button type="submit" disabled={isSubmitting}>
            Send
          </button>
        </Form>
      )}
    </Formik>
  )
}

function ActionAccount({ host }: EngineFormProps) {
  const [problems, action] = useActionState(
    (_: Problems | undefined, values: ActionValues) => host.send(values),
    undefined,
  )
  return (
    <Formik initialValues={actionAccount} onSubmit={(values) => startTransition(() => action(values))}>
      <Form>
        <Text name="username" label="User name" />
        {problems && <p role="alert">{problems.username}</p>}
        <label>
          Country
          <Field as="select" name="country">
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Field>
        </label>
        <Field type="checkbox" name="news" id="news" />
        <label htmlFor="news">Send me news</label>
        <button type="submit">Send</button>
      </Form>
    </Formik>
  )
}

function NamedText({ host, names }: NamedTextProps) {
  return (
    <Formik initialValues={{}} onSubmit={(values) => void host.send(values)}>
      <Form>
        {names.map((name) => (
          // Brackets and quotes keep a name from being read as a path: its documentation calls it "avoid nesting".
          <Text key={name} name={`[${JSON.stringify(name)}]`} label={`Text ${name}`} />
        ))}
        <button type="submit">Send</button>
      </Form>
    </Formik>
  )
}

function Guests({ host }: EngineFormProps) {
  return (
    <Formik
      initialValues={guests}
      onSubmit={async (values, { resetForm }) => {
        await host.send(values)
        resetForm({ values })
      }}
    >
      {({ values, dirty, isSubmitting }) => (
        <Form noValidate>
          <FieldArray name="guests">
            {({ push, remove, move }) => (
              <>
                {values.guests.map((_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a text has no identity; its documentation has it so
                  <div key={index}>
                    <Text
                      name={`guests.${index}`}
                      label={`Guest ${index + 1}`}
                      validate={(value) => (value ? undefined : needsName)}
                    />
                    <button type="button" onClick={() => remove(index)}>
                      Remove Guest {index + 1}
                    </button>
                    <button type="button" onClick={() => move(index, Math.max(0, index - 1))}>
                      Move Guest {index + 1} up
                    </button>
                  </div>
                ))}
                <button type="button" onClick={() => push('')}>
                  Add guest
                </button>
              </>
            )}
          </FieldArray>
          {dirty && <p>{unsaved}</p>}
          <button type="submit" disabled={isSubmitting}>
            Send
          </button>
        </Form>
      )}
    </Formik>
  )
}

interface TextProps {
  name: string
  label: string
  disabled?: boolean
  validate?: (value: string) => string | undefined | Promise<string | undefined>
}

function Text({ name, label, disabled, validate }: TextProps) {
  const [field, { touched, error }] = useField<string>({ name, ...(validate && { validate }) })
  const rejected = touched && error !== undefined
  return (
    <>
      <label>
        {label}
        <input {...field} value={field.value ?? ''} disabled={disabled} aria-invalid={rejected} />
      </label>
      {rejected && <p role="alert">{error}</p>}
    </>
  )
}

exposeEngine({ Account, ActionAccount, NamedText, Guests, knowsChanges: true })
