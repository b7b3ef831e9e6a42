import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from '../../src/fields/DateField'
import { NumberField, type NumberFieldProps } from '../../src/fields/NumberField'
import { ActionForm, BareForm, type FieldInForms, OwnForm, ReactHookForm, TanStackForm } from './fiveForms'

const flightDate = '1998-05-03'
const rejection = 'Enter the speed as a number, like 140'

function SpeedField(props: NumberFieldProps) {
  return <NumberField {...props} suffix="kn" />
}

const fields: readonly FieldInForms[] = [
  { name: 'flightDate', as: DateField, label: 'Flight date', start: flightDate },
  {
    name: 'speed',
    as: SpeedField,
    label: 'Speed',
    start: null,
    validate: (speed) => (Number(speed) > 0 ? undefined : rejection),
    read: Number,
  },
]

const meta = preview.meta({
  component: OwnForm,
  title: 'Form/Every field',
  args: { fields, onSend: fn<(values: Record<string, unknown>) => void>() },
  // What a person does is the same in each: send no number, be rejected and lose nothing, correct it, send it.
  play: async ({ args, canvasElement }) => {
    const speed = within(canvasElement).getByRole('textbox', { name: 'Speed' })
    await userEvent.type(speed, 'fast')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(speed).toBeInvalid())
    await expect(speed).toHaveAccessibleDescription(new RegExp(rejection))
    await expect(speed).toHaveValue('fast')
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.clear(speed)
    await userEvent.type(speed, '140')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ flightDate, speed: 140 }))
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
export const UnderTanStackForm = meta.story({
  name: 'Under TanStack Form',
  render: (args) => <TanStackForm {...args} />,
})

/** In a React form action that rejects, without losing what was typed. */
export const InFormAction = meta.story({ render: (args) => <ActionForm {...args} /> })
