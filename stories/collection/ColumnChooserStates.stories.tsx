import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ColumnChooser } from '../../src/collection/ColumnChooser'
import { forceStates } from '../fixtures/forceStates'

const meta = preview.meta({
  title: 'Collection/ColumnChooser/States',
  component: ColumnChooser as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A column that is shown and one that is not, left alone and reached by the keyboard. Its button is on Button's sheet. */
export const Columns = meta.story({
  // The list lies over the page, beyond a sheet's cells.
  beforeEach: () => forceStates(),
  render: () => (
    <ColumnChooser
      columns={[
        { id: 'report', header: 'Report' },
        { id: 'airport', header: 'Airport' },
        { id: 'species', header: 'Species' },
        { id: 'damage', header: 'Damage' },
      ]}
      shown={['report', 'species']}
      onShownChange={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('{Enter}')
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name })
    await screen.findByRole('menuitemcheckbox', { name: 'Report' })
    await waitFor(() => expect(item('Report')).toHaveFocus())
    item('Airport').setAttribute('data-force', 'focus')

    const ground = (name: string) => getComputedStyle(item(name)).backgroundColor
    await expect(ground('Report')).toBe(ground('Airport'))
    await expect(ground('Report')).not.toBe(ground('Species'))
    await expect(item('Species')).toBeChecked()
    await expect(item('Damage')).not.toBeChecked()
  },
})
