'use client'

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from '../../components/Link'
import type { Problem } from '../../data/problems'
import { fail } from '../../internal/developerMessages'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import { ScreenTransition } from '../../motion/ScreenTransition'
import { mayOpen } from '../../spec/product/mayOpen'
import type { SpecifiedScreen } from '../../spec/product/Product'
import { type MatchedScreen, matchScreen, type PathParams } from '../../spec/product/screenPaths'
import { firstScreen } from './firstScreen'
import { followLinks } from './followLinks'
import { preloadScreens } from './lateScreens'
import { type ProductDrafts, useProductDrafts } from './ProductDrafts'
import { ProductBreadcrumbs } from './ProductBreadcrumbs'
import type { ProductState } from '../product/ProductContext'
import { hrefIn } from '../product/hrefIn'
import { ProductScreen } from './ProductScreen'
import type { ProductScreenProps } from './ProductScreenProps'
import { productSheet } from './productSheet'
import type { Router } from '../product/Router'
import { screenLabel } from './screenLabel'
import { ScreenBoundary } from './ScreenBoundary'
import { ScreenSheet } from './ScreenSheet'
import type { ScreenPropsByName } from './entityScreenProps'
import { StatusScreen } from '../status/StatusScreen'
import { usePageTitle } from '../status/usePageTitle'
import { useProduct } from '../product/useProduct'
import { useScreenScroll } from './useScreenScroll'
import { idOfMe } from '../../spec/values/Me'

export interface ProductScreensProps extends RootProps<HTMLDivElement> {
  /**
   * Draws single screens in place of the library's, by name: `{ 'order.list': ({ params }) => … }`. A screen that the product
   * declares with a path alone is drawn here. Each is called to draw; a component with hooks stands in what it answers with.
   */
  screens?: Readonly<Record<string, (screen: ScreenAtHand) => ReactNode>> | undefined
  /** Props for single screens, by name, over those that the product gives; made with `entityScreenProps`. */
  props?: ScreenPropsByName | undefined
  /**
   * Keeps what is written in a form on this device, for the person `me` of the provider alone, and offers it after a reload, a crash or
   * a killed browser; with options, where and for how long. What an entity calls `sensitive`, one-time codes and files are never kept.
   * @default false
   */
  drafts?: boolean | ProductDrafts | undefined
  /**
   * Calls the window, given the heading of the screen.
   * @default the heading, and behind it what the window was called before: "Gull · Bird strikes of the FAA"
   */
  getDocumentTitle?: ((title: string) => string) | undefined
}

/** The screen that an address leads to. */
export interface ScreenAtHand {
  /** The name of the screen in the product. */
  readonly name: string
  readonly screen: SpecifiedScreen
  /** As navigation calls it, in the language of the page. */
  readonly title: string
  /** The parameters of its path. */
  readonly params: PathParams
  /** The path and search that led here. */
  readonly address: string
  /** The way here, for the header of the screen. */
  readonly breadcrumbs: ReactNode
  /** Whether a person came here from another screen, so that its heading takes the focus. */
  readonly autoFocus: boolean
}

/**
 * The product as an app: draws the screen that the address leads to, with links from each to the next. Paths that lead
 * nowhere, and screens that the role may not open, say so. Stands in a `ProductProvider` that has a router.
 */
