import Bird from 'lucide-react/icons/bird'
import Plane from 'lucide-react/icons/plane'
import TowerControl from 'lucide-react/icons/tower-control'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SearchBox } from '../../../src/collection/SearchBox'
import { Badge } from '../../../src/components/Badge'
import { Button } from '../../../src/components/Button'
import { PageHeader } from '../../../src/components/PageHeader'
import { AccountMenu } from '../../../src/screens/app/AccountMenu'
import { AppFrame } from '../../../src/screens/app/AppFrame'

const strikes = {
  label: 'Bird strikes',
  href: '#/strikes',
  icon: <Bird className="sw-icon" />,
  current: 'page',
} as const
const airports = { label: 'Airports', href: '#/airports', icon: <TowerControl className="sw-icon" /> }
const operators = { label: 'Operators', href: '#/operators', icon: <Plane className="sw-icon" /> }

const page = (
  <div className="sw-Screen">
    <PageHeader
      title="Bird strikes"
      description="10,000 reports between 1990 and 2002."
      actions={<Button variant="primary">New bird strike</Button>}
    />
    <p>Four of five strikes happen below 3,000 feet, at take-off and at landing.</p>
  </div>
)

const meta = preview.meta({
  title: 'Screens/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    name: 'Bird strike register',
    items: [strikes, airports, operators],
    account: <AccountMenu name="Ana Ruiz" onSignOut={() => {}} />,
    children: page,
  },
})

/** With room, the places stand beside the page, and the one at hand is marked. */
export const Wide = meta.story({
  play: async ({ canvas }) => {
    const places = within(canvas.getByRole('navigation', { name: 'Screens' }))
    await expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Bird strikes')
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(canvas.getByRole('link', { name: 'Bird strike register' })).toHaveAttribute(
      'href',
      '#/strikes',
    )
  },
})

/** A place of the product has an icon, and one that the host adds has none: their names begin at one line. */
export const SomeIcons = meta.story({
  name: 'Some icons',
  parameters: { visual: { modes: ['light', 'rtl'] } },
  args: { items: [strikes, airports, { label: 'Weather', href: '#/weather' }] },
  play: async ({ canvas }) => {
    const rtl = getComputedStyle(canvas.getByRole('main')).direction === 'rtl'
    const starts = ['Bird strikes', 'Airports', 'Weather'].map((name) => {
      const { left, right } = canvas.getByText(name, { selector: 'a > span' }).getBoundingClientRect()
      return Math.round(rtl ? right : left)
    })
    await expect(new Set(starts).size).toBe(1)
  },
})

/** The first stop of the keyboard leads past the header and the places. */
export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    document.querySelector<HTMLElement>('.sw-AppFrame-skip')?.focus()
  },
})

/** The content has the focus after the skip link. It is no control, so no ring is drawn around the whole page. */
export const Skipped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const main = canvas.getByRole('main')
    await expect(main).toHaveFocus()
    await expect(main.matches(':focus-visible')).toBe(true)
    await expect(getComputedStyle(main).outlineStyle).toBe('none')
  },
})

/** The name of the product leads home, with the ring of every control. */
export const NameInFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const name = canvas.getByRole('link', { name: 'Bird strike register' })
    await expect(name).toHaveFocus()
    await expect(getComputedStyle(name).outlineStyle).toBe('solid')
  },
})

/** On a phone the page has all the room, and a button leads to the places. */
export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('navigation', { name: 'Screens' })).not.toBeInTheDocument()
  },
})

/** On a phone a longer name of the product takes two lines beside the account before it is cut. */
export const PhoneName = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { visual: { modes: ['narrow', 'rtl'] } },
  args: { name: 'Loans of the Museum of Applied Arts' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Loans of the Museum of Applied Arts' })
    const line = Number.parseFloat(getComputedStyle(name).lineHeight)
    await document.fonts.ready
    await expect(name.clientHeight).toBeGreaterThan(line)
    await expect(name.clientHeight).toBeLessThanOrEqual(2 * line + 1)
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
  },
})

/** Beside the account a phone has room for what waits: neither is cut, and the name of the product makes way. */
export const PhoneNews = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { visual: { modes: ['narrow'] } },
  args: {
    name: 'Loans of the Museum of Applied Arts',
    account: (
      <>
        <Badge tone="danger">1 zurückgewiesen</Badge>
        <AccountMenu name="Ana Ruiz" onSignOut={() => {}} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const parts = ['.sw-AppFrame-name', '.sw-Badge', '.sw-AccountMenu', '.sw-AccountMenu-initials']
    const [name, badge, button, initials] = parts.map((part) =>
      canvasElement.querySelector(part)!.getBoundingClientRect(),
    )
    await expect(name!.right).toBeLessThan(badge!.left)
    await expect(badge!.right).toBeLessThanOrEqual(button!.left)
    await expect(initials!.right).toBeLessThanOrEqual(button!.right)
    await expect(button!.right).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByRole('button', { name: 'Ana Ruiz' })).toBeVisible()
  },
})

