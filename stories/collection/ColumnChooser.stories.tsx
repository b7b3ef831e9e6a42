import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ColumnChooser, type ColumnChooserProps } from '../../src/collection/ColumnChooser'

const strikeColumns = [
  { id: 'report', header: 'Report' },
  { id: 'airport', header: 'Airport' },
  { id: 'species', header: 'Species' },
  { id: 'damage', header: 'Damage' },
]

const meta = preview.meta({
  title: 'Collection/ColumnChooser',
  component: ColumnChooser,
  args: {
    columns: strikeColumns,
    shown: ['report', 'species'],
    onShownChange: fn(),
  },
  render: function Stateful(args) {
    return <KeptChooser {...args} />
  },
})

/** Everything that can be arranged; what a story gives no function for is not offered. */
const arranged = {
  pinned: [],
  onOrderChange: fn(),
  onPinnedChange: fn(),
  onWidthStep: fn(),
  onDensityChange: fn(),
}

/** Chosen columns keep the order of the entity, in whatever order they were chosen. */
export const Choosing = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Airport' }))
    await expect(args.onShownChange).toHaveBeenCalledWith(['report', 'airport', 'species'])
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Airport' })).toBeChecked())
    await expect(screen.queryByRole('button', { name: 'Move Airport' })).not.toBeInTheDocument()
  },
})

/** The last column stays, and says so: a list without any would say nothing. */
export const TheLastOne = meta.story({
  name: 'Last column stays',
  args: { shown: ['species'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Columns' })
    await userEvent.click(button)
    const species = await screen.findByRole('checkbox', { name: 'Species' })
    await expect(species).toHaveAccessibleDescription('One column stays.')
    await userEvent.click(species)
    await expect(args.onShownChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** By keyboard: the damage is picked up by its handle, moved to the second place and put down. */
export const Ordering = meta.story({
  args: arranged,
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('list', { name: 'Columns' })
    const items = within(list).getAllByRole('listitem')
    const handle = within(items[3]!).getByRole('button', { name: 'Move Damage' })
    handle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(args.onOrderChange).toHaveBeenLastCalledWith(['report', 'damage', 'airport', 'species']),
    )
  },
})

/** The report stays in sight: it is pinned from the menu of its line, and a pin says so. */
export const Pinning = meta.story({
  args: arranged,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    const actions = await screen.findByRole('button', { name: 'Actions for Report' })
    await userEvent.click(actions)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin at the start' }))
    await expect(args.onPinnedChange).toHaveBeenCalledWith(['report'])
    await waitFor(() => expect(screen.getByRole('img', { name: 'Pinned' })).toBeVisible())
    await waitFor(() => expect(actions).toHaveFocus())
    await userEvent.click(actions)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wider' }))
    await expect(args.onWidthStep).toHaveBeenCalledWith('report', 'wider')
    await waitFor(() => expect(actions).toHaveFocus())
  },
})

/** More rows on a screen: they become lower. */
export const DenseRows = meta.story({
  args: { ...arranged, onReset: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Compact' }))
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact')
    await userEvent.click(screen.getByRole('button', { name: 'As at first' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(screen.getAllByRole('checkbox')[0]).toHaveFocus()
  },
})

function KeptChooser(args: ColumnChooserProps) {
  const { onShownChange, onOrderChange, onPinnedChange, onDensityChange } = args
  const [columns, setColumns] = useState(args.columns)
  const [shown, setShown] = useState(args.shown)
  const [pinned, setPinned] = useState(args.pinned)
  const [density, setDensity] = useState(args.density)
  return (
    <ColumnChooser
      {...args}
      columns={columns}
      shown={shown}
      pinned={pinned}
      density={density}
      onShownChange={(next) => {
        setShown(next)
        onShownChange(next)
      }}
      onOrderChange={
        onOrderChange &&
        ((order) => {
          setColumns(order.flatMap((id) => columns.filter((column) => column.id === id)))
          onOrderChange(order)
        })
      }
      onPinnedChange={
        onPinnedChange &&
        ((next) => {
          setPinned(next)
          onPinnedChange(next)
        })
      }
      onDensityChange={
        onDensityChange &&
        ((next) => {
          setDensity(next)
          onDensityChange(next)
        })
      }
    />
  )
}
