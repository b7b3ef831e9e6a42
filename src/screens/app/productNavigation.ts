import type { ReactNode } from 'react'
import type { Translate } from '../../messages/createTranslator'
import { mayOpen } from '../../spec/product/mayOpen'
import type { Product, SpecifiedScreen } from '../../spec/product/Product'
import { matchScreen, screenOf } from '../../spec/product/screenPaths'
import { localize } from '../../spec/labels/LocalizedText'
import { mayGoTo } from '../product/mayGoTo'
import type { ProductState } from '../product/ProductContext'
import type { NavigationEntry, NavigationItem } from './AppNavigation'
import { screenLabel } from './screenLabel'

interface ProductNavigation extends Pick<ProductState, 'product' | 'sources' | 'role'> {
  /** The path and search at hand. */
  location: string
  icons: Readonly<Record<string, ReactNode>>
  /** Whether the header has a quick jump, which leads to the search. */
  jumps: boolean
  /** How many notices are not read. */
  unread: number | undefined
  createHref: (to: string) => string
  t: Translate
  locale: string
}

/**
 * The screens of a product that can be gone to from anywhere: those without a parameter that the role may open. What makes
 * records, and a calendar, a board or a tree of them, stands on the list of their entity. Those of one group stand below its heading,
 * where its first one is declared.
 */
export function productNavigation(options: ProductNavigation): readonly NavigationEntry[] {
  const { product, role, location, icons, createHref } = options
  const screens = Object.entries(product.screens ?? {}).filter(
    ([, screen]) =>
      screen.shows !== 'form' &&
      screen.shows !== 'import' &&
      screen.shows !== 'wizard' &&
      screen.shows !== 'compare' &&
      (screen.shows !== 'search' || !options.jumps) &&
      !isOnList(product, screen, role) &&
      mayGoTo(options, screen),
  )
  const here = location.replace(/[?#].*$/s, '')
  const shown = matchScreen(product, here)?.name
  const above = screens
    .map(([, { path }]) => path)
    // Every path begins as the home page's does.
    .filter((path) => path !== '/' && here.startsWith(`${path.replace(/\/$/, '')}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  // One place alone is current: a screen below another one may have an entry of its own.
  const isListed = screens.some(([name]) => name === shown)
  const entries: NavigationEntry[] = []
  const groups = new Map<string, NavigationItem[]>()
  for (const [name, { path, shows, group }] of screens) {
    const item: NavigationItem = {
      label: screenLabel(product, name, options),
      href: createHref(path),
      icon: Object.hasOwn(icons, name) ? icons[name] : undefined,
      ...(shows === 'notifications' &&
        options.unread !== undefined && {
          count: options.unread,
          countLabel: options.t('notifications.unread', { count: options.unread }),
        }),
      current: shown === name ? 'page' : path === above && !isListed ? 'section' : undefined,
    }
    const label = group && localize(group, options.locale)
    const others = label ? groups.get(label) : undefined
    if (!label) entries.push(item)
    else if (others) others.push(item)
    else {
      const items = [item]
      groups.set(label, items)
      entries.push({ label, items })
    }
  }
  return entries
}

/** Whether the list of its entity leads to a screen. */
function isOnList(product: Product, { shows, entity }: SpecifiedScreen, role: string | undefined): boolean {
  const isOther = shows === 'calendar' || shows === 'board' || shows === 'tree'
  if (!isOther || entity === undefined) return false
  const list = screenOf(product, entity, 'list', false)
  return list !== undefined && mayOpen(product, list, role)
}
