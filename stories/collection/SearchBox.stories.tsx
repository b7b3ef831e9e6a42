import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SearchBox } from '../../src/collection/SearchBox'

const meta = preview.meta({
  title: 'Collection/SearchBox',
  component: SearchBox,
  args: { label: 'Search bird strikes', value: '', onValueChange: fn(), onSearch: fn() },
  render: function Stateful({ value, onValueChange, ...rest }) {
    const [text, setText] = useState(value)
    return (
      <SearchBox
        {...rest}
        value={text}
        onValueChange={(next) => {
          setText(next)
          onValueChange(next)
        }}
      />
    )
  },
})

/** Nothing is searched for yet. */
export const Empty = meta.story()

/** Escape clears what was typed, and Enter searches at once. */
export const Filled = meta.story({
  args: { value: 'turkey vulture' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search bird strikes' })
    await userEvent.type(box, '{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('turkey vulture')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await userEvent.type(box, 'gull')
  },
})

/** The cross clears it and leaves the caret in the box. */
export const Cleared = meta.story({
  args: { value: 'ostrich' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
