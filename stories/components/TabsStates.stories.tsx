import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Tabs, type TabsProps } from '../../src/components/Tabs'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/Tabs/States',
  component: Tabs as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const facts = { id: 'facts', label: 'Facts', content: 'A gull was struck on approach.' }
const damage = { id: 'damage', label: 'Damage', content: 'The left engine was shut down.' }
const outOfUse = { items: [{ ...facts, disabled: true }, damage] }

/** The first tab in its states, beside one that stays as it is; at last the view itself, reached by the keyboard. */
export const TabRows = meta.story({
  render: () => (
    <>
      <StatesSheet<TabsProps>
        width="field"
        part=".sw-Tabs-tab"
        rows={{ tab: { label: 'Report', items: [facts, damage], defaultValue: 'damage' } }}
        states={{
          rest: {},
          hover: {},
          focus: {},
          selected: { defaultValue: 'facts' },
          'selected hover': { defaultValue: 'facts' },
          'selected focus': { defaultValue: 'facts' },
          disabled: outOfUse,
          'disabled hover': outOfUse,
        }}
      >
        {(props) => <Tabs {...props} />}
      </StatesSheet>
      <StatesSheet<TabsProps>
        width="field"
        part=".sw-Tabs-panel"
        rows={{ view: { label: 'Report', items: [facts, damage] } }}
        states={{ focus: {} }}
      >
        {(props) => <Tabs {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const ink = (state: string) => {
      const cell = canvas.getByRole('group', { name: `tab, ${state}` })
      return getComputedStyle(within(cell).getByRole('tab', { name: 'Facts' })).color
    }
    await expect(ink('hover')).not.toBe(ink('rest'))
    await expect(ink('selected hover')).toBe(ink('selected'))
    await expect(ink('disabled hover')).toBe(ink('disabled'))
  },
})
