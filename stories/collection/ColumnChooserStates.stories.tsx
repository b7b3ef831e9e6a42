import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ColumnChooser } from '../../src/collection/ColumnChooser'
import { statesModes } from '../../tests/visual/modes'
import { forceStates } from '../fixtures/forceStates'

const meta = preview.meta({
  title: 'Collection/ColumnChooser/States',
  component: ColumnChooser as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Columns that are shown and one that is not, one of them pinned, a handle reached by the keyboard. Its button is on Button's sheet. */
export const Columns = meta.story({
  // In a short window it scrolls.
  parameters: { visual: { modes: [...statesModes, 'short'] } },
  // The list lies over the page, beyond a sheet's cells.
  beforeEach: () => forceStates(),
  render: () => (
    <ColumnChooser
      columns={[
        { id: 'report', header: 'Report' },
        { id: 'airport', header: 'Airport' },
        { id: 'species', header: 'Species, as it is named by the museum that was asked' },
        { id: 'damage', header: 'Damage' },
      ]}
      shown={['report', 'species']}
      onShownChange={() => {}}
      pinned={['report']}
      onOrderChange={() => {}}
      onPinnedChange={() => {}}
      onDensityChange={() => {}}
      onReset={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('{Enter}')
    const airport = await screen.findByRole('checkbox', { name: 'Airport' })
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(airport))
    const handles = document.querySelectorAll<HTMLElement>('.sw-ColumnList .sw-Reorderable-handle')
    handles[0]!.setAttribute('data-force', 'hover')
    await expect(getComputedStyle(handles[0]!).color).not.toBe(getComputedStyle(handles[1]!).color)
    await expect(airport).not.toBeChecked()
    await waitFor(() => expect(screen.getByRole('img', { name: 'Pinned' })).toBeVisible())
  },
})
