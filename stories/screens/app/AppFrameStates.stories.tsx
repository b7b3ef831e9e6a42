import preview from '#.storybook/preview'
import Bird from 'lucide-react/icons/bird'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { AppNavigation, type NavigationItem } from '../../../src/screens/app/AppNavigation'
import { KeyboardHelp } from '../../../src/screens/help/KeyboardHelp'
import { statesModes } from '../../../tests/visual/modes'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/AppFrame/States',
  component: AppFrame as ComponentType<object>,
  tags: ['states', '!autodocs'],
  // An app has one navigation; here are several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

const place: NavigationItem = {
  label: 'Bird strikes',
  href: '#/strikes',
  icon: <Bird className="sw-icon" />,
}

/** A place in its states: another one, the one at hand, one above the page at hand, and one where something waits. */
export const Places = meta.story({
  parameters: { visual: { modes: [...statesModes, 'rtl'] } },
  render: () => (
    <StatesSheet<NavigationItem>
      width="field"
      part=".sw-AppFrame-link"
      rows={{
        another: place,
        page: { ...place, current: 'page' },
        section: { ...place, current: 'section' },
        waiting: { label: 'Notifications', href: '#/news', count: 3, countLabel: '3 unread' },
      }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(item) => <AppNavigation items={[{ label: 'Register', items: [item] }]} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const styleOf = (name: string) => {
      const link = within(canvas.getByRole('group', { name })).getByRole('link')
      return getComputedStyle(link)
    }
    await expect(styleOf('another, hover').backgroundColor).not.toBe(styleOf('another, rest').backgroundColor)
    await expect(styleOf('page, rest').backgroundColor).not.toBe(styleOf('another, rest').backgroundColor)
    await expect(styleOf('page, rest').fontWeight).toBe('500')
    await expect(styleOf('another, focus').outlineStyle).toBe('solid')
  },
})

/** The help with the keyboard stands below the places, as wide as they are. */
export const Help = meta.story({
  render: () => (
    <StatesSheet<object>
      width="field"
      part=".sw-KeyboardHelp-button"
      rows={{ help: {} }}
      states={{ rest: {}, hover: {}, pressed: {}, focus: {} }}
    >
      {() => (
        <div>
          <AppNavigation items={[place]} />
          <KeyboardHelp shortcut={false} />
        </div>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const state = (name: string) => within(canvas.getByRole('group', { name }))
    const help = state('help, rest').getByRole('button', { name: 'Keyboard shortcuts' })
    const link = state('help, rest').getByRole('link')
    await expect(help.offsetWidth).toBe(link.offsetWidth)
    await expect(getComputedStyle(state('help, hover').getByRole('button')).backgroundColor).not.toBe(
      getComputedStyle(help).backgroundColor,
    )
  },
})
