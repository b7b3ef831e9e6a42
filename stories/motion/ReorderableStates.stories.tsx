import type { ComponentType } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Reorderable, type ReorderableProps } from '../../src/motion/Reorderable'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Motion/Reorderable/States',
  component: Reorderable as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The handle of the first item in its states; picked up, the whole item stands out. */
export const Handles = meta.story({
  render: () => (
    <StatesSheet<ReorderableProps<string>>
      width="field"
      part=".sw-Reorderable-handle"
      rows={{
        columns: {
          items: ['Date', 'Airport'],
          getItemKey: (column) => column,
          getItemLabel: (column) => column,
          onReorder: () => {},
          children: (column) => column,
          'aria-label': 'Columns',
        },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        'picked up': {},
        'picked up hover': {},
        'picked up focus': {},
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
      }}
    >
      {(props) => <Reorderable {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const handleIn = (state: string) => {
      const cell = canvas.getByRole('group', { name: `columns, ${state}` })
      return within(cell).getByRole('button', { name: 'Move Date' })
    }
    // Without the focus, which would put down the one before.
    for (const state of ['picked up', 'picked up hover', 'picked up focus']) handleIn(state).click()
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3))

    const look = (state: string) => {
      const { backgroundColor, color } = getComputedStyle(handleIn(state))
      return `${backgroundColor} ${color}`
    }
    await expect(look('hover')).not.toBe(look('rest'))
    await expect(look('picked up')).not.toBe(look('rest'))
    await expect(look('picked up hover')).not.toBe(look('hover'))
    await expect(look('disabled hover')).toBe(look('disabled'))
  },
})
