import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { SettingsNavigation } from '../../../src/screens/settings/SettingsNavigation'
import { SettingsScreen } from '../../../src/screens/settings/SettingsScreen'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/SettingsScreen/States',
  component: SettingsScreen as ComponentType<object>,
  tags: ['states', '!autodocs'],
  // The same navigation stands here many times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

const clinic = { id: 'clinic', title: 'The clinic' }
const reminders = { id: 'reminders', title: 'Reminders' }

/** The group that a person is in, and another one. */
export const Groups = meta.story({
  render: () => (
    <StatesSheet
      part="li:last-child > .sw-SettingsScreen-place"
      width="page"
      rows={{ here: { groups: [clinic] }, elsewhere: { groups: [clinic, reminders] } }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => (
        <div className="sw-SettingsScreen">
          <SettingsNavigation {...props} />
        </div>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const last = (state: string) =>
      getComputedStyle(
        canvas
          .getByRole('group', { name: state })
          .querySelector('li:last-child > .sw-SettingsScreen-place') as HTMLElement,
      )
    await expect(last('here, rest').borderInlineStartColor).not.toBe(
      last('elsewhere, rest').borderInlineStartColor,
    )
    await expect(last('elsewhere, hover').textDecorationLine).not.toBe(
      last('elsewhere, rest').textDecorationLine,
    )
  },
})
