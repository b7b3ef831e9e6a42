import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, choice, code, email, image, percent, phone, text, url } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'
import { strike } from '../fixtures/birdstrikes'

const meta = preview.meta({
  title: 'Form/EntityField',
  component: EntityField<typeof strike.fields>,
  args: { entity: strike },
  decorators: [
    function InAForm(Story) {
      const store = useForm({ rules: fieldRules(strike) })
      return (
        <Form store={store}>
          <Story />
        </Form>
      )
    },
  ],
})

/** A text of the entity is a text field, with the entity's words and its length. */
export const Text = meta.story({
  args: { name: 'species' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Species' })
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('As exactly as it is known.')
  },
})

/** A number has its unit beside it. */
export const Number = meta.story({
  args: { name: 'speed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /^Speed/ })).toHaveAccessibleDescription(
      /kn/,
    )
  },
})

/** A date is typed part by part, in the order of the language. */
export const Date = meta.story({
  args: { name: 'flightDate' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Flight date' })).toBeVisible()
  },
})

/** A choice among many is a list; one that may stay open has a way back to nothing. */
export const Choice = meta.story({
  args: { name: 'timeOfDay' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: /^Time of day/ })
    await expect(within(list).getAllByRole('option')).toHaveLength(5)
  },
})

/** A picture is chosen, dropped or pasted, within the limits that the entity states. */
export const Image = meta.story({
  args: { name: 'species' },
  render: () => <EntityField entity={sighting} name="photo" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Photo/)).toHaveAccessibleDescription(
      'An image · up to 5 MB Of the whole bird, if you can.',
    )
  },
})

/** Texts of a format bring their keyboard on a phone, and what the browser can fill in. */
export const Formats = meta.story({
  args: { name: 'species' },
  render: () => (
    <>
      {account.fieldNames.slice(1).map((name) => (
        <EntityField key={name} entity={account} name={name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const typeOf = (name: RegExp) => canvas.getByRole('textbox', { name }).getAttribute('type')
    await expect(typeOf(/^Email/)).toBe('email')
    await expect(typeOf(/^Telephone/)).toBe('tel')
    await expect(typeOf(/^Website/)).toBe('url')
    const code = canvas.getByRole('textbox', { name: /^Code/ })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByRole('textbox', { name: /^Share/ })).toHaveAccessibleDescription(/%/)
  },
})

/** How each is asked is declared: a list in place of radio buttons, a row, a box to type in, and a switch in place of a tick. */
export const Controls = meta.story({
  args: { name: 'species' },
  render: () => (
    <>
      {visit.fieldNames.slice(1).map((name) => (
        <EntityField key={name} entity={visit} name={name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const size = canvas.getByRole('combobox', { name: 'Size' })
    await expect(size.tagName).toBe('SELECT')
    await expect(size).toBeRequired()
    const pace = await canvas.findByRole('radiogroup', { name: 'Urgency' })
    await expect(within(pace).getAllByRole('radio')).toHaveLength(3)
    const animal = await canvas.findByRole('combobox', { name: /^Animal/ })
    await expect(animal.tagName).toBe('INPUT')
    await expect(await canvas.findByRole('switch', { name: 'Remind by message' })).not.toBeChecked()
  },
})

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    size: choice(['Small', 'Medium', 'Large'], { label: 'Size', required: true, control: 'select' }),
    urgency: choice(['Today', 'This week', 'Later'], {
      label: 'Urgency',
      required: true,
      control: 'segmented',
    }),
    animal: choice(['Dog', 'Cat', 'Rabbit'], { label: 'Animal', control: 'combobox' }),
    reminded: boolean({ label: 'Remind by message', control: 'switch' }),
  },
})

const account = defineEntity({
  name: 'account',
  labels: ['Account', 'Accounts'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    email: email({ label: 'Email', required: true }),
    phone: phone({ label: 'Telephone' }),
    site: url({ label: 'Website' }),
    share: percent({ label: 'Share', min: 0, max: 100 }),
    code: code({ label: 'Code', description: 'Six digits, sent to your telephone.', required: true }),
  },
})

const sighting = defineEntity({
  name: 'sighting',
  labels: ['Sighting', 'Sightings'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    photo: image({ label: 'Photo', description: 'Of the whole bird, if you can.', maxBytes: 5_000_000 }),
  },
})
