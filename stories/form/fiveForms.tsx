import { useForm as useTanStackForm } from '@tanstack/react-form'
import { type ComponentType, type SubmitEvent, useActionState, useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { Button } from '../../src/components/Button'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'

type Values = Record<string, unknown>

/** The props that a form gives a field of any value. */
type Given = {
  name?: string
  label: string
  value?: never
  defaultValue?: never
  error?: string | undefined
  onValueChange?: (value: unknown) => void
  onBlur?: () => void
  ref?: (control: unknown) => void
}

/** One field, which each of the five forms keeps in its own way. */
export interface FieldInForms {
  name: string
  /** The field as the library draws it, with its label. */
  as: ComponentType<Given>
  label: string
  /** The value at first. */
  start: unknown
  /** Return words that say how to mend a value, or nothing if it is right. */
  validate?: (value: unknown) => string | undefined
  /** Turn the text of a native form into the value. @default the text itself */
  read?: (text: string) => unknown
}

export interface FormProps {
  fields: readonly FieldInForms[]
  /** Told what was sent, by name. */
  onSend: (values: Values) => void
}

/** The form of this library. */
export function OwnForm({ fields, onSend }: FormProps) {
  const form = useForm({ defaultValues: startOf(fields), onSubmit: (values) => onSend(values) })
  return (
    <Form store={form} errorSummary={false}>
      {fields.map(({ as, name, label, validate }) => (
        <FormField key={name} as={as} name={name} label={label} {...(validate && { validate: validate })} />
      ))}
      {send}
    </Form>
  )
}

/** No form library at all: the browser holds the text. */
export function BareForm({ fields, onSend }: FormProps) {
  const [errors, setErrors] = useState<Errors>({})
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { values, errors: found } = readForm(fields, new FormData(event.currentTarget))
    setErrors(found)
    if (!isRejected(found)) onSend(values)
  }
  return (
    <form noValidate onSubmit={submit} style={column}>
      {fields.map(({ as: Field, name, label, start }) => (
        <Field key={name} name={name} label={label} defaultValue={start as never} error={errors[name]} />
      ))}
      {send}
    </form>
  )
}

export function ReactHookForm({ fields, onSend }: FormProps) {
  const { control, handleSubmit } = useHookForm<Values>({ defaultValues: startOf(fields) })
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSend(values))} style={column}>
      {fields.map(({ as: Field, name, label, validate }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          rules={{ validate: (value) => validate?.(value) ?? true }}
          render={({ field: { onChange, value, ...field }, fieldState }) => (
            <Field
              {...field}
              label={label}
              value={value as never}
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      {send}
    </form>
  )
}

export function TanStackForm({ fields, onSend }: FormProps) {
  const form = useTanStackForm({
    defaultValues: startOf(fields),
    onSubmit: ({ value }) => onSend(value),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
      style={column}
    >
      {fields.map(({ as: Field, name, label, validate }) => (
        <form.Field key={name} name={name} validators={{ onSubmit: ({ value }) => validate?.(value) }}>
          {({ state, handleChange, handleBlur }) => (
            <Field
              label={label}
              value={state.value as never}
              onValueChange={handleChange}
              onBlur={handleBlur}
              error={state.meta.errors.join(' ')}
            />
          )}
        </form.Field>
      ))}
      {send}
    </form>
  )
}

/** React empties a form after its action; giving back what was sent keeps it. */
export function ActionForm({ fields, onSend }: FormProps) {
  const [answer, action] = useActionState(
    async (_: unknown, data: FormData) => {
      const { texts, values, errors } = readForm(fields, data)
      if (!isRejected(errors)) onSend(values)
      return { texts, errors }
    },
    { texts: startOf(fields), errors: {} },
  )
  return (
    <form noValidate action={action} style={column}>
      {fields.map(({ as: Field, name, label }) => (
        <Field
          key={name}
          name={name}
          label={label}
          defaultValue={answer.texts[name] as never}
          error={answer.errors[name]}
        />
      ))}
      {send}
    </form>
  )
}

type Errors = Record<string, string | undefined>

const isRejected = (errors: Errors) => Object.values(errors).some(Boolean)

function startOf(fields: readonly FieldInForms[]): Values {
  return Object.fromEntries(fields.map(({ name, start }) => [name, start]))
}

function readForm(fields: readonly FieldInForms[], data: FormData) {
  const texts: Values = {}
  const values: Values = {}
  const errors: Errors = {}
  for (const { name, validate, read } of fields) {
    const text = data.get(name) as string
    values[name] = read ? read(text) : text
    texts[name] = Array.isArray(values[name]) ? values[name] : text
    errors[name] = validate?.(text)
  }
  return { texts, values, errors }
}

const column = { display: 'grid', gap: 20, maxWidth: 576 }
const send = (
  <div>
    <Button type="submit" variant="primary">
      Send report
    </Button>
  </div>
)
