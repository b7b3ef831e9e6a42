import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { german } from '../../../src/german'
import { AccountMenu, type AccountMenuProps, type ThemeChoice } from '../../../src/screens/app/AccountMenu'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const meta = preview.meta({
  title: 'Screens/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Ana Ruiz',
    description: 'ana@airport.example',
    languages: ['en', 'de', 'ar'],
    onLanguageChange: fn(),
    theme: 'system' as const,
    onThemeChange: fn(),
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
})

/** Who is signed in stands at the end of the header. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ana Ruiz' })).toHaveAttribute('aria-haspopup', 'menu')
  },
})

/** The matters of the person: a language, an appearance, the way out. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ana Ruiz' })
    await userEvent.click(button)
    const menu = within(await screen.findByRole('menu', { name: 'Ana Ruiz' }))
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeVisible())
    await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Ana Ruiz' })).toBeVisible())
    await userEvent.keyboard('Dark{Enter}')
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus())
  },
})

/** Places of the host come first. */
export const OwnItems = meta.story({
  name: 'With items of the host',
  args: {
    items: [{ id: 'profile', label: 'Profile', icon: <Settings className="sw-icon" />, href: '#profile' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ruiz' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible())
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
  },
})

/** One language, one appearance: nothing but the way out. */
export const SignOutAlone = meta.story({
  name: 'Sign out alone',
  args: { languages: ['en'], onThemeChange: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ruiz' }))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

/** A name that is longer than its place is cut in the button, and whole in the menu. */
export const LongName = meta.story({
  args: {
    name: 'María de los Ángeles Hernández-Villanueva',
    description: 'Wildlife coordination, night shift',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^María/ }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible())
  },
})

/** On a phone the initials stand for the name. */
export const OnAPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ana Ruiz').getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ruiz' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible())
  },
})

const product = defineProduct({ entities: [], roles: { pilot: { label: 'Pilot' } } })

/** A product says the role by itself, and the page speaks the language that is chosen. */
export const InAProduct = meta.story({
  name: 'In a product',
  args: { description: undefined, languages: ['en', 'de'] },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ruiz' }))
    await expect(await screen.findByText('Pilot')).toBeVisible()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ruiz' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible())
    await expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked()
  },
})

function Chosen(args: AccountMenuProps) {
  const [locale, setLocale] = useState('en')
  const [theme, setTheme] = useState<ThemeChoice>('system')
  return (
    <LocaleProvider locale={locale} {...(locale === 'de' && { messages: german })}>
      <ProductProvider product={product} sources={{}} role="pilot">
        <AccountMenu {...args} onLanguageChange={setLocale} theme={theme} onThemeChange={setTheme} />
      </ProductProvider>
    </LocaleProvider>
  )
}
