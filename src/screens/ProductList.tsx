'use client'

import { useMemo } from 'react'
import { readListQuery, writeListQuery } from './listAddress'
import { idOf } from './listLoader'
import type { ListPlace } from './ListPlace'
import { ListScreen } from './ListScreen'
import { hrefOf } from './hrefOf'
import type { EntityScreenProps } from './ProductScreen'
import { writeListPlace } from './recordAddress'
import type { RowQuery } from './rowQuery'

/** The list of an entity, whose search, filters and order stand in the address. */
export function ProductList(props: EntityScreenProps) {
  const { state, match, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const query = useMemo(() => readListQuery(address, source.can), [address, source])
  const open = links.detail ?? links.edit
  const pathTo =
    open &&
    ((record: object, place: ListPlace) => open(idOf(record, entity.id) ?? '') + writeListPlace(place))
  const keepQuery = (next: RowQuery) => {
    const [path = ''] = address.split('?')
    router.navigate(path + writeListQuery(next, address), { replace: true })
  }
  return (
    <ListScreen
      entity={entity}
      source={source}
      title={match.screen.title}
      query={query}
      onQueryChange={keepQuery}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(pathTo && {
        getHref: (record: object, place: ListPlace) => hrefOf(router, pathTo(record, place)),
        onOpen: (record: object, place: ListPlace) => router.navigate(pathTo(record, place)),
      })}
      {...(links.create !== undefined && { createHref: hrefOf(router, links.create) })}
      {...given}
    />
  )
}
