import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { TreeField } from '../../src/fields/TreeField'
import type { TreeOption } from '../../src/fields/treeOptions'
import { formWidth } from './formWidth'

const wildlife: readonly TreeOption[] = [
  {
    value: 'birds',
    label: 'Birds',
    children: [
      {
        value: 'gulls',
        label: 'Gulls',
        children: [
          { value: 'herring-gull', label: 'Herring gull' },
          { value: 'ring-billed-gull', label: 'Ring-billed gull' },
        ],
      },
      {
        value: 'raptors',
        label: 'Raptors',
        description: 'Also owls, by long custom.',
        children: [
          { value: 'kestrel', label: 'American kestrel' },
          { value: 'snowy-owl', label: 'Snowy owl' },
          { value: 'condor', label: 'California condor', disabled: true },
        ],
      },
      { value: 'canada-goose', label: 'Canada goose' },
    ],
  },
  {
    value: 'mammals',
    label: 'Mammals',
    children: [
      { value: 'deer', label: 'White-tailed deer' },
      { value: 'coyote', label: 'Coyote' },
    ],
  },
  { value: 'turtle', label: 'Painted turtle' },
]

const meta = preview.meta({
  title: 'Fields/TreeField',
  component: TreeField,
  decorators: [formWidth],
  args: { label: 'Wildlife', name: 'wildlife', options: wildlife, onValueChange: fn() },
})

/** Several: a tick on a branch stands for all of it, and a branch of which some is ticked is half ticked. */
export const Several = meta.story({
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Within Birds', expanded: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'Within Gulls' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gulls' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['herring-gull', 'ring-billed-gull'])
    await expect(canvas.getByRole('checkbox', { name: 'Herring gull' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Birds' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Herring gull' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ring-billed-gull'])
    await expect(canvas.getByRole('checkbox', { name: 'Gulls' })).toBePartiallyChecked()
    canvas.getByRole('checkbox', { name: 'Herring gull' }).blur()
  },
})

/** A report that is opened again: the branches in which something is chosen are open. */
export const Filled = meta.story({
  args: { multiple: true, defaultValue: ['kestrel', 'deer', 'coyote'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Within Raptors' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Within Gulls' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Mammals' })).toBeChecked()
  },
})

/** A branch of which one is out of use: a tick takes all others, and a second one takes them back. */
export const OneOutOfUse = meta.story({
  name: 'One out of use',
  args: { multiple: true, defaultExpanded: ['birds', 'raptors'] },
  play: async ({ args, canvas, userEvent }) => {
    const raptors = canvas.getByRole('checkbox', { name: 'Raptors' })
    await userEvent.click(raptors)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kestrel', 'snowy-owl'])
    await expect(raptors).toBePartiallyChecked()
    await userEvent.click(raptors)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    raptors.blur()
  },
})

/** One: any of them, a whole branch as well. */
export const One = meta.story({
  args: { defaultValue: 'gulls' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Wildlife' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Gulls' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Painted turtle' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('turtle')
    await expect(canvas.getByRole('radio', { name: 'Gulls' })).not.toBeChecked()
    canvas.getByRole('radio', { name: 'Painted turtle' }).blur()
  },
})

/** Choices in closed branches are sent as well, and a form that starts again leads back to the first choice. */
export const StartedAgain = meta.story({
  name: 'Reset',
  args: { multiple: true, defaultValue: ['deer'] },
  render: (args) => (
    <form aria-label="Watch">
      <TreeField {...args} />
      <p>
        <button type="reset">Start again</button>
      </p>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('wildlife')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mammals' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Within Mammals' }))
    await expect(sent()).toEqual(['deer', 'coyote'])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(sent()).toEqual(['deer']))
    await expect(canvas.getByRole('checkbox', { name: 'Mammals' })).toBePartiallyChecked()
  },
})

/** A value that the tree does not have any more is one still, for the report that has it. */
export const NoOptionAnyMore = meta.story({
  name: 'Value without an option',
  args: { multiple: true, defaultValue: ['passenger-pigeon'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'passenger-pigeon' })).toBeChecked()
  },
})

/** Nothing was chosen; the words say what to do. */
export const Rejected = meta.story({
  args: { multiple: true, required: true, error: 'Choose the wildlife that was struck' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Wildlife' })).toHaveAccessibleDescription(
      'Choose the wildlife that was struck',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Birds' })).toBeInvalid()
  },
})

/** Out of use for the moment: its branches can still be looked into. */
export const Disabled = meta.story({
  args: { multiple: true, defaultValue: ['deer'], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Coyote' })).toBeDisabled()
  },
})

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { multiple: true, defaultValue: ['deer'], readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Coyote' }))
    await expect(canvas.getByRole('checkbox', { name: 'Coyote' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Mammals' })).toBePartiallyChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('checkbox', { name: 'Coyote' }).blur()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  args: { multiple: true, defaultValue: ['deer', 'kestrel'] },
})

/** Right to left, in Arabic: branches open from the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'الحيوانات',
    multiple: true,
    defaultValue: ['gull'],
    options: [
      {
        value: 'birds',
        label: 'طيور',
        children: [
          { value: 'gull', label: 'نورس' },
          { value: 'owl', label: 'بومة' },
        ],
      },
      { value: 'mammals', label: 'ثدييات', children: [{ value: 'deer', label: 'غزال' }] },
    ],
  },
})
