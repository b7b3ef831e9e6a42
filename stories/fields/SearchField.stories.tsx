import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { SearchField } from '../../src/fields/SearchField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/SearchField',
  component: SearchField,
  decorators: [formWidth],
  args: { label: 'Search reports', name: 'words', onValueChange: fn(), onBlur: fn() },
})

/** Nothing is searched for yet, so there is nothing to clear. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('searchbox', { name: 'Search reports' })
    await userEvent.click(canvas.getByText('Search reports'))
    await expect(control).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.keyboard('gull')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('gull')
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    control.blur()
  },
})

/** The words of the last search. The cross clears them and leaves the caret in the box; it belongs to the field. */
export const Filled = meta.story({
  args: { defaultValue: 'Canada goose' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('searchbox')
    await userEvent.click(control)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(control).toHaveValue('')
    await expect(control).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await userEvent.keyboard('Canada goose')
    control.blur()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** One sentence says what is searched. */
export const WithDescription = meta.story({
  args: {
    description: 'Species, airport or the number of a report.',
    placeholder: 'Herring gull',
    required: false,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('searchbox', { name: 'Search reports optional' }),
    ).toHaveAccessibleDescription('Species, airport or the number of a report.')
  },
})

/** In a form of the browser: Enter sends the words under their name. */
export const InAPlainForm = meta.story({
  parameters: { onSend: fn() },
  render: (args, { parameters }) => (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        parameters.onSend(new FormData(event.currentTarget).get('words'))
      }}
      style={{ display: 'grid', gap: 20, justifyItems: 'start' }}
    >
      <SearchField {...args} style={{ inlineSize: '100%' }} />
      <Button type="submit">Search</Button>
    </form>
  ),
  play: async ({ canvas, parameters, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'heron{Enter}')
    await expect(parameters.onSend).toHaveBeenCalledWith('heron')
    canvas.getByRole('searchbox').blur()
  },
})

/** Too short a word finds everything: the words beside the field say what to do. */
export const Rejected = meta.story({
  args: { defaultValue: 'a', required: true, error: 'Enter at least three letters of the species' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('searchbox')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('Enter at least three letters of the species')
  },
})

/** Out of use while the reports are counted. */
export const Disabled = meta.story({
  args: { defaultValue: 'Canada goose', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** The words of a saved search, to read and to copy. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'Canada goose', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('Canada goose')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('searchbox').blur()
  },
})

/** Close together, for those who search much. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: 'Canada goose' } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'البحث في التقارير', defaultValue: 'نورس' },
})
