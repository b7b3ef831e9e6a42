import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { NumberField } from '../../src/fields/NumberField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'

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
