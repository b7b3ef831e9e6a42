import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { FilterForm } from '../../src/form/FilterForm'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Form/FilterForm/States',
  component: FilterForm as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const filters = [
  { name: 'airport', label: 'Airport' },
  { name: 'damage', label: 'Damage' },
]

/** Filters that are set, pointed at and reached by the keyboard. */
export const Chips = meta.story({
  render: () => (
    <StatesSheet<{ label: string }>
      width="field"
      part=".sw-FilterForm-chip"
      rows={{ filters: { label: 'Filters' } }}
      states={{ rest: {}, hover: { label: 'More filters' }, focus: { label: 'Other filters' } }}
    >
      {({ label }) => (
        <FilterForm
          aria-label={label}
          filters={filters}
          defaultValues={{ airport: 'Boise Air Terminal', damage: 'Minor' }}
          onFilter={() => {}}
        />
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const chip = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `filters, ${state}` }).querySelector('li button')!)
    await expect(chip('hover').backgroundColor).not.toBe(chip('rest').backgroundColor)
    await expect(chip('focus').outlineStyle).toBe('solid')
  },
})
