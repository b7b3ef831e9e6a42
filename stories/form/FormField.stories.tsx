import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { type Address, AddressField } from '../../src/fields/AddressField'
import { NumberField } from '../../src/fields/NumberField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FieldRuleContext } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import type { Issue } from '../../src/spec/rules/issues'

const meta = preview.meta({
  title: 'Form/FormField',
  decorators: [
    function InAForm(Story) {
      const store = useForm({ onSubmit: (values) => submitted(values) })
      return (
        <Form store={store} errorSummary={false}>
          <Story />
          <div>
            <Button type="submit" variant="primary">
              Send
            </Button>
          </div>
        </Form>
      )
    },
  ],
  beforeEach: () => void submitted.mockClear(),
})

const submitted = fn()

/** Any field becomes part of the form: what is written in it is submitted under its name. */
export const AnyField = meta.story({
  render: () => (
    <>
      <FormField as={TextField} name="species" label="Species" />
      <FormField as={NumberField} name="speed" label="Speed" suffix="kn" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Species' }), 'Barn owl')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Speed' }), '1,250{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(submitted).toHaveBeenCalledWith({ species: 'Barn owl', speed: 1250 })
  },
})

/** Required, with the library's words about the label: the empty field is rejected and takes the focus. */
export const Required = meta.story({
  render: () => <FormField as={TextField} name="species" label="Species" required />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
    const species = within(canvasElement).getByRole('textbox', { name: 'Species' })
    await expect(species).toHaveFocus()
    await expect(species).toHaveAccessibleDescription('Enter species')
  },
})

/** With a rule of the host, in the host's words. */
export const WithARule = meta.story({
  render: () => (
    <FormField
      as={TextField}
      name="airport"
      label="Airport code"
      validate={(value) => (/^[A-Z]{4}$/.test(String(value)) ? undefined : 'Enter four capitals, like KDEN')}
    />
  ),
  play: async ({ canvasElement }) => {
    const airport = within(canvasElement).getByRole('textbox', { name: 'Airport code' })
    await userEvent.type(airport, 'Denver{Tab}')
    await expect(airport).toHaveAccessibleDescription('Enter four capitals, like KDEN')
    await userEvent.clear(airport)
    await userEvent.type(airport, 'KDEN')
    await expect(airport).toBeValid()
  },
})

/** A field of several parts: a rule, or the server, says which part is wrong, and the words stand beside that one. */
export const PartsRejected = meta.story({
  render: () => (
    <FormField
      as={AddressField}
      name="address"
      label="Where to send the feathers"
      countries={['DE']}
      validate={whereToSend}
    />
  ),
  play: async ({ canvasElement }) => {
    const box = (name: RegExp) => within(canvasElement).getByRole('textbox', { name })
    await userEvent.type(box(/City/), 'Berlin{Enter}')
    await waitFor(() => expect(box(/line 1/)).toHaveFocus())
    await expect(box(/Postal code/)).toHaveAccessibleDescription('Enter the postal code')
    await expect(box(/Postal code/)).toBeInvalid()
    await expect(box(/line 2/)).toBeValid()
    await expect(box(/City/)).toBeValid()
  },
})

const needed = { line1: 'Enter street and number', postcode: 'Enter the postal code', city: 'Enter the city' }

function whereToSend(address: unknown, { path }: FieldRuleContext): readonly Issue[] {
  return Object.entries(needed).flatMap(([part, message]) =>
    (address as Address | null)?.[part as keyof Address]
      ? []
      : { path: [...path, part], rule: 'required', params: {}, severity: 'error', source: 'client', message },
  )
}
