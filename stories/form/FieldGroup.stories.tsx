import { expect, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { FieldGroup, type FieldGroupProps } from '../../src/form/FieldGroup'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FieldRule, FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'

const meta = preview.meta({
  title: 'Form/FieldGroup',
  component: FieldGroup,
  args: { name: 'address', legend: 'Delivery address' },
})

interface DeliveryProps extends FieldGroupProps {
  defaultValues?: FormValues
  readOnly?: boolean
}

function Delivery({ defaultValues, readOnly, ...group }: DeliveryProps) {
  const form = useForm<FormValues>({ defaultValues })
  return (
    <Form store={form} readOnly={readOnly}>
      <FieldGroup {...group}>
        <FormField as={TextField} name="street" label="Street and number" required />
        <FormField as={TextField} name="city" label="City" required />
      </FieldGroup>
      <div>
        <Button type="submit" variant="primary">
          Order
        </Button>
      </div>
    </Form>
  )
}

const idahoAlone: FieldRule = (value) =>
  (value as { city?: string } | undefined)?.city === 'Reno'
    ? 'Enter an address in Idaho: we deliver there alone'
    : undefined

/** Two fields are one address: a screen reader says "Delivery address" with each of them. */
export const Address = meta.story({
  args: { description: 'Where someone is at home by day.' },
  render: (args) => <Delivery {...args} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery address' })
    await expect(group).toHaveAccessibleDescription('Where someone is at home by day.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Boise')
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveAttribute('name', 'address[city]')
  },
})

/** An address need not be given: while nothing is filled in, the form has none. */
export const Optional = meta.story({
  args: { required: false },
  render: (args) => <Delivery {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery address optional' })).toBeVisible()
  },
})

/** Each part is right and the whole is not: the words stand at the group, and the summary leads to its first field. */
export const Rejected = meta.story({
  args: { validate: idahoAlone },
  render: (args) => (
    <Delivery {...args} defaultValues={{ address: { street: 'Virginia Street 1', city: 'Reno' } }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    const words = 'Enter an address in Idaho: we deliver there alone'
    await expect(canvas.getByRole('group', { name: 'Delivery address' })).toHaveAccessibleDescription(words)
    await userEvent.click(canvas.getByRole('link', { name: words }))
    await expect(canvas.getByRole('textbox', { name: 'Street and number' })).toHaveFocus()
  },
})

/** An order that was sent is read: the values can be copied and not changed. */
export const ReadOnly = meta.story({
  render: (args) => (
    <Delivery {...args} readOnly defaultValues={{ address: { street: 'Elm Road 2', city: 'Boise' } }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveAttribute('readonly')
  },
})
