import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { ComboboxField } from '../../src/fields/ComboboxField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { airports, airportsByRegion, airportsWithPlaces } from '../fixtures/airports'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/ComboboxField',
  component: ComboboxField,
  decorators: [formWidth],
  args: { label: 'Airport', options: airports, onValueChange: fn(), onBlur: fn() },
})

const optionsShown = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** Nothing is chosen yet, and nothing is chosen in anyone's place. */
export const Empty = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Airport' })
    await expect(box).toHaveValue('')
    await expect(box).toBeRequired()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
})

/** A report that is opened again: the label stands there, the code is stored. */
export const Filled = meta.story({
  args: { defaultValue: 'DEN', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Denver')
  },
})

/** As wide as the names that are expected; the button stands at the end of the box. */
export const Narrow = meta.story({
  args: { width: 10, defaultValue: 'DEN' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    const { right } = box.getBoundingClientRect()
    const button = canvas.getByRole('button', { hidden: true }).getBoundingClientRect()
    await expect(Math.abs(button.left - right)).toBeLessThan(2)
  },
})

/** Typing narrows the list; arrows go through it, Enter takes one. Accents need not be typed. */
export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Airport' })
    await userEvent.type(box, 'munoz')
    await screen.findByRole('listbox', { name: 'Airport' })
    await expect(optionsShown()).toEqual(['San Juan Luis Muñoz Marín'])
    await userEvent.clear(box)
    await userEvent.type(box, 'san')
    await waitFor(() => expect(optionsShown()).toEqual(['San Francisco', 'San Juan Luis Muñoz Marín']))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getByRole('option', { name: 'San Juan Luis Muñoz Marín' })
    await expect(box).toHaveAttribute('aria-activedescendant', second.id)
    await expect(second).toHaveAttribute('aria-posinset', '2')
    await expect(second).toHaveAttribute('aria-setsize', '2')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('SFO')
    await expect(box).toHaveValue('San Francisco')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveFocus()
  },
})

/** An open list begins at what is chosen. */
export const Open = meta.story({
  args: { defaultValue: 'BNA', required: true },
  parameters: { visual: { modes: ['light', 'dark', 'narrow', 'rtl', 'short'] } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }))
    await screen.findByRole('listbox')
    await expect(box).toHaveFocus()
    await expect(screen.getByRole('option', { name: 'Nashville' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Nashville' }).id,
    )
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** One is taken with the pointer, and the focus stays in the box. */
export const Pressed = meta.story({
  name: 'Taken by pointer',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.click(await screen.findByRole('option', { name: 'Charlotte Douglas' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('CLT')
    await expect(box).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** Escape closes the list and keeps what was typed; a second text is read when the field is left. */
export const Escaped = meta.story({
  name: 'Closed with Escape',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'denv')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('denv')
    await userEvent.type(box, 'ER')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('DEN')
    await userEvent.tab()
    await expect(box).toHaveValue('Denver')
  },
})

/** A sentence that helps to choose; it is found by that as well. */
export const WithDescriptions = meta.story({
  args: { options: airportsWithPlaces },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'new york')
    await screen.findByRole('listbox')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
  },
})

/** Neighbours that belong together stand under one name. */
export const Grouped = meta.story({
  args: { options: airportsByRegion },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'chicago')
    await screen.findByRole('listbox')
    await expect(screen.getByRole('group', { name: 'Midwest' })).toContainElement(
      screen.getByRole('option', { name: 'Chicago Midway' }),
    )
  },
})

/** The airports that this pilot reported last come first. */
export const Recent = meta.story({
  args: { recentOptions: airports.filter(({ value }) => ['PDX', 'DEN'].includes(value)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const recent = await screen.findByRole('group', { name: 'Recent' })
    await expect(recent).toHaveTextContent('RecentDenverPortland')
    await expect(screen.getAllByRole('option', { name: 'Denver' })).toHaveLength(1)
  },
})

/** Nothing is called so: it is said, and what was typed stays. */
export const NothingFound = meta.story({
  args: { getEmptyMessage: (text) => `No airport is called “${text}”` },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await waitFor(() => expect(screen.getAllByText('No airport is called “Atlantis”')[0]).toBeVisible())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Atlantis')
  },
})

/** An option that is not there yet is made on the way. */
export const Created = meta.story({
  name: 'New option',
  args: { onCreateOption: (text) => ({ value: 'new', label: text }) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Aspen')
    await screen.findByRole('option', { name: 'Create “Aspen”' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('new'))
    await expect(box).toHaveValue('Aspen')
  },
})

/** Any text will do; the options only help to type it. */
export const CustomValue = meta.story({
  args: { label: 'Seen from', allowsCustomValue: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'A field near Denver')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('A field near Denver')
    await expect(box).toHaveValue('A field near Denver')
  },
})

/** A text that is no option is kept, and the form says what to do about it. */
export const Unlisted = meta.story({
  name: 'No option in a form',
  render: function Report() {
    const form = useForm()
    return (
      <Form store={form}>
        <FormField as={ComboboxField} name="airport" label="Airport" options={airports} />
        <Button type="submit">Send</Button>
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Denvr')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Choose one of the options for /))
    await expect(box).toHaveValue('Denvr')
    await userEvent.clear(box)
    // Nothing is wrong while the list is open: the rest of the name may come.
    await userEvent.type(box, 'Denv')
    await expect(box).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(box).toBeInvalid())
    await userEvent.type(box, 'er')
    await waitFor(() => expect(box).not.toBeInvalid())
    await userEvent.tab()
  },
})

/** An old report has a code that is no option any more: it is kept and shown. */
export const NoOptionAnyMore = meta.story({
  name: 'Value without an option',
  args: { defaultValue: 'KBKF', description: 'Buckley, as it was called in 1994.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('KBKF')
  },
})

/** Nothing was chosen; the words say what to do. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose the airport' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Airport' })).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose the airport')
  },
})

/** The parent decides what stands there, and a form that starts again leads back to it. */
export const Controlled = meta.story({
  render: function Report(args) {
    const [airport, setAirport] = useState<string | null>('DEN')
    return (
      <>
        <ComboboxField {...args} value={airport} onValueChange={setAirport} />
        <p>
          <Button onClick={() => setAirport('PDX')}>Take the last airport</Button>
        </p>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.clear(box)
    await userEvent.type(box, 'miam')
    await expect(box).toHaveValue('miam')
    await userEvent.click(canvas.getByRole('button', { name: 'Take the last airport' }))
    await expect(box).toHaveValue('Portland')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 'DEN', disabled: true } })

/** To read and to copy, not to change: no list opens. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'DEN', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}x')
    await expect(canvas.getByRole('combobox')).toHaveValue('Denver')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.tab()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: 'DEN' } })

/** Right to left, in Arabic, with the list open. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'المطار',
    options: [
      { value: 'CAI', label: 'مطار القاهرة', description: 'القاهرة، مصر' },
      { value: 'DXB', label: 'مطار دبي', description: 'دبي، الإمارات' },
      { value: 'AMM', label: 'مطار الملكة علياء', description: 'عمّان، الأردن' },
    ],
    defaultValue: 'DXB',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const chosen = await screen.findByRole('option', { name: /دبي/ })
    await waitFor(() => expect(chosen).toBeVisible())
  },
})