export function ProductScreens(props: ProductScreensProps) {
  const { screens, props: given, drafts, getDocumentTitle, className, ref, ...rest } = props
  const state = useProductWithRouter()
  const { product, role, me, router } = state
  const draft = useProductDrafts(drafts, idOfMe(me))
  const { page: address, sheet, close } = usePage(state, screens)
  const path = address.replace(/[?#].*$/s, '')
  const match = matchScreen(product, address)
  const isOpen = match !== undefined && mayOpen(product, match.screen, role)
  const screen = match ? JSON.stringify([match.name, match.params, isOpen]) : path
  const visit = useVisit(screen)
  const [root, hold] = useSharedRef(ref)
  usePageTitle(root, { visit, getDocumentTitle })
  useScreenScroll(root, screen)
  const start = isOpen || path !== '/' ? undefined : firstScreen(state)?.path
  useEffect(() => preloadScreens(product), [product])
  // Who begins at the root, and may not open what is there, or finds nothing, begins at their own first screen.
  useEffect(() => {
    if (start !== undefined) router.navigate(start, { replace: true })
  }, [router, start])
  useEffect(() => followLinks(router, (to) => matchScreen(product, to) !== undefined), [router, product])

  return (
    <>
      <ScreenTransition
        {...rest}
        ref={hold}
        className={classes('sw-ProductScreens', className)}
        screen={`${visit} ${screen}`}
      >
        {/* Where the person is led on, another screen comes in a moment. */}
        {start === undefined && (
          <ScreenBoundary address={address}>
            <ScreenAt
              state={state}
              match={isOpen ? match : undefined}
              problem={match && !isOpen ? forbidden : undefined}
              address={address}
              autoFocus={visit > 0}
              screens={screens}
              given={given}
              draft={draft}
            />
          </ScreenBoundary>
        )}
      </ScreenTransition>
      <ScreenSheet sheet={sheet} onClose={close} getDocumentTitle={getDocumentTitle}>
        {(shown) => (
          <ScreenBoundary address={shown.address} headingLevel={2}>
            <ProductScreen
              state={state}
              match={shown.match}
              address={shown.address}
              breadcrumbs={undefined}
              autoFocus={false}
              given={own(given, shown.match.name)}
              draft={draft}
              onClose={close}
            />
          </ScreenBoundary>
        )}
      </ScreenSheet>
    </>
  )
}

/** The page at hand, and the form over it: that page stays which a person came from. */
function usePage(state: ProductState & { readonly router: Router }, screens: ProductScreensProps['screens']) {
  const { product, role, router } = state
  const { location } = router
  const sheet = useMemo(
    () => productSheet({ product, role }, location, screens),
    [product, role, location, screens],
  )
  const isSheet = sheet !== undefined
  const [at, setAt] = useState({ location, page: sheet?.parent ?? location, isSheet, isStep: false })
  if (at.location !== location || at.isSheet !== isSheet) {
    const page = isSheet ? at.page : location
    setAt({ location, page, isSheet, isStep: isSheet && !at.isSheet })
  }
  const page = isSheet ? at.page : location
  const close = () => {
    // A step back is the page once, and not twice behind each other.
    if (at.isStep && router.back) router.back()
    else router.navigate(page, { replace: true })
  }
  return { page, sheet, close }
}

interface ScreenAtProps {
  state: ProductState & { readonly router: Router }
  /** The screen at the address; absent where there is none, or where the person may not open it. */
  match: MatchedScreen | undefined
  problem: Problem | undefined
  address: string
  autoFocus: boolean
  screens: ProductScreensProps['screens']
  given: ProductScreensProps['props']
  draft: ProductScreenProps['draft']
}

/** The screen at an address, in its turn by the product or by the host. */
function ScreenAt(props: ScreenAtProps) {
  const { state, match, problem, address, autoFocus, screens, given, draft } = props
  const shown = useLocale()
  if (!match) {
    return (
      <StatusScreen
        problem={problem}
        errors={state.product.errors}
        autoFocus={autoFocus}
        actions={<StartLink state={state} />}
      />
    )
  }
  const breadcrumbs = <ProductBreadcrumbs state={state} address={address} />
  const draw = own(screens, match.name)
  const title = screenLabel(state.product, match.name, shown)
  if (draw) return draw({ ...match, title, address, breadcrumbs, autoFocus })
  return (
    <ProductScreen
      state={state}
      match={match}
      address={address}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      given={own(given, match.name)}
      givenTo={given}
      draft={draft}
    />
  )
}

const forbidden: Problem = { type: 'about:blank', title: 'Forbidden', status: 403 }

function useProductWithRouter(): ProductState & { readonly router: Router } {
  const state = useProduct()
  if (!state) {
    fail(
      '<ProductScreens> stands in no <ProductProvider>, so that it has no screens to draw. Put one around it, with the product.',
    )
  }
  const { router } = state
  if (!router) {
    fail(
      '<ProductScreens> has no router, so that it cannot know which screen is asked for. Give the <ProductProvider> router={useBrowserRouter()}, or your own router as the guide “Routing” shows.',
    )
  }
  return { ...state, router }
}

/**
 * How many screens a person has come through. The first one is a page that has loaded, and its heading takes no focus; one that a
 * person comes back to at once, while it still leaves, is a new one.
 */
function useVisit(screen: string): number {
  const [at, setAt] = useState({ screen, visit: 0 })
  if (at.screen === screen) return at.visit
  setAt({ screen, visit: at.visit + 1 })
  return at.visit + 1
}

/** A way on from a page that is not there: the first screen of the product that the role may open. */
function StartLink({ state }: { state: ProductState & { router: Router } }) {
  const language = useLocale()
  const first = firstScreen(state)
  if (!first) return null
  return (
    <Link href={hrefIn(state.router, first.path)}>{screenLabel(state.product, first.name, language)}</Link>
  )
}
