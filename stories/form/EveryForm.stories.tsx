import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TextField, type TextFieldProps } from '../../src/fields/TextField'
import { ActionForm, BareForm, type FieldInForms, OwnForm, ReactHookForm, TanStackForm } from './fiveForms'

const rejection = 'Enter the airport code as four capitals, like KDEN'

function AirportField(props: TextFieldProps) {
  return <TextField {...props} description="The four letters that pilots use." />
}

const fields: readonly FieldInForms[] = [
  {
    name: 'airport',
    as: AirportField,
    label: 'Airport code',
    start: '',
    validate: (airport) =>
      typeof airport === 'string' && /^[A-Z]{4}$/.test(airport) ? undefined : rejection,
  },
]

const meta = preview.meta({
  component: OwnForm,
  title: 'Form/Every form',
  args: { fields, onSend: fn<(values: Record<string, unknown>) => void>() },
  // What a person does is the same in each: send a wrong code, be rejected and lose nothing, correct it, send it.
  play: async ({ args, canvasElement }) => {
    const airport = within(canvasElement).getByRole('textbox', { name: 'Airport code' })
    await userEvent.type(airport, 'den')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(airport).toBeInvalid())
    await expect(airport).toHaveAccessibleDescription(new RegExp(rejection))
    await expect(airport).toHaveValue('den')
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.tripleClick(airport)
    await userEvent.keyboard('KDEN')
    await expect(airport).toHaveValue('KDEN')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ airport: 'KDEN' }))
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
export const UnderReactHookForm = meta.story({
  name: 'Under react-hook-form',
  render: (args) => <ReactHookForm {...args} />,
})

/** The same field under TanStack Form. */
export const UnderTanStackForm = meta.story({
  name: 'Under TanStack Form',
  render: (args) => <TanStackForm {...args} />,
})

/** The same field in a React form action that rejects, without losing what was typed. */
export const InFormAction = meta.story({ render: (args) => <ActionForm {...args} /> })
