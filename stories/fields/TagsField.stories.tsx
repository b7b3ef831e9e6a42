import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TagsField } from '../../src/fields/TagsField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { airports } from '../fixtures/airports'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/TagsField',
  component: TagsField,
  decorators: [formWidth],
  args: {
    label: 'Airports to watch',
    name: 'airports',
    options: airports,
    onValueChange: fn(),
    onBlur: fn(),
  },
})

const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

/** Nothing is chosen yet. Several are found by typing, one after the other. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Airports to watch' })
    await userEvent.type(box, 'denv')
    await screen.findByRole('option', { name: 'Denver' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['DEN'])
    await expect(box).toHaveValue('')
    await userEvent.type(box, 'miami')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['DEN', 'MIA'])
    await expect(tags()).toEqual(['Denver', 'Miami'])
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** Options chosen before, more than a line has room for. */
export const Filled = meta.story({
  args: { defaultValue: ['DEN', 'ATL', 'SJU', 'JFK', 'ORD', 'SFO', 'DFW'] },
})

/** The open list says what is chosen, and takes it back as well. */
export const Open = meta.story({
  args: { defaultValue: ['CLT', 'DFW'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await screen.findByRole('listbox', { name: 'Airports to watch' })
    await expect(list).toHaveAttribute('aria-multiselectable', 'true')
    await expect(screen.getByRole('option', { name: 'Dallas Fort Worth' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: 'Orlando' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['CLT', 'DFW', 'MCO'])
    await userEvent.click(screen.getByRole('option', { name: 'Charlotte Douglas' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['DFW', 'MCO'])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

/** Tags are one stop for Tab. Arrow keys go through them, Delete removes one, and it is said. */
export const RemovedByKeys = meta.story({
  name: 'Removed by keyboard',
  args: { defaultValue: ['DEN', 'MIA', 'PDX'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Portland' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['DEN', 'PDX'])
    await waitFor(() => expect(screen.getByText('Miami removed')).toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Remove Portland' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['DEN'])
    await expect(box).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
  },
})

/** Without options, any text is a tag: Enter, a comma, or leaving the box makes one. */
export const FreeTags = meta.story({
  name: 'Words of one’s own',
  args: { label: 'Keywords', options: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Keywords' })
    await userEvent.type(box, 'dawn{Enter}flock,low cloud')
    await expect(tags()).toEqual(['dawn', 'flock'])
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dawn', 'flock', 'low cloud'])
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

/** A list from elsewhere is pasted as it is; what is no option stays, to be corrected. */
export const Pasted = meta.story({
  args: { defaultValue: ['MIA'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.paste('denver, Atlantis; Portland, Miami')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['MIA', 'DEN', 'PDX'])
    await expect(box).toHaveValue('Atlantis')
    await userEvent.tab()
  },
})

/** A text that is no option is kept as typed, and the form says what to do about it. */
export const Unlisted = meta.story({
  name: 'No option in a form',
  render: function Watch() {
    const form = useForm()
    return (
      <Form store={form}>
        <FormField as={TagsField} name="airports" label="Airports to watch" options={airports} />
        <button type="submit">Send</button>
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Denvr')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Choose one of the options for /))
    await expect(box).toHaveValue('Denvr')
  },
})

/** Each tag is submitted under the same name, and a form that starts again leads back to the first ones. */
export const StartedAgain = meta.story({
  name: 'Reset',
  args: { defaultValue: ['DEN', 'MIA'] },
  render: (args) => (
    <form aria-label="Watch">
      <TagsField {...args} />
      <p>
        <button type="reset">Start again</button>
      </p>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('airports')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Denver' }))
    await expect(sent()).toEqual(['MIA'])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(sent()).toEqual(['DEN', 'MIA']))
  },
})

/** Nothing was chosen; the words say what to do. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose the airports to watch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose the airports to watch')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: ['DEN', 'MIA'], disabled: true } })

/** To read, not to change: no tag can be removed. */
export const ReadOnly = meta.story({
  args: { defaultValue: ['DEN', 'MIA'], readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  args: { defaultValue: ['DEN', 'MIA', 'SLC'] },
})

/** Right to left, in Arabic: the first tag stands at the right, and its arrow key is the right one. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'المطارات المراقبة',
    defaultValue: ['CAI', 'AMM'],
    options: [
      { value: 'CAI', label: 'القاهرة' },
      { value: 'DXB', label: 'دبي' },
      { value: 'AMM', label: 'عمّان' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'حذف القاهرة' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    canvas.getByRole('combobox').blur()
  },
})
