import { type ComponentType, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource, type MemorySourceOptions } from '../../src/data/memorySource'
import { ReferenceField, type ReferenceFieldProps } from '../../src/fields/ReferenceField'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import { useForm } from '../../src/form/useForm'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { repair, rider, riders } from '../fixtures/repairs'
import { formWidth } from './formWidth'

interface Args extends Omit<ReferenceFieldProps, 'to' | 'ref'> {
  source?: MemorySourceOptions<RecordOf<typeof rider>>
  creates?: boolean
  more?: readonly RecordOf<typeof rider>[]
  entity?: typeof rider
}

/** A field whose records come from a source in memory. */
function Field({ source: options, creates = false, more = [], entity = rider, ...props }: Args) {
  const [source] = useState(() => memorySource(rider, [...riders, ...more], options))
  const onCreate = creates ? (name: string) => source.create({ name }) : undefined
  return (
    <ReferenceProvider references={[{ entity, source, onCreate }]}>
      <ReferenceField {...props} to="rider" />
    </ReferenceProvider>
  )
}

const meta = preview.meta({
  title: 'Fields/ReferenceField',
  component: ReferenceField as ComponentType<unknown> as ComponentType<Args>,
  decorators: [formWidth],
  render: (args) => <Field {...args} />,
  args: { label: 'Customer', onValueChange: fn() },
})

/** Nothing is chosen yet. What is typed is looked for at the source; the number of the record is stored. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Customer' })
    await userEvent.type(box, 'freya')
    await userEvent.click(await screen.findByRole('option', { name: 'Freya Sørensen' }))
    await expect(box).toHaveValue('Freya Sørensen')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(142)
  },
})

/** An order that is opened again: the name stands there once it is read. */
export const Filled = meta.story({
  args: { defaultValue: 137 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Amélie Rousseau'))
  },
})

/** Those chosen last stand first, before anything is typed. */
export const Recent = meta.story({
  args: { defaultValue: 139 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Chiara Lombardi'))
    await userEvent.click(canvas.getByRole('combobox'))
    const recent = await screen.findByRole('group', { name: 'Recent' })
    await expect(recent).toHaveTextContent('Chiara Lombardi')
  },
})

/** A customer who is not known yet is made in passing, and chosen. */
export const Create = meta.story({
  args: { creates: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Greta Holm')
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Greta Holm”' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(144))
    await expect(box).toHaveValue('Greta Holm')
  },
})

/** Two customers have one name: their cities tell them apart. */
export const NamesAlike = meta.story({
  args: { more: [{ id: 151, name: 'Amélie Rousseau', city: 'Nantes' }] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Amélie Rousseau')
    await waitFor(() => expect(screen.getByRole('option', { name: /Lyon/ })).toBeVisible())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Amélie Rousseau')
    await userEvent.click(screen.getByRole('option', { name: /Nantes/ }))
    await expect(box).toHaveValue('Amélie Rousseau')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(151)
    await expect(box).toHaveAccessibleDescription('Nantes')
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }))
    await expect(await screen.findByRole('option', { name: /Nantes/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
})

/** Their city says which customers are meant: it stands beside the name of the one that is chosen, and goes as soon as another is typed. */
export const WithSubtitle = meta.story({
  args: { defaultValue: 137, entity: { ...rider, subtitle: 'city' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await waitFor(() => expect(box).toHaveAccessibleDescription('Lyon'))
    await userEvent.type(box, 'freya')
    await expect(box).toHaveAccessibleDescription('')
    await userEvent.click(await screen.findByRole('option', { name: /Freya Sørensen/ }))
    await expect(box).toHaveAccessibleDescription(/./)
    await expect(box).toHaveFocus()
  },
})

/** Only those of a city are offered. */
export const Filtered = meta.story({
  args: { filter: { city: { is: 'Lyon' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'o')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Amélie Rousseau']),
    )
  },
})

/** Several, each as a tag. */
export const Many = meta.story({
  args: { label: 'Mechanics', many: true, defaultValue: [139, 142] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chiara Lombardi' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([142])
    await userEvent.type(canvas.getByRole('combobox', { name: 'Mechanics' }), 'emeka')
    await userEvent.click(await screen.findByRole('option', { name: 'Emeka Okafor' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([142, 141])
  },
})

/** The person is gone: the number stays, and another can be chosen. */
export const Gone = meta.story({
  args: { defaultValue: 99 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is no longer there. Choose another')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('99')
  },
})

/** The source does not answer: the list says so and can be asked for again; what is chosen stays. */
export const Failed = meta.story({
  args: { defaultValue: 137, source: { fail: { status: 503 } } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('137'))
    await userEvent.click(canvas.getByRole('combobox'))
    const retry = await screen.findByRole('option', { name: 'Try again' })
    await waitFor(() => expect(retry).toBeVisible())
  },
})

/** No person was chosen. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose the customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({
  args: { defaultValue: 137, disabled: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Amélie Rousseau'))
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
})

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: 137, readOnly: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Amélie Rousseau'))
  },
})

function InForm() {
  const [source] = useState(() => memorySource(rider, riders))
  const form = useForm({ defaultValues: { customer: 137, mechanics: [139] } })
  return (
    <ReferenceProvider references={[{ entity: rider, source }]}>
      <Form store={form}>
        <EntityField entity={repair} name="customer" />
        <EntityField entity={repair} name="mechanics" />
      </Form>
    </ReferenceProvider>
  )
}

/** In the form of an entity: the kind of the field is enough. */
export const OfAnEntity = meta.story({
  render: () => <InForm />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Amélie Rousseau'),
    )
    await expect(await canvas.findByRole('button', { name: 'Remove Chiara Lombardi' })).toBeVisible()
  },
})

/** In Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'العميل', defaultValue: 143 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('ليلى حداد'))
  },
})
