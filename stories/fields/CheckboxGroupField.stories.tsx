import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { CheckboxGroupField } from '../../src/fields/CheckboxGroupField'
import { formWidth } from './formWidth'

const parts = [
  { value: 'radome', label: 'Radome' },
  { value: 'windshield', label: 'Windshield' },
  { value: 'engine', label: 'Engine' },
  { value: 'wing', label: 'Wing or rotor' },
]

const meta = preview.meta({
  title: 'Fields/CheckboxGroupField',
  component: CheckboxGroupField,
  decorators: [formWidth],
  args: { label: 'Parts that were struck', name: 'parts', options: parts, onValueChange: fn() },
})

/** Nothing is ticked. A value lists what is, in the order in which it stands. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Parts that were struck' })).toBeVisible()
    await userEvent.click(canvas.getByText('Engine'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Radome' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['radome', 'engine'])
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['engine'])
    await userEvent.click(canvas.getByText('Engine'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    canvas.getByRole('checkbox', { name: 'Engine' }).blur()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: ['windshield', 'wing'] } })

/** "None of these" goes with no other. */
export const NoneOfThese = meta.story({
  name: '“None of these”',
  args: {
    options: [...parts, { value: 'none', label: 'None of these' }],
    exclusiveOption: 'none',
    defaultValue: ['radome', 'engine'],
  },
  play: async ({ args, canvas, userEvent }) => {
    const none = canvas.getByRole('checkbox', { name: 'None of these' })
    await userEvent.click(none)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['none'])
    await expect(canvas.getByRole('checkbox', { name: 'Radome' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Engine' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['engine'])
    await expect(none).not.toBeChecked()
    canvas.getByRole('checkbox', { name: 'Engine' }).blur()
  },
})

/** A word says as well that the last one is another kind of answer. */
export const SetApart = meta.story({
  args: {
    options: [...parts, { value: 'none', label: 'None of these', divider: 'or' }],
    exclusiveOption: 'none',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/Wing or rotor\s*or\s*None of these/)
    await expect(canvas.getByRole('checkbox', { name: 'None of these' })).toBeEnabled()
  },
})

/** All at once; while some are ticked, the box for all is half ticked. */
export const SelectAll = meta.story({
  args: { selectAll: true, defaultValue: ['engine'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['radome', 'windshield', 'engine', 'wing'])
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wing or rotor' }))
    await expect(all).toBePartiallyChecked()
    canvas.getByRole('checkbox', { name: 'Wing or rotor' }).blur()
  },
})

/** Words that help to choose, below each option; one is out of use. */
export const WithDescriptions = meta.story({
  args: {
    options: [
      { value: 'radome', label: 'Radome', description: 'The nose, over the radar.' },
      { value: 'engine', label: 'Engine', description: 'Also where a bird only went through the fan.' },
      { value: 'tail', label: 'Tail', description: 'This aircraft has none.', disabled: true },
    ],
    defaultValue: ['engine'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Radome' })).toHaveAccessibleDescription(
      'The nose, over the radar.',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Tail' })).toBeDisabled()
  },
})

/** A part that is no option any more is one still, for the report that has it. */
export const NoOptionAnyMore = meta.story({
  name: 'Value without an option',
  args: { defaultValue: ['propeller'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'propeller' })).toBeChecked()
  },
})

/** One at least is needed, in a form that only the browser checks. */
export const Required = meta.story({
  args: { required: true },
  render: (args) => (
    <form aria-label="Report">
      <CheckboxGroupField {...args} />
      <p>
        <button type="reset">Start again</button>
      </p>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Engine' }))
    await expect(form.checkValidity()).toBe(true)
    await expect(new FormData(form).getAll('parts')).toEqual(['engine'])
    canvas.getByRole('checkbox', { name: 'Engine' }).blur()
  },
})

/** Nothing was ticked; the words say what to do. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose the parts that were struck' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose the parts that were struck')
    await expect(canvas.getByRole('checkbox', { name: 'Radome' })).toBeInvalid()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: ['engine'], disabled: true } })

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: ['engine'], readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Radome' }))
    await expect(canvas.getByRole('checkbox', { name: 'Radome' })).not.toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('checkbox', { name: 'Radome' }).blur()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: ['engine'] } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'الأجزاء المصابة',
    selectAll: true,
    defaultValue: ['engine'],
    options: [
      { value: 'engine', label: 'المحرك' },
      { value: 'wing', label: 'الجناح' },
    ],
  },
})
