import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { createFilters } from '../../../src/collection/createFilters'
import { FilterBar, type FilterBarProps } from '../../../src/screens/list/FilterBar'
import { strike, strikeSource } from '../../fixtures/birdstrikes'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/FilterBar/States',
  component: FilterBar as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const bar: FilterBarProps = {
  filters: createFilters(strike, ['damage', 'airport'], strikeSource().can, { locale: 'en' }),
  filter: { damage: { in: ['Minor'] }, airport: { contains: 'Denver' } },
  quickFilters: ['damage'],
  onFilterChange: () => {},
}
const draw = (props: FilterBarProps) => <FilterBar {...props} />

/** The words of a chip, which open its condition. */
export const Conditions = meta.story({
  render: () => (
    <StatesSheet<FilterBarProps>
      width="page"
      part=".sw-FilterBar-condition"
      rows={{ 'two filters': bar }}
      states={{ default: {}, hover: {}, focus: {}, 'nothing set': { filter: undefined } }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('contains “Denver”', { exact: false })).toHaveLength(3)
  },
})

/** The cross of a chip, which takes its condition off. */
export const Crosses = meta.story({
  render: () => (
    <StatesSheet<FilterBarProps>
      width="page"
      part=".sw-FilterBar-remove"
      rows={{ 'two filters': bar }}
      states={{ default: {}, hover: {}, focus: {} }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Remove Damage/ })).toHaveLength(3)
  },
})