/** The places of a phone: Escape closes them, and focus is where it was. */
export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent('Bird strikes')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
})

/** Many places stand in groups, in the order in which they are declared; in a short window they scroll by themselves. */
export const Groups = meta.story({
  parameters: { visual: { modes: ['light', 'narrow', 'short', 'rtl'] } },
  args: {
    items: [
      { label: 'Register', items: [strikes, airports, operators] },
      {
        label: 'Board',
        items: [
          { label: 'Investigations', href: '#/investigations' },
          { label: 'Recommendations', href: '#/recommendations' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('list', { name: 'Board' })).getAllByRole('link')
    await expect(board.map((place) => place.textContent)).toEqual(['Investigations', 'Recommendations'])
  },
})

/** Places that are in no group do not seem to belong to the one before them: a line stands between, and they are a list of their own. */
export const AfterGroups = meta.story({
  parameters: { visual: { modes: ['light', 'rtl'] } },
  args: {
    items: [
      { label: 'Overview', href: '#/' },
      { label: 'Register', items: [strikes, airports, operators] },
      { label: 'History', href: '#/history' },
      { label: 'Trash', href: '#/trash' },
      { label: 'Settings', href: '#/settings' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const others = canvas.getByRole('list', { name: 'Other screens' })
    const names = within(others).getAllByRole('link')
    await expect(names.map((place) => place.textContent)).toEqual(['History', 'Trash', 'Settings'])
    const [, operatorsLink] = [...canvasElement.querySelectorAll('.sw-AppFrame-group a')].slice(1, 3)
    const gap = names[0]!.getBoundingClientRect().top - operatorsLink!.getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThanOrEqual(20)
  },
})

/** A search over the whole product stands in the header; on a phone, in a row of its own. */
export const WithSearch = meta.story({
  args: { search: <SearchBox label="Search the register" value="" onValueChange={() => {}} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the register' })).toBeVisible()
  },
})

/** Names longer than their room: the product's is cut, those of the places take more lines. */
export const LongNames = meta.story({
  args: {
    name: 'Register of collisions of civil and military aircraft with birds and other wildlife',
    items: [
      { ...strikes, label: 'Collisions with birds, bats and terrestrial mammals' },
      { ...airports, label: 'Donaudampfschifffahrtsgesellschaftsflughäfen' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByRole('button', { name: 'Ana Ruiz' })).toBeVisible()
  },
})

/** A page that is not in the navigation itself: the place above it is marked. */
export const BelowAPlace = meta.story({
  args: { items: [{ ...strikes, current: 'section' as const }, airports] },
  play: async ({ canvas }) => {
    const places = within(canvas.getByRole('navigation', { name: 'Screens' }))
    await expect(places.getByRole('link', { name: 'Bird strikes' })).toHaveAttribute('aria-current', 'true')
  },
})

/** A long page goes away below the header, which stays and lets nothing through. */
export const ScrolledAway = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'narrow', 'short', 'rtl'] } },
  decorators: [
    (Story) => (
      <div id="scroller" style={{ blockSize: '320px', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <div className="sw-Screen">
        <PageHeader title="Bird strikes" description="10,000 reports between 1990 and 2002." />
        {Array.from({ length: 12 }, (_, number) => (
          <p key={number}>
            Report {1201 + number}: a gull was struck at {100 * (number + 1)} feet on approach.
          </p>
        ))}
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('#scroller')!
    scroller.scrollTop = 132
    const header = canvasElement.querySelector('.sw-AppFrame-header')!.getBoundingClientRect()
    await expect(header.top).toBe(scroller.getBoundingClientRect().top)
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(
      header.bottom,
    )
  },
})

/** The next page takes its time: a quiet line says that it is on its way. */
export const Navigating = meta.story({
  args: { status: 'navigating' },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'The next page is on its way' })).toBeInTheDocument()
  },
})

/** In Arabic the places stand on the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    name: 'سجل اصطدام الطيور',
    items: [
      { ...strikes, label: 'حوادث الاصطدام' },
      { ...airports, label: 'المطارات' },
      { ...operators, label: 'شركات الطيران' },
    ],
    account: <AccountMenu name="آنا رويز" onSignOut={() => {}} />,
    children: (
      <div className="sw-Screen">
        <PageHeader title="حوادث الاصطدام" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('navigation', { name: 'الصفحات' }).getBoundingClientRect()
    await expect(side.left).toBeGreaterThan(innerWidth / 2)
  },
})
