import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { everythingSelected, nothingSelected, selectRecords } from '../../src/collection/Selection'
import { SelectionBar, type SelectionBarProps } from '../../src/collection/SelectionBar'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Collection/SelectionBar/States',
  component: SelectionBar as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Some records, all of them, and all of an unknown number. Its buttons are on the sheet of Button. */
export const SelectionBars = meta.story({
  render: () => (
    <StatesSheet<SelectionBarProps>
      width="page"
      part=".sw-SelectionBar"
      rows={{
        'bird strikes': {
          selection: nothingSelected,
          onSelectionChange: () => {},
          total: 10_000,
          children: <Button size="small">Export</Button>,
        },
      }}
      states={{
        some: { selection: selectRecords(nothingSelected, [1, 2, 3], true) },
        all: { selection: everythingSelected },
        'too many': { selection: everythingSelected, limit: 500 },
        'all of an unknown number': { selection: everythingSelected, total: undefined },
      }}
    >
      {(props) => <SelectionBar {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await expect(canvas.getAllByText('10,000 selected')).toHaveLength(2)
    await expect(canvas.getByText('All selected')).toBeVisible()
  },
})
