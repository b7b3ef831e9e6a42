'use client'

import { ReferenceText } from '../../collection/ReferenceText'
import { WithinLinkContext } from '../../collection/WithinLinkContext'
import { type Breadcrumb, Breadcrumbs } from '../../components/Breadcrumbs'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { mayOpen } from '../../spec/product/mayOpen'
import { matchScreen } from '../../spec/product/screenPaths'
import type { ProductState } from '../product/ProductContext'
import { recordIdOf } from './recordIdOf'
import { listPlaceSearch, listSearch } from './recordAddress'
import { screenLabel } from './screenLabel'
import { recordInTree, TreeBreadcrumbs } from './TreeBreadcrumbs'

interface ProductBreadcrumbsProps {
  state: ProductState
  /** The path and search of the screen at hand. */
  address: string
}

/** The way to a screen: those of the product that stand above it in its path. */
export function ProductBreadcrumbs({ state, address }: ProductBreadcrumbsProps) {
  const { product, role, router } = state
  const language = useLocale()
  const items = pathsAbove(address.replace(/[?#].*$/s, '')).flatMap((above): Breadcrumb[] => {
    const match = matchScreen(product, above)
    if (!match || !mayOpen(product, match.screen, role)) return []
    const { screen, params } = match
    const entity = product.entities?.find(({ name }) => name === screen.entity)
    const label =
      screen.shows === 'detail' && entity ? (
        <RecordName entity={entity} id={recordIdOf(screen, entity, params)} />
      ) : (
        screenLabel(product, match.name, language)
      )
    // Back to the list as it was, and to the record in its place there.
    const search = screen.shows === 'list' ? listSearch(address) : listPlaceSearch(address)
    const href = above + search
    return [{ label, href: router?.createHref?.(href) ?? href }]
  })
  const at = recordInTree(state, matchScreen(product, address))
  if (at) {
    const createHref = (path: string) => router?.createHref?.(path) ?? path
    return <TreeBreadcrumbs items={items} at={at} createHref={createHref} />
  }
  return items.length > 0 ? <Breadcrumbs items={items} /> : null
}

/** Of `/invoices/7/edit`: `/`, `/invoices` and `/invoices/7`. */
function pathsAbove(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.map((_, length) => `/${parts.slice(0, length).join('/')}`)
}

/** The title of a record is read with those of all references on the screen. */
function RecordName({ entity, id }: { entity: Pick<Entity, 'name'>; id: RecordId | undefined }) {
  return (
    <WithinLinkContext value={true}>
      <ReferenceText to={entity.name} id={id} />
    </WithinLinkContext>
  )
}
