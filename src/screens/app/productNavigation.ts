import type { ReactNode } from 'react'
import type { Translate } from '../../messages/createTranslator'
import { mayOpen } from '../../spec/product/mayOpen'
import type { Product } from '../../spec/product/Product'
import { matchScreen, paramNames } from '../../spec/product/screenPaths'
import type { NavigationItem } from './AppNavigation'
import { screenLabel } from './screenLabel'

interface ProductNavigation {
  product: Product
  role: string | undefined
  /** The path and search at hand. */
  location: string
  icons: Readonly<Record<string, ReactNode>>
  createHref: (to: string) => string
  t: Translate
  locale: string
}

/**
 * The screens of a product that can be gone to from anywhere: those without a parameter that the role may open. What makes
 * records stands on the list of its entity.
 */
export function productNavigation(options: ProductNavigation): readonly NavigationItem[] {
  const { product, role, location, icons, createHref } = options
  const screens = Object.entries(product.screens ?? {}).filter(
    ([, screen]) =>
      screen.shows !== 'form' &&
      screen.shows !== 'import' &&
      paramNames(screen.path).length === 0 &&
      mayOpen(product, screen, role),
  )
  const here = location.replace(/[?#].*$/s, '')
  const shown = matchScreen(product, here)?.name
  const above = screens
    .map(([, { path }]) => path)
    .filter((path) => here.startsWith(`${path.replace(/\/$/, '')}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  return screens.map(([name, { path }]) => ({
    label: screenLabel(product, name, options),
    href: createHref(path),
    icon: Object.hasOwn(icons, name) ? icons[name] : undefined,
    current: shown === name ? 'page' : path === above ? 'section' : undefined,
  }))
}
