import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ColumnChooser } from '../../src/collection/ColumnChooser'

const meta = preview.meta({
  title: 'Collection/ColumnChooser',
  component: ColumnChooser,
  args: {
    columns: [
      { id: 'report', header: 'Report' },
      { id: 'airport', header: 'Airport' },
      { id: 'species', header: 'Species' },
      { id: 'damage', header: 'Damage' },
    ],
    shown: ['report', 'species'],
    onShownChange: fn(),
  },
  render: function Stateful({ shown: atFirst, onShownChange, ...rest }) {
    const [shown, setShown] = useState(atFirst)
    return (
      <ColumnChooser
        {...rest}
        shown={shown}
        onShownChange={(next) => {
          setShown(next)
          onShownChange(next)
        }}
      />
    )
  },
})

/** Chosen columns keep the order of the entity, in whatever order they were chosen. */
export const Choosing = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Airport' }))
    await expect(args.onShownChange).toHaveBeenCalledWith(['report', 'airport', 'species'])
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Airport' })).toBeChecked())
  },
})

/** The last column stays: a list without any would say nothing. */
export const TheLastOne = meta.story({
  name: 'Last column stays',
  args: { shown: ['species'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Species' }))
    await expect(args.onShownChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
})
