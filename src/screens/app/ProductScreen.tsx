'use client'

import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { localize } from '../../spec/labels/LocalizedText'
import { ProductDetail } from './ProductDetail'
import { ProductForm } from './ProductForm'
import { ProductImport } from './ProductImport'
import { ProductList } from './ProductList'
import { entityLinks, recordIdOf } from './productLinks'
import type { ProductScreenProps } from './ProductScreenProps'
import { StatusScreen } from '../status/StatusScreen'

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
    case 'import':
      return <ProductImport {...shared} />
  }
}
