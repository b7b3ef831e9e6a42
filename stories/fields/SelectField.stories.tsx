import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SelectField } from '../../src/fields/SelectField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/SelectField',
  component: SelectField,
  decorators: [formWidth],
  args: {
    label: 'State',
    options: ['California', 'Colorado', 'Florida', 'Illinois', 'New York', 'Texas'].map((state) => ({
      value: state,
      label: state,
    })),
    onValueChange: fn(),
  },
})

const engines = ['1', '2', '4'].map((value) => ({ value, label: value }))

/** Nothing is chosen yet, and nothing is chosen in anyone's place. */
export const Empty = meta.story({
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'State' })
    await expect(control).toHaveDisplayValue('Choose')
    await userEvent.selectOptions(control, 'Colorado')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Colorado')
  },
})

/** As wide as what is expected, with the arrow at its end. On a phone the longest takes the width there is. */
export const Widths = meta.story({
  render: ({ options }) => (
    <div style={{ display: 'grid', gap: 'var(--sw-space-5)' }}>
      <SelectField label="Engines" width={3} options={engines} defaultValue="2" />
      <SelectField label="State" width={10} options={options} defaultValue="California" />
      <SelectField label="Operator’s state" width={30} options={options} />
    </div>
  ),
  play: async ({ canvas }) => {
    const select = (name: string) => canvas.getByRole('combobox', { name })
    const wide = (name: string) => select(name).getBoundingClientRect().width
    await expect(wide('Engines')).toBeLessThan(wide('State'))
    await expect(wide('State')).toBeLessThan(wide('Operator’s state'))
    const box = select('Engines').parentElement as HTMLElement
    await expect(box.getBoundingClientRect().width).toBe(wide('Engines'))
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: 'Texas', required: true } })

/** Where no choice is an answer as well, there is a way back to it. */
export const Optional = meta.story({
  args: { description: 'Over open sea, leave it out.', required: false, defaultValue: 'Florida' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'State optional' })
    await userEvent.selectOptions(control, 'Not given')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
})

/** "None" is an answer, and no answer is called otherwise. */
export const NoneIsAnAnswer = meta.story({
  name: '“None” as an option',
  args: {
    label: 'Damage',
    required: false,
    options: ['None', 'Minor', 'Substantial'].map((grade) => ({ value: grade, label: grade })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Damage optional' })
    await expect(control).toHaveDisplayValue('Not given')
    await expect(canvas.getAllByRole('option', { name: 'None' })).toHaveLength(1)
    await userEvent.selectOptions(control, 'None')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('None')
  },
})

/** Neighbours that belong together stand under one name; what is out of use cannot be chosen. */
export const Grouped = meta.story({
  args: {
    label: 'Wildlife',
    defaultValue: 'goose',
    options: [
      { value: 'gull', label: 'Gull', group: 'Birds' },
      { value: 'goose', label: 'Canada goose', group: 'Birds' },
      { value: 'owl', label: 'Snowy owl', group: 'Birds', disabled: true },
      { value: 'deer', label: 'White-tailed deer', group: 'Mammals' },
      { value: 'coyote', label: 'Coyote', group: 'Mammals' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mammals' })).toContainElement(
      canvas.getByRole('option', { name: 'Coyote' }),
    )
    await expect(canvas.getByRole('option', { name: 'Snowy owl' })).toBeDisabled()
  },
})

/** An old report has a code that is no option any more: it is kept and shown. */
export const NoOptionAnyMore = meta.story({
  name: 'Value without an option',
  args: {
    label: 'Damage',
    defaultValue: 'C',
    options: ['None', 'Minor', 'Medium', 'Substantial'].map((grade) => ({ value: grade, label: grade })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('C')
  },
})

/** Nothing was chosen; the words say what to do. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose the state' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose the state')
  },
})

/** A form that starts again leads back to the latest default. */
export const StartedAgain = meta.story({
  name: 'Reset',
  args: { defaultValue: 'Texas' },
  render: function Report(args) {
    const [state, setState] = useState(args.defaultValue)
    return (
      <form>
        <SelectField {...args} defaultValue={state} />
        <p>
          <button type="button" onClick={() => setState('Illinois')}>
            Take the airport's state
          </button>{' '}
          <button type="reset">Start again</button>
        </p>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: /Take/ }))
    await expect(control).toHaveValue('Illinois')
    await userEvent.selectOptions(control, 'Florida')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('Illinois')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 'Texas', disabled: true } })

/** To read, not to change, neither by pointer nor by key. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'Texas', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}c')
    await expect(canvas.getByRole('combobox')).toHaveValue('Texas')
    await userEvent.tab()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: 'Texas' } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'مرحلة الطيران',
    required: true,
    options: [
      { value: 'climb', label: 'الصعود' },
      { value: 'approach', label: 'الاقتراب' },
    ],
  },
})
