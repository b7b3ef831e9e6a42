'use client'

import { useMemo } from 'react'
import { BoardScreen } from '../board/BoardScreen'
import { readListQuery, writeListQuery } from '../list/listAddress'
import { ListLinks } from '../list/ListLinks'
import { hrefIn } from '../product/hrefIn'
import type { RowQuery } from '../source/rowQuery'
import type { ProductRecordProps } from './ProductScreenProps'
import { besideHrefs } from './besideHrefs'
import { recordLinks } from './recordLinks'
import { useCapabilities } from './useCapabilities'

/** The board of an entity, whose search, filters and lanes stand in the address. */
export function ProductBoard(props: ProductRecordProps) {
  const { state, label, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const can = useCapabilities(props)
  const query = useMemo(() => readListQuery(address, can, entity.fields), [address, can, entity])
  const [path = ''] = address.split('?')
  const { listHref, calendarHref } = besideHrefs(props, query)
  return (
    <BoardScreen
      entity={entity}
      source={source}
      title={label}
      query={query}
      onQueryChange={(next: RowQuery) =>
        router.navigate(path + writeListQuery(next, address, entity.fields), { replace: true })
      }
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...recordLinks(props)}
      {...(links.create !== undefined && { createHref: hrefIn(router, links.create) })}
      {...(listHref !== undefined && { listHref })}
      {...(calendarHref !== undefined && { actions: <ListLinks calendarHref={calendarHref} /> })}
      {...given}
    />
  )
}
