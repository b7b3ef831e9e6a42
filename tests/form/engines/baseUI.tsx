import { Button } from '@base-ui/react/button'
import { Checkbox } from '@base-ui/react/checkbox'
import { Field } from '@base-ui/react/field'
import { Form } from '@base-ui/react/form'
import { NumberField } from '@base-ui/react/number-field'
import { useActionState, useState } from 'react'
import { exposeEngine } from './exposeEngine'
import {
  account,
  actionAccount,
  countries,
  type EngineFormProps,
  type NamedTextProps,
  needsUsername,
  readAction,
} from './FormEngine'
import type { Problems } from './FormHost'
import { Invited } from './Invited'

function Account({ host }: EngineFormProps) {
  const [errors, setErrors] = useState<Problems>({})
  const [loading, setLoading] = useState(false)
  async function send(values: object) {
    setLoading(true)
    setErrors((await host.send(values)) ?? {})
    setLoading(false)
  }
  return (
    <Form errors={errors} validationMode="onBlur" onFormSubmit={(values) => void send(values)}>
      <Text
        name="username"
        label="User name"
        defaultValue={account.username}
        validate={(value) => (value ? host.check(value) : needsUsername)}
      />
      <Text name="remark" label="Remark" defaultValue={account.remark} />
      {/* A disabled field is left out of the values, a fieldset that is disabled is not. */}
      <fieldset disabled>
        <Text name="since" label="Member since" defaultValue={account.since} />
      </fieldset>
      <Invited>
        {() => (
          <Text
            name="code"
            label="Code"
            defaultValue={account.code}
            validate={(value) => host.check(value)}
          />
        )}
      </Invited>
      <Button type="submit" disabled={loading} focusableWhenDisabled>
        Send
      </Button>
    </Form>
  )
}

function ActionAccount({ host }: EngineFormProps) {
  const [errors, action] = useActionState(
    async (_: Problems, data: FormData) => (await host.send(readAction(data))) ?? {},
    {},
  )
  return (
    <Form action={action} errors={errors}>
      <Text name="username" label="User name" defaultValue={actionAccount.username} />
      <label>
        Country
        <select name="country" defaultValue={actionAccount.country}>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      </label>
      <Field.Root name="news">
        <Field.Label>
          <Checkbox.Root defaultChecked={actionAccount.news}>
            <Checkbox.Indicator>✓</Checkbox.Indicator>
          </Checkbox.Root>
          Send me news
        </Field.Label>
      </Field.Root>
      <Button type="submit">Send</Button>
    </Form>
  )
}

function NamedText({ host, names }: NamedTextProps) {
  return (
    <Form onFormSubmit={(values) => void host.send(values)}>
      {names.map((name) => (
        <Text key={name} name={name} label={`Text ${name}`} defaultValue="" />
      ))}
      <Button type="submit">Send</Button>
    </Form>
  )
}

function Price({ host }: EngineFormProps) {
  return (
    <Form onFormSubmit={(values) => void host.send(values)}>
      <Field.Root name="price">
        <NumberField.Root format={{ maximumFractionDigits: 2 }}>
          <Field.Label>Price</Field.Label>
          <NumberField.Group>
            <NumberField.Input />
          </NumberField.Group>
        </NumberField.Root>
        <Field.Error />
      </Field.Root>
      <Button type="submit">Send</Button>
    </Form>
  )
}

interface TextProps {
  name: string
  label: string
  defaultValue: string
  validate?: (value: string) => string | undefined | Promise<string | undefined>
}

function Text({ name, label, defaultValue, validate }: TextProps) {
  return (
    <Field.Root name={name} validate={(value) => validate?.(value as string)}>
      <Field.Label>{label}</Field.Label>
      <Field.Control defaultValue={defaultValue} />
      <Field.Error />
    </Field.Root>
  )
}

exposeEngine({ Account, ActionAccount, NamedText, Price, knowsChanges: false })
