import { own } from '../../internal/own'
import { mayOpen } from '../../spec/product/mayOpen'
import { type MatchedScreen, matchScreen } from '../../spec/product/screenPaths'
import type { ProductState } from '../product/ProductContext'
import { entityLinks } from '../product/entityLinks'
import { recordIdOf, readRecordId } from './recordIdOf'
import { listPlaceSearch, listSearch, searchParam } from './recordAddress'

/** A form that stands in a drawer or a dialog, over a page. */
export interface ProductSheet {
  readonly match: MatchedScreen
  readonly address: string
  readonly kind: 'drawer' | 'dialog'
  /** The page that it stands over, where a person comes to its address without one. */
  readonly parent: string
}

/** The form that an address opens over a page; undefined where the address leads to a page. */
export function productSheet(
  { product, role }: Pick<ProductState, 'product' | 'role'>,
  address: string,
  /** Screens that the host draws itself, which are pages. */
  screens: Readonly<Record<string, unknown>> | undefined,
): ProductSheet | undefined {
  const match = matchScreen(product, address)
  if (!match || !mayOpen(product, match.screen, role) || own(screens, match.name)) return undefined
  const { presentation: kind, shows, entity: name = '' } = match.screen
  if (shows !== 'form' || (kind !== 'drawer' && kind !== 'dialog')) return undefined
  const entity = product.entities?.find((one) => one.name === name)
  const { list, detail } = entityLinks(product, name, role, match.params)
  const from = searchParam(address, 'from')
  const about =
    recordIdOf(match.screen, entity, match.params) ??
    (from === undefined ? undefined : readRecordId(entity, from))
  const page = about === undefined ? undefined : detail?.(about)
  const parent = page === undefined ? list && list + listSearch(address) : page + listPlaceSearch(address)
  return parent === undefined ? undefined : { match, address, kind, parent }
}
