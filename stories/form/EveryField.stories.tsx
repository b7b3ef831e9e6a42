import preview from '#.storybook/preview'
import { useForm as useTanStackForm } from '@tanstack/react-form'
import { type SubmitEvent, useActionState, useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { DateField } from '../../src/fields/DateField'
import { NumberField } from '../../src/fields/NumberField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'

interface EveryFormProps {
  /** Told what was sent. */
  onSend: (speed: unknown, flightDate: unknown) => void
}

const flightDate = '1998-05-03'
const refusal = 'Enter the speed as a number, like 140'
const judge = (speed: unknown) => (Number(speed) > 0 ? undefined : refusal)
const textIn = (data: FormData, name: string) => data.get(name) as string

const speedField = { label: 'Speed', suffix: 'kn' }
const dateField = { label: 'Flight date' }
const column = { display: 'grid', gap: 20, maxWidth: 576 }
const send = (
  <div>
    <Button type="submit" kind="primary">
      Send report
    </Button>
  </div>
)

function OwnForm({ onSend }: EveryFormProps) {
  const form = useForm({
    defaultValues: { speed: null, flightDate },
    onSubmit: (values) => onSend(values.speed, values.flightDate),
  })
  return (
    <Form store={form} errorSummary={false}>
      <FormField as={DateField} name="flightDate" {...dateField} />
      <FormField as={NumberField} name="speed" validate={judge} {...speedField} />
      {send}
    </Form>
  )
}

function BareForm({ onSend }: EveryFormProps) {
  const [error, setError] = useState<string>()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found = judge(data.get('speed'))
    setError(found)
    if (!found) onSend(Number(data.get('speed')), data.get('flightDate'))
  }
  return (
    <form noValidate onSubmit={submit} style={column}>
      <DateField name="flightDate" defaultValue={flightDate} {...dateField} />
      <NumberField name="speed" error={error} {...speedField} />
      {send}
    </form>
  )
}

function ReactHookForm({ onSend }: EveryFormProps) {
  const { control, handleSubmit } = useHookForm<{ speed: number | string | null; flightDate: string | null }>(
    {
      defaultValues: { speed: null, flightDate },
    },
  )
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => onSend(values.speed, values.flightDate))}
      style={column}
    >
      <Controller
        control={control}
        name="flightDate"
        render={({ field: { onChange, ...field } }) => (
          <DateField {...field} onValueChange={onChange} {...dateField} />
        )}
      />
      <Controller
        control={control}
        name="speed"
        rules={{ validate: (speed) => judge(speed) ?? true }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <NumberField
            {...field}
            onValueChange={onChange}
            error={fieldState.error?.message}
            {...speedField}
          />
        )}
      />
      {send}
    </form>
  )
}

function TanStackForm({ onSend }: EveryFormProps) {
  const start: { speed: number | string | null; flightDate: string | null } = { speed: null, flightDate }
  const form = useTanStackForm({
    defaultValues: start,
    onSubmit: ({ value }) => onSend(value.speed, value.flightDate),
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
      <form.Field name="flightDate">
        {({ state, handleChange, handleBlur }) => (
          <DateField value={state.value} onValueChange={handleChange} onBlur={handleBlur} {...dateField} />
        )}
      </form.Field>
      <form.Field name="speed" validators={{ onSubmit: ({ value }) => judge(value) }}>
        {({ state, handleChange, handleBlur }) => (
          <NumberField
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
            error={state.meta.errors.join(' ')}
            {...speedField}
          />
        )}
      </form.Field>
      {send}
    </form>
  )
}

function ActionForm({ onSend }: EveryFormProps) {
  const [answer, action] = useActionState(
    async (_: unknown, data: FormData) => {
      const speed = textIn(data, 'speed')
      const error = judge(speed)
      if (!error) onSend(Number(speed), data.get('flightDate'))
      return { speed, flightDate: textIn(data, 'flightDate'), error }
    },
    { speed: '', flightDate, error: undefined },
  )
  return (
    <form noValidate action={action} style={column}>
      <DateField name="flightDate" defaultValue={answer.flightDate} {...dateField} />
      <NumberField name="speed" defaultValue={answer.speed} error={answer.error} {...speedField} />
      {send}
    </form>
  )
}

const meta = preview.meta({
  component: OwnForm,
  title: 'Form/Every field',
  args: { onSend: fn<(speed: unknown, flightDate: unknown) => void>() },
  // What a person does is the same in each: send no number, be refused and lose nothing, correct it, send it.
  play: async ({ args, canvasElement }) => {
    const speed = within(canvasElement).getByRole('textbox', { name: 'Speed' })
    await userEvent.type(speed, 'fast')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(speed).toBeInvalid())
    await expect(speed).toHaveAccessibleDescription(new RegExp(refusal))
    await expect(speed).toHaveValue('fast')
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.clear(speed)
    await userEvent.type(speed, '140')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(140, flightDate))
    await waitFor(() => expect(speed).not.toBeInvalid())
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

/** A number and a date in this library's form. */
export const InForm = meta.story()

/** With nothing but the browser's form. */
export const Bare = meta.story({ render: (args) => <BareForm {...args} /> })

/** Under react-hook-form's `Controller`. */
export const UnderReactHookForm = meta.story({ render: (args) => <ReactHookForm {...args} /> })

/** Under TanStack Form. */
export const UnderTanStackForm = meta.story({ render: (args) => <TanStackForm {...args} /> })

/** In a React form action that refuses, without losing what was typed. */
export const InFormAction = meta.story({ render: (args) => <ActionForm {...args} /> })
