import preview from '#.storybook/preview'
import Bird from 'lucide-react/icons/bird'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { AppNavigation, type NavigationItem } from '../../../src/screens/app/AppNavigation'
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
