import Ticket from 'lucide-react/icons/ticket'
import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Badge } from '../../../src/components/Badge'
import { Button } from '../../../src/components/Button'
import { Link } from '../../../src/components/Link'
import { PageHeader } from '../../../src/components/PageHeader'
import { AccountMenu } from '../../../src/screens/app/AccountMenu'
import type { NavigationItem } from '../../../src/screens/app/AppNavigation'
import { AppFrame } from '../../../src/screens/app/AppFrame'

const places: readonly NavigationItem[] = [
  { label: 'Your permits', href: '#/permits', current: 'page' },
  { label: 'Messages', href: '#/messages', count: 2, countLabel: '2 unread' },
  { label: 'Prices and areas', href: '#/areas' },
]

const meta = preview.meta({
  title: 'Screens/AppFrame/Places on top',
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    name: 'Parking permits',
    navigation: 'top' as const,
    items: places,
    keyboardHelp: false,
    account: <AccountMenu name="Ana Ruiz" onSignOut={() => {}} />,
    notice: (
      <>
        <Badge>Trial</Badge> This is a new service. <Link href="#/feedback">Tell us how it went</Link>
      </>
    ),
    footer: (
      <>
        <Link href="#/accessibility">Accessibility</Link> · <Link href="#/privacy">Privacy</Link> · Town hall,
        1 Market Street
      </>
    ),
    children: (
      <div className="sw-Screen">
        <PageHeader
          title="Your permits"
          description="One permit for each vehicle."
          actions={<Button variant="primary">Apply for a permit</Button>}
        />
        <p>Permit 4711 is good until 31 March 2027.</p>
      </div>
    ),
  },
})

/** A service of a few places has them in a row, and the width of the page for its words. */
export const Service = meta.story({
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Screens' }))
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Your permits')
    await expect(navigation.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Accessibility')
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
  },
})

/** On a phone they are behind "Menu", as ever. */
export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
  },
})

/** More places than one row holds, some in groups: they go on in the next row, and none is out of reach. */
export const Groups = meta.story({
  args: {
    keyboardHelp: true,
    notice: undefined,
    items: [
      ...places,
      {
        label: 'Decide',
        items: [
          { label: 'Applications', href: '#/applications', icon: <Ticket className="sw-icon" /> },
          { label: 'Appeals', href: '#/appeals' },
          { label: 'Payments that came twice', href: '#/payments' },
        ],
      },
      { label: 'Streets', items: [{ label: 'Closed for works', href: '#/closed' }] },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('list', { name: 'Decide' })
    await expect(within(group).getByRole('link', { name: 'Appeals' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
})

/** The first stop of the keyboard leads past the places. */
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
