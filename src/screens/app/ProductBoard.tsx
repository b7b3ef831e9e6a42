'use client'

import { useMemo } from 'react'
import { useLocale } from '../../internal/locale'
import { entitiesLabelOf } from '../../spec/labels/labels'
import { BoardScreen } from '../board/BoardScreen'
import { readListQuery, writeListQuery } from '../list/listAddress'
import { hrefOf } from '../product/hrefOf'
import { idOf } from '../source/listState'
import type { RowQuery } from '../source/rowQuery'
import type { ProductRecordProps } from './ProductScreenProps'

/** The board of an entity, whose search, filters and lanes stand in the address. */
export function ProductBoard(props: ProductRecordProps) {
  const { state, title, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const heading = title ?? t('board.title', { entities: entitiesLabelOf(entity, locale) })
  const query = useMemo(() => readListQuery(address, source.can), [address, source])
  const [path = ''] = address.split('?')
  const open = links.detail ?? links.edit
  const pathTo = open && ((record: object) => open(idOf(record, entity.id) ?? ''))
  return (
    <BoardScreen
      entity={entity}
      source={source}
      title={heading}
      query={query}
      onQueryChange={(next: RowQuery) =>
        router.navigate(path + writeListQuery(next, address), { replace: true })
      }
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(pathTo && {
        getHref: (record: object) => hrefOf(router, pathTo(record)),
        onOpen: (record: object) => router.navigate(pathTo(record)),
      })}
      {...(links.create !== undefined && { createHref: hrefOf(router, links.create) })}
      {...(links.list !== undefined && { listHref: hrefOf(router, links.list) })}
      {...given}
    />
  )
}
