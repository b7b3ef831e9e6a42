'use client'

import { type ReactNode, use, useEffect } from 'react'
import type { RootProps } from '../../internal/RootProps'
import { useLocale } from '../../internal/locale'
import type { KeyboardHelpProps } from '../help/KeyboardHelp'
import { mayOpen } from '../../spec/product/mayOpen'
import { matchScreen } from '../../spec/product/screenPaths'
import { AppFrameView } from './AppFrameView'
import { AppQuickJump, type AppQuickJumpOptions } from './AppQuickJump'
import { AppJobs } from './AppJobs'
import type { NavigationEntry } from './AppNavigation'
import { firstScreen } from './firstScreen'
import { followLinks } from './followLinks'
import { productNavigation } from './productNavigation'
import { useUnreadNotices } from '../notifications/useUnreadNotices'
import { JobsContext } from '../job/JobsContext'
import { hrefIn } from '../product/hrefIn'
import type { ProductState } from '../product/ProductContext'
import { roleOf } from '../product/roleOf'
import { useProduct } from '../product/useProduct'

export interface AppFrameProps extends RootProps<HTMLDivElement> {
  /** Names the product, at the top of every page. */
  name: ReactNode
  /** Where the name leads. @default the `start` of the role, or the first place of the navigation */
  homeHref?: string | undefined
  /** The places to go to, in groups where there are many. @default the screens of the product that the role may open */
  items?: readonly NavigationEntry[] | undefined
  /**
   * Where the places stand: in a column beside the page, for work that changes between many, or in a row below the header, for a
   * service of a few. On a phone they are behind "Menu" either way.
   * @selector [data-navigation="top"]
   * @default 'side'
   */
  navigation?: 'side' | 'top' | undefined
  /** Icons of the product's screens, by the name of the screen. */
  icons?: Readonly<Record<string, ReactNode>> | undefined
  /** A search over the whole product, in the header. */
  search?: ReactNode
  /**
   * A search in the header, also opened by Ctrl K or ⌘K: over records, screens, commands and the records that the person opened last.
   * Its letter, its name and commands of the host can be given; `false` for none.
   * @default where the product has a screen that shows `search`
   */
  quickJump?: boolean | AppQuickJumpOptions | undefined
  /**
   * A list of the keys that work on the screen at hand, opened by `?` and from the end of the navigation. Another key can be given, or
   * none; `false` for no help.
   * @default true
   */
  keyboardHelp?: boolean | Pick<KeyboardHelpProps, 'shortcut' | 'label'> | undefined
  /** Stands above the header of every page: the phase of a service, a test system, planned maintenance. */
  notice?: ReactNode
  /** Stands at the end of every page: contact, accessibility, privacy. */
  footer?: ReactNode
  /** Who uses the product, at the end of the header: an `AccountMenu`, a button to sign in, a bell beside it. */
  account?: ReactNode
  /**
   * Whether another page is on its way: `navigating` draws a line below the header, once it takes longer than is noticed.
   * @selector [data-status="navigating"]
   * @default what the router of the product says
   */
  status?: 'ready' | 'navigating' | undefined
  /** The page: a `ProductScreens`, or what the host's router draws. */
  children?: ReactNode
}

/**
 * Stands around the pages of an app: header, navigation, the page, messages. On a phone the navigation is in a drawer. In a
 * `ProductProvider` it knows where to go by itself; alone it is given `items`. In a `JobsProvider` its header says how many jobs are
 * under way, and opens their list.
 */
export function AppFrame(props: AppFrameProps) {
  const { items, icons = noIcons, status, quickJump, keyboardHelp = true, ...rest } = props
  const state = useProduct()
  const { t, locale } = useLocale()
  const jobs = use(JobsContext)
  const unread = useUnreadNotices()
  const router = state?.router
  const product = state?.product
  useEffect(
    () =>
      router && product ? followLinks(router, (to) => matchScreen(product, to) !== undefined) : undefined,
    [router, product],
  )
  const jumps = quickJump ?? hasSearch(state)
  const ownItems = () =>
    state
      ? productNavigation({
          ...state,
          location: router?.location ?? '',
          icons,
          jumps: jumps !== false,
          unread,
          createHref: router?.createHref ?? ((to) => to),
          t,
          locale,
        })
      : []
  const home = state && roleOf(state)?.start !== undefined ? firstScreen(state)?.path : undefined
  return (
    <AppFrameView
      {...(home !== undefined && { homeHref: router ? hrefIn(router, home) : home })}
      {...rest}
      {...(jumps !== false && {
        quickJump: <AppQuickJump {...(typeof jumps === 'object' && jumps)} icons={icons} />,
      })}
      {...(jobs && { jobs: <AppJobs jobs={jobs} /> })}
      items={items ?? ownItems()}
      keyboardHelp={keyboardHelp === true ? plainHelp : keyboardHelp || undefined}
      status={status ?? (router?.pending ? 'navigating' : 'ready')}
    />
  )
}

const plainHelp: KeyboardHelpProps = {}
const noIcons: Readonly<Record<string, ReactNode>> = {}

function hasSearch(state: ProductState | undefined): boolean {
  const screens = Object.values(state?.product.screens ?? {})
  return screens.some(
    (screen) => screen.shows === 'search' && state && mayOpen(state.product, screen, state.role),
  )
}
