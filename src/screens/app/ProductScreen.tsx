'use client'

import { type ComponentType, useEffect } from 'react'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { localize } from '../../spec/labels/LocalizedText'
import { entityLinks } from '../product/entityLinks'
import { LoadingTitle } from '../status/LoadingTitle'
import { StatusScreen } from '../status/StatusScreen'
import { LateScreen } from './LateScreen'
import { lateScreens, preloadNext } from './lateScreens'
import type { ProductRecordProps, ProductScreenProps } from './ProductScreenProps'
import { recordIdOf } from './recordIdOf'
import { screenLabel } from './screenLabel'
import { readerOf } from '../product/readerOf'

/** One screen of the product: what it shows, and the links from there to the others of its entity. */
export function ProductScreen(props: Omit<ProductScreenProps, 'label'>) {
  const { state, match, breadcrumbs, autoFocus, given } = props
  const { product } = state
  const { screen, name } = match
  const shown = useLocale()
  if (screen.shows === 'status') {
    const title = screen.title && localize(screen.title, shown.locale)
    return <StatusScreen title={title} errors={product.errors} autoFocus={autoFocus} {...given} />
  }
  const label = screenLabel(product, name, shown)
  return (
    <LateScreen
      // A record is called by its own title, once that has come.
      title={screen.shows === 'detail' ? <LoadingTitle /> : label}
      breadcrumbs={breadcrumbs}
    >
      <Shown {...props} label={label} />
    </LateScreen>
  )
}

function Shown(props: ProductScreenProps) {
  const { state, match } = props
  const { product, sources, role } = state
  const { screen, name, params } = match
  const { locale } = useLocale()
  useEffect(() => preloadNext(screen.shows), [screen.shows])
  const reader = readerOf(state)
  if (screen.shows === 'search') return <lateScreens.search {...props} />
  if (screen.shows === 'overview') return <lateScreens.overview {...props} key={reader} />
  if (screen.shows === 'notifications') return <lateScreens.notifications {...props} key={reader} />
  if (screen.shows === 'specification') return <lateScreens.specification {...props} />
  const entity = product.entities?.find((one) => one.name === screen.entity)
  if (screen.shows === 'history') return <lateScreens.history {...props} key={reader} entity={entity} />
  if (screen.shows === 'trash') return <lateScreens.trash {...props} key={reader} entity={entity} />
  if (!entity || !screen.shows || screen.shows === 'status') {
    fail(
      `the screen “${name}” of the product has no ${entity ? 'shows' : 'entity'}, so that <ProductScreens> has nothing to draw for it. Declare one, or give screens={{ '${name}': … }}.`,
    )
  }
  const source = own(sources, entity.name)
  if (!source) {
    fail(
      `“${entity.name}” has no source, so that its screen “${name}” has nothing to show. Give <ProductProvider> sources: { ${entity.name}: … }.`,
    )
  }
  const OfEntity: ComponentType<ProductRecordProps> = lateScreens[screen.shows]
  return (
    <OfEntity
      {...props}
      title={screen.title === undefined ? undefined : localize(screen.title, locale)}
      entity={entity}
      source={source}
      id={recordIdOf(screen, entity, params)}
      links={entityLinks(product, entity.name, role, params)}
      isPageLoaded={lateScreens.detail.isLoaded}
    />
  )
}
