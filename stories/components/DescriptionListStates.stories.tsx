import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Badge } from '../../src/components/Badge'
import { DescriptionList, type DescriptionListProps } from '../../src/components/DescriptionList'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/DescriptionList/States',
  component: DescriptionList as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const items = [
  { label: 'Airport', value: 'Barksdale Air Force Base' },
  { label: 'Damage', value: <Badge tone="warning">Substantial</Badge> },
  { label: 'Height above ground', value: '1,500 ft' },
  {
    label: 'Remarks',
    wide: true,
    value: 'Three gulls were ingested by the left engine, which was shut down.',
  },
]

/** Both layouts, as wide as the page and as narrow as a card. */
export const Layouts = meta.story({
  render: () => (
    <>
      <StatesSheet<DescriptionListProps>
        width="page"
        part="dl"
        rows={{ rows: { items }, columns: { items, layout: 'columns' } }}
        states={{ wide: {} }}
      >
        {(props) => <DescriptionList {...props} />}
      </StatesSheet>
      <StatesSheet<DescriptionListProps>
        width="field"
        part="dl"
        rows={{ 'in a card': { items } }}
        states={{ rows: {}, columns: { layout: 'columns' } }}
      >
        {(props) => <DescriptionList {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const topOf = (name: string, role: 'term' | 'definition') => {
      const cell = canvas.getByRole('group', { name })
      return within(cell).getAllByRole(role)[0]!.getBoundingClientRect().top
    }
    await expect(topOf('rows, wide', 'definition')).toBe(topOf('rows, wide', 'term'))
    await expect(topOf('columns, wide', 'definition')).toBeGreaterThan(topOf('columns, wide', 'term'))
    await expect(topOf('in a card, rows', 'definition')).toBeGreaterThan(topOf('in a card, rows', 'term'))
  },
})
