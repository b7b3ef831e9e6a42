'use client'

import { useCallback, useMemo } from 'react'
import { type Breadcrumb, Breadcrumbs } from '../../components/Breadcrumbs'
import type { DataSource, RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { parentFieldOf } from '../../spec/entities/parentField'
import { titleOf } from '../../spec/entities/titleOf'
import { type MatchedScreen, screenOf } from '../../spec/product/screenPaths'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { ownValue } from '../../spec/values/ownValue'
import type { ProductState } from '../product/ProductContext'
import { useEntityAccess } from '../product/useEntityAccess'
import { idOf } from '../source/listState'
import { pathTo } from '../tree/ancestry'
import { useAncestry } from '../tree/useAncestry'
import { entityLinks } from '../product/entityLinks'
import { recordIdOf } from './recordIdOf'

/** A record whose place in a tree is to be told. */
interface RecordInTree {
  readonly entity: Entity
  readonly source: DataSource
  readonly parent: string
  readonly id: RecordId
  /** The path of its own page, and of those above it. */
  readonly getPath: ((id: RecordId) => string) | undefined
}

interface TreeBreadcrumbsProps {
  /** The screens above the one at hand. */
  items: readonly Breadcrumb[]
  at: RecordInTree
  /** Where a path of the product leads in the page's router. */
  createHref: (path: string) => string
}

/** The way to a record that stands in a tree: its screens, then the records above it, from the top. */
export function TreeBreadcrumbs({ items, at, createHref }: TreeBreadcrumbsProps) {
  const { parent, id, getPath } = at
  const { locale } = useLocale()
  const { entity, source } = useEntityAccess(at.entity, at.source)
  const getParent = useCallback(
    (record: object): RecordId | undefined => {
      const value = ownValue(record, parent)
      return isTextOrNumber(value) && value !== '' ? value : undefined
    },
    [parent],
  )
  const ids = useMemo(() => [id], [id])
  const { records } = useAncestry(source, entity.id, getParent, ids)
  const above = pathTo(records.get(String(id)), records, getParent).map((record): Breadcrumb => {
    const one = idOf(record, entity.id) ?? ''
    const path = getPath?.(one)
    return {
      label: titleOf(entity, record, locale) ?? String(one),
      ...(path !== undefined && { href: createHref(path) }),
    }
  })
  const itself = getPath && createHref(getPath(id))
  const end = items.findIndex(({ href }) => href !== undefined && href.split('?')[0] === itself)
  const place = end < 0 ? items.length : end
  return <Breadcrumbs items={[...items.slice(0, place), ...above, ...items.slice(place)]} />
}

/** The record that a screen is about, where the product shows its entity in a tree. */
export function recordInTree(
  { product, sources, role }: Pick<ProductState, 'product' | 'sources' | 'role'>,
  match: MatchedScreen | undefined,
): RecordInTree | undefined {
  const shows = match?.screen.shows
  const entity = product.entities?.find(({ name }) => name === match?.screen.entity)
  if (!match || !entity || (shows !== 'detail' && shows !== 'form')) return undefined
  const tree = screenOf(product, entity.name, 'tree', false)
  const parent = tree && (tree.parent ?? parentFieldOf(entity))
  const source = own(sources, entity.name)
  const id = recordIdOf(match.screen, entity, match.params)
  if (parent === undefined || !source || id === undefined) return undefined
  return { entity, source, parent, id, getPath: entityLinks(product, entity.name, role, match.params).detail }
}
