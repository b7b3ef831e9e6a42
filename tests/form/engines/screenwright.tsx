import { useActionState } from 'react'
import { CheckboxField } from '../../../src/fields/CheckboxField'
import { DecimalField } from '../../../src/fields/DecimalField'
import { SelectField } from '../../../src/fields/SelectField'
import { TextField } from '../../../src/fields/TextField'
import { FieldRepeater } from '../../../src/form/FieldRepeater'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import type { FormStore, SubmitAnswer } from '../../../src/form/FormStore'
import { useForm } from '../../../src/form/useForm'
import { useFormState } from '../../../src/form/useFormState'
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
  const check = (value: unknown) => host.check(String(value))
  const store = useForm({
    defaultValues: account,
    rules: { username: check, code: check },
    onSubmit: async (values) => answerOf(await host.send(values)),
  })
  return (
    <Form store={store} errorSummary={false}>
      <FormField as={TextField} name="username" label="User name" required={needsUsername} />
      <FormField as={TextField} name="remark" label="Remark" />
      <FormField as={TextField} name="since" label="Member since" disabled />
      <Invited>{() => <FormField as={TextField} name="code" label="Code" />}</Invited>
      <Changes store={store} />
      <button type="submit">Send</button>
    </Form>
  )
}

function ActionAccount({ host }: EngineFormProps) {
  const [answer, action] = useActionState(
    async (_: SubmitAnswer, data: FormData) => answerOf(await host.send(readAction(data))),
    undefined,
  )
  const store = useForm({ defaultValues: actionAccount })
  return (
    <Form store={store} action={action} answer={answer} errorSummary={false}>
      <FormField as={TextField} name="username" label="User name" />
      <FormField as={SelectField} name="country" label="Country" options={options} />
      <FormField as={CheckboxField} name="news" label="Send me news" />
      <button type="submit">Send</button>
    </Form>
  )
}

function NamedText({ host, names }: NamedTextProps) {
  const store = useForm({ onSubmit: async (values) => answerOf(await host.send(values)) })
  return (
    <Form store={store}>
      {names.map((name) => (
        <FormField key={name} as={TextField} name={name} label={`Text ${name}`} />
      ))}
      <button type="submit">Send</button>
    </Form>
  )
}

function Guests({ host }: EngineFormProps) {
  const store = useForm({
    defaultValues: guests,
    onSubmit: async (values) => answerOf(await host.send(values)),
  })
  return (
    <Form store={store} errorSummary={false}>
      <FieldRepeater
        name="guests"
        legend="Guests"
        itemLabel="Guest"
        itemHeadings={false}
        reorderable={false}
        getNewItem={() => ''}
      >
        {({ key, index, label }) => (
          <>
            <FormField as={TextField} name={key} label={label} required={needsName} />
            <button type="button" onClick={() => store.move('guests', key, index - 1)}>
              Move {label} up
            </button>
          </>
        )}
      </FieldRepeater>
      <Changes store={store} />
      <button type="submit">Send</button>
    </Form>
  )
}

function Price({ host }: EngineFormProps) {
  const store = useForm({ onSubmit: async (values) => answerOf(await host.send(values)) })
  return (
    <Form store={store} errorSummary={false}>
      <FormField as={DecimalField} name="price" label="Price" />
      <button type="submit">Send</button>
    </Form>
  )
}

function Changes({ store }: { store: FormStore }) {
  return useFormState(store, (form) => form.isDirty()) ? <p>{unsaved}</p> : null
}

function answerOf(problems: Problems | undefined): SubmitAnswer {
  if (!problems) return undefined
  const issues = Object.entries(problems).map(
    ([name, message]) =>
      ({ path: [name], rule: 'server', params: {}, severity: 'error', source: 'server', message }) as const,
  )
  return { issues }
}

const options = countries.map((country) => ({ value: country, label: country }))

exposeEngine({ Account, ActionAccount, NamedText, Guests, Price, knowsChanges: true })
