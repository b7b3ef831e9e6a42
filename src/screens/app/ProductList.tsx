'use client'

import { useMemo } from 'react'
import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Product, SpecifiedScreen } from '../../spec/product/Product'
import { screenOf } from '../../spec/product/screenPaths'
import { readListQuery, writeListQuery } from '../list/listAddress'
import { idOf } from '../source/listState'
import type { ListPlace } from '../list/ListPlace'
import { ListScreen } from '../list/ListScreen'
import { hrefOf } from '../product/hrefOf'
import type { ProductRecordProps } from './ProductScreenProps'
import { readRecordId } from './productLinks'
import { ProductPeek } from './ProductPeek'
import { searchParam, writeListPlace } from './recordAddress'
import type { RowQuery } from '../source/rowQuery'

/** The list of an entity, whose search, filters and order stand in the address. */
export function ProductList(props: ProductRecordProps) {
  const { state, title, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const query = useMemo(() => readListQuery(address, source.can), [address, source])
  const open = links.detail ?? links.edit
  const pathTo =
    open &&
    ((record: object, place: ListPlace) => open(idOf(record, entity.id) ?? '') + writeListPlace(place))
  const [path = ''] = address.split('?')
  const keepQuery = (next: RowQuery) => {
    // Back leads to the view or the page before, and not through every letter of a search.
    const turnsPage = next.page !== undefined && next.page !== (query.page ?? 1)
    router.navigate(path + writeListQuery(next, address), {
      replace: next.view === query.view && !turnsPage,
    })
  }
  const { edit } = links
  const detail = screenOf(product, entity.name, 'detail', true)
  const peeks = detail?.presentation === 'peek' && links.detail !== undefined
  const written = peeks ? searchParam(address, 'peek') : undefined
  const peeked = written === undefined ? undefined : readRecordId(entity, written)
  const pathToPeek = (id: RecordId, place: ListPlace) =>
    `${path}${writeListPlace(place)}&peek=${encodeURIComponent(id)}`
  const openRecord = (record: object, place: ListPlace) => {
    if (!pathTo) return
    const id = idOf(record, entity.id) ?? ''
    // Looking at one after another leaves one way back.
    if (peeks) router.navigate(pathToPeek(id, place), { replace: peeked !== undefined })
    else router.navigate(pathTo(record, place))
  }
  const list = (
    <ListScreen
      entity={entity}
      source={source}
      title={title}
      query={query}
      onQueryChange={keepQuery}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      bulkEdit
      current={peeked}
      {...(pathTo && {
        getHref: (record: object, place: ListPlace) => hrefOf(router, pathTo(record, place)),
        onOpen: openRecord,
      })}
      {...(edit && {
        getEditHref: (record: object) => hrefOf(router, edit(idOf(record, entity.id) ?? '')),
      })}
      {...(links.create !== undefined && { createHref: hrefOf(router, links.create) })}
      {...(links.import !== undefined && { importHref: hrefOf(router, links.import) })}
      {...given}
    />
  )
  if (!peeks) return list
  return (
    <div className="sw-ListWithPeek">
      {list}
      <ProductPeek
        {...props}
        given={own(props.givenTo, nameOf(product, detail))}
        peeked={peeked}
        getPath={pathToPeek}
        onClose={() => router.navigate(path + writeListQuery(query), { replace: true })}
      />
    </div>
  )
}

/** The name of a screen in the product. */
function nameOf(product: Product, screen: SpecifiedScreen | undefined): string | undefined {
  return Object.entries(product.screens ?? {}).find(([, one]) => one === screen)?.[0]
}
