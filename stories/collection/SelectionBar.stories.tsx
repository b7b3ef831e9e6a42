import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { everythingSelected, nothingSelected, selectRecords } from '../../src/collection/Selection'
import { SelectionBar } from '../../src/collection/SelectionBar'

const meta = preview.meta({
  title: 'Collection/SelectionBar',
  component: SelectionBar,
  args: {
    selection: selectRecords(nothingSelected, [1, 2, 3], true),
    onSelectionChange: fn(),
    total: 10_000,
    children: <Button size="small">Export</Button>,
  },
})

/** Three of ten thousand: all that match are one press away. */
export const Some = meta.story({
  name: 'Some selected',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Select all 10,000' }))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(everythingSelected)
  },
})

/** With all selected there is no more to select: focus goes to what can be done next. */
export const SelectingAll = meta.story({
  render: function Stateful({ selection: atFirst, ...rest }) {
    const [selection, setSelection] = useState(atFirst)
    return <SelectionBar {...rest} selection={selection} onSelectionChange={setSelection} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Select all 10,000' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus()
  },
})

/** All of them but two, whether they were ever loaded or not. */
export const AllButTwo = meta.story({
  args: { selection: selectRecords(everythingSelected, [7, 8], false) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveTextContent('9,998 selected')
  },
})

/** All of an unknown number. */
export const AllOfUnknown = meta.story({
  args: { selection: everythingSelected, total: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveTextContent('All selected')
  },
})
