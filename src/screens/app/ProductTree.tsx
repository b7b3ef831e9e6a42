'use client'

import { useMemo } from 'react'
import type { RecordId } from '../../data/DataSource'
import { parentFieldOf } from '../../spec/entities/parentField'
import { readListQuery, writeListQuery } from '../list/listAddress'
import { hrefIn } from '../product/hrefIn'
import { idOf } from '../source/listState'
import type { RowQuery } from '../source/rowQuery'
import { TreeScreen } from '../tree/TreeScreen'
import { readOpenBranches, withOpenBranches } from './openBranches'
import type { ProductRecordProps } from './ProductScreenProps'
import { readRecordId } from './recordIdOf'
import { recordLinks } from './recordLinks'
import { useCapabilities } from './useCapabilities'

/** The tree of an entity, whose search, filters, order and open branches stand in the address. */
export function ProductTree(props: ProductRecordProps) {
  const { state, match, label, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const can = useCapabilities(props)
  const query = useMemo(() => readListQuery(address, can, entity.fields), [address, can, entity])
  const expanded = useMemo(
    () => readOpenBranches(address).map((id) => readRecordId(entity, id)),
    [address, entity],
  )
  const [path = ''] = address.split('?')
  const parent = match.screen.parent ?? parentFieldOf(entity)
  const { create } = links
  return (
    <TreeScreen
      entity={entity}
      source={source}
      title={label}
      {...(parent !== undefined && { parent })}
      query={query}
      onQueryChange={(next: RowQuery) =>
        router.navigate(path + writeListQuery(next, address, entity.fields), { replace: true })
      }
      expanded={expanded}
      onExpandedChange={(ids: readonly RecordId[]) =>
        router.navigate(withOpenBranches(address, ids), { replace: true })
      }
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...recordLinks(props)}
      {...(links.edit && {
        getEditHref: (record: object) => hrefIn(router, links.edit?.(idOf(record, entity.id) ?? '') ?? ''),
      })}
      {...(create !== undefined && {
        getCreateHref: (below: object | undefined) => {
          const id = below && idOf(below, entity.id)
          const field = parent === undefined ? '' : encodeURIComponent(parent)
          return hrefIn(router, id === undefined ? create : `${create}?${field}=${encodeURIComponent(id)}`)
        },
      })}
      {...(links.list !== undefined && { listHref: hrefIn(router, links.list) })}
      {...given}
    />
  )
}
