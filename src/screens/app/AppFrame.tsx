'use client'

import { type ReactNode, useEffect } from 'react'
import type { RootProps } from '../../internal/RootProps'
import { useLocale } from '../../internal/locale'
import { matchScreen } from '../../spec/product/screenPaths'
import { AppFrameView } from './AppFrameView'
import type { NavigationEntry } from './AppNavigation'
import { followLinks } from './followLinks'
import { productNavigation } from './productNavigation'
import { useProduct } from '../product/useProduct'

export interface AppFrameProps extends RootProps<HTMLDivElement> {
  /** Names the product, at the top of every page. */
  name: ReactNode
  /** Where the name leads. @default the first place of the navigation */
  homeHref?: string
  /** The places to go to, in groups where there are many. @default the screens of the product that the role may open */
  items?: readonly NavigationEntry[]
  /** Icons of the product's screens, by the name of the screen. */
  icons?: Readonly<Record<string, ReactNode>>
  /** A search over the whole product, in the header. */
  search?: ReactNode
  /** Who uses the product: a menu to sign out, to change the language. Stands at the end of the header. */
  account?: ReactNode
  /**
   * Whether another page is on its way: `navigating` draws a line below the header, once it takes longer than is noticed.
   * @selector [data-status="navigating"]
   * @default what the router of the product says
   */
  status?: 'ready' | 'navigating'
  /** The page: a `ProductScreens`, or what the host's router draws. */
  children?: ReactNode
}

/**
 * Stands around the pages of an app: header, navigation, the page, messages. On a phone the navigation is in a drawer. In a
 * `ProductProvider` it knows where to go by itself; alone it is given `items`.
 */
export function AppFrame({ items, icons = {}, status, ...rest }: AppFrameProps) {
  const state = useProduct()
  const { t, locale } = useLocale()
  const router = state?.router
  const product = state?.product
  useEffect(
    () =>
      router && product ? followLinks(router, (to) => matchScreen(product, to) !== undefined) : undefined,
    [router, product],
  )
  const ownItems = () =>
    state
      ? productNavigation({
          product: state.product,
          role: state.role,
          location: router?.location ?? '',
          icons,
          createHref: router?.createHref ?? ((to) => to),
          t,
          locale,
        })
      : []
  return (
    <AppFrameView
      {...rest}
      items={items ?? ownItems()}
      status={status ?? (router?.pending ? 'navigating' : 'ready')}
    />
  )
}
