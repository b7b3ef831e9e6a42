import preview from '#.storybook/preview'
import { useForm as useTanStackForm } from '@tanstack/react-form'
import { type SubmitEvent, useActionState, useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'

interface EveryFormProps {
  /** Told which airport was sent. */
  onSend: (airport: unknown) => void
}

const refusal = 'Enter the airport code as four capitals, like KDEN'
const judge = (airport: unknown) =>
  typeof airport === 'string' && /^[A-Z]{4}$/.test(airport) ? undefined : refusal

const airportField = { label: 'Airport code', description: 'The four letters that pilots use.' }
const column = { display: 'grid', gap: 20, maxWidth: 576 }
const send = (
  <div>
    <Button type="submit" kind="primary">
      Send report
    </Button>
  </div>
)

/** The form of this library. */
function OwnForm({ onSend }: EveryFormProps) {
  const form = useForm({ onSubmit: ({ airport }) => onSend(airport) })
  return (
    <Form store={form} errorSummary={false}>
      <FormField as={TextField} name="airport" validate={judge} {...airportField} />
      {send}
    </Form>
  )
}

/** No form library at all: the browser holds the text. */
function BareForm({ onSend }: EveryFormProps) {
  const [error, setError] = useState<string>()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const airport = new FormData(event.currentTarget).get('airport')
    const found = judge(airport)
    setError(found)
    if (!found) onSend(airport)
  }
  return (
    <form noValidate onSubmit={submit} style={column}>
      <TextField name="airport" error={error} {...airportField} />
      {send}
    </form>
  )
}

function ReactHookForm({ onSend }: EveryFormProps) {
  const { control, handleSubmit } = useHookForm({ defaultValues: { airport: '' } })
  return (
    <form noValidate onSubmit={handleSubmit(({ airport }) => onSend(airport))} style={column}>
      <Controller
        control={control}
        name="airport"
        rules={{ validate: (airport) => judge(airport) ?? true }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <TextField
            {...field}
            onValueChange={onChange}
            error={fieldState.error?.message}
            {...airportField}
          />
        )}
      />
      {send}
    </form>
  )
}

function TanStackForm({ onSend }: EveryFormProps) {
  const form = useTanStackForm({
    defaultValues: { airport: '' },
    onSubmit: ({ value }) => onSend(value.airport),
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
      <form.Field name="airport" validators={{ onChange: ({ value }) => judge(value) }}>
        {(field) => (
          <TextField
            name={field.name}
            value={field.state.value}
            onValueChange={field.handleChange}
            onBlur={field.handleBlur}
            error={field.state.meta.isTouched && field.state.meta.errors.join(' ')}
            {...airportField}
          />
        )}
      </form.Field>
      {send}
    </form>
  )
}

/** React empties a form after its action; giving back what was sent keeps it. */
function ActionForm({ onSend }: EveryFormProps) {
  const [answer, action] = useActionState(
    async (_: unknown, data: FormData) => {
      const airport = data.get('airport')
      const error = judge(airport)
      if (!error) onSend(airport)
      return { airport: typeof airport === 'string' ? airport : null, error }
    },
    { airport: null, error: undefined },
  )
  return (
    <form noValidate action={action} style={column}>
      <TextField name="airport" defaultValue={answer.airport ?? ''} error={answer.error} {...airportField} />
      {send}
    </form>
  )
}

const meta = preview.meta({
  component: OwnForm,
  title: 'Form/Every form',
  args: { onSend: fn<(airport: unknown) => void>() },
  // What a person does is the same in each: send a wrong code, be refused and lose nothing, correct it, send it.
  play: async ({ args, canvasElement }) => {
    const airport = within(canvasElement).getByRole('textbox', { name: 'Airport code' })
    await userEvent.type(airport, 'den')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(airport).toBeInvalid())
    await expect(airport).toHaveAccessibleDescription(new RegExp(refusal))
    await expect(airport).toHaveValue('den')
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.tripleClick(airport)
    await userEvent.keyboard('KDEN')
    await expect(airport).toHaveValue('KDEN')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('KDEN'))
    await waitFor(() => expect(airport).not.toBeInvalid())
    await expect(airport).toHaveValue('KDEN')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

/** A field in this library's form. */
export const InForm = meta.story()

/** The same field with nothing but the browser's form. */
export const Bare = meta.story({ render: (args) => <BareForm {...args} /> })

/** The same field under react-hook-form's `Controller`. */
export const UnderReactHookForm = meta.story({ render: (args) => <ReactHookForm {...args} /> })

/** The same field under TanStack Form. */
export const UnderTanStackForm = meta.story({ render: (args) => <TanStackForm {...args} /> })

/** The same field in a React form action that refuses, without losing what was typed. */
export const InFormAction = meta.story({ render: (args) => <ActionForm {...args} /> })
