'use client'

import type { ReactNode } from 'react'
import type { DataSource, RecordId } from '../data/DataSource'
import { fail } from '../internal/developerMessages'
import { useLocale } from '../internal/locale'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { localize } from '../spec/labels/LocalizedText'
import type { MatchedScreen } from '../spec/product/screenPaths'
import type { ProductState } from './ProductContext'
import { ProductDetail } from './ProductDetail'
import { ProductForm } from './ProductForm'
import { ProductList } from './ProductList'
import { type EntityLinks, entityLinks, recordIdOf } from './productLinks'
import type { Router } from './Router'
import { StatusScreen } from './StatusScreen'

interface ProductScreenProps {
  state: ProductState & { readonly router: Router }
  match: MatchedScreen
  /** The address as it was when this screen was at hand: it may leave while the next one is there. */
  address: string
  breadcrumbs: ReactNode
  autoFocus: boolean
  /** The host's own props for this screen. */
  given: object | undefined
  /** Closes the drawer or the dialog that the screen stands in. */
  onClose?: (() => void) | undefined
}

/** One screen of the product: what it shows, and the links from there to the others of its entity. */
export function ProductScreen(props: ProductScreenProps) {
  const { state, match, autoFocus, given } = props
  const { product, sources, role } = state
  const { screen, name, params } = match
  const { locale } = useLocale()
  const title = screen.title === undefined ? undefined : localize(screen.title, locale)
  if (screen.shows === 'status') {
    return <StatusScreen title={title} errors={product.errors} autoFocus={autoFocus} {...given} />
  }
  const entity = product.entities?.find((one) => one.name === screen.entity)
  if (!entity || !screen.shows) {
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
  const shared = {
    ...props,
    title,
    entity,
    source,
    id: recordIdOf(screen, entity, params),
    links: entityLinks(product, entity.name, role, params),
  }
  switch (screen.shows) {
    case 'list':
      return <ProductList {...shared} />
    case 'detail':
      return <ProductDetail {...shared} />
    case 'form':
      return <ProductForm {...shared} onClose={props.onClose} />
  }
}

export interface EntityScreenProps extends ProductScreenProps {
  /** As the product calls the screen. */
  title: string | undefined
  entity: Entity
  source: DataSource
  id: RecordId | undefined
  links: EntityLinks
}
