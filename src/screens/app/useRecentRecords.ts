'use client'

import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { loaderOf, ReferenceContext, type ReferenceTarget } from '../../components/useReference'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { entityLabelOf } from '../../spec/labels/labels'
import { mayOpen } from '../../spec/product/mayOpen'
import { matchScreen } from '../../spec/product/screenPaths'
import type { ProductState } from '../product/ProductContext'
import { useProduct } from '../product/useProduct'
import { listenToRecentPlaces, recentPlacesOf } from '../search/recentPlaces'
import type { SearchResult } from '../search/searchState'
import { recordIdOf } from './recordIdOf'
import { subscribeToTitle, type TitleIn, useTitlesOf } from '../../components/useTitles'
import { useMyId } from '../product/useMyId'

interface RecentRecord {
  readonly address: string
  readonly href: string
  readonly id: RecordId
  readonly target: ReferenceTarget
}

/** More than these are no help. */
const most = 6

/**
 * The records that a person opened last. Their titles are read anew as the role may read them: a record that is gone, or that the
 * role no longer may read, is left out.
 */
export function useRecentRecords(isAsked: boolean): readonly SearchResult[] {
  const state = useProduct()
  const targets = use(ReferenceContext)
  const { locale } = useLocale()
  const id = useMyId()
  const person = id === undefined ? undefined : String(id)
  const addresses = useSyncExternalStore(
    listenToRecentPlaces,
    () => recentPlacesOf(person),
    () => none,
  )
  const records = useMemo(
    () => (isAsked && state ? addresses.flatMap((address) => recordAt(address, state, targets) ?? []) : []),
    [isAsked, addresses, state, targets],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = records.map(({ id, target }) =>
        subscribeToTitle(target, id, { locale, targets }, listener),
      )
      return () => stops.forEach((stop) => stop())
    },
    [records, locale, targets],
  )
  const titleIn = useTitlesOf()
  const written = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(records.flatMap((record) => resultOf(record, titleIn, locale) ?? []).slice(0, most)),
    () => '[]',
  )
  return useMemo(() => JSON.parse(written) as readonly SearchResult[], [written])
}

const none: readonly string[] = []

function recordAt(
  address: string,
  { product, role, router }: ProductState,
  targets: Readonly<Record<string, ReferenceTarget>>,
): RecentRecord | undefined {
  const match = matchScreen(product, address)
  if (match?.screen.shows !== 'detail' || !mayOpen(product, match.screen, role)) return undefined
  // Where the person is already is no place to go to.
  if (router?.location.replace(/[?#].*$/s, '') === address) return undefined
  const target = own(targets, match.screen.entity)
  const id = target && recordIdOf(match.screen, target.entity, match.params)
  if (!target || id === undefined) return undefined
  return { address, href: router?.createHref?.(address) ?? address, id, target }
}

function resultOf(
  { address, href, id, target }: RecentRecord,
  titleIn: TitleIn,
  locale: string,
): SearchResult | undefined {
  const loaded = loaderOf(target).get(id)
  if (loaded.status !== 'ready') return undefined
  const title = titleIn(target.entity, loaded.record) ?? String(id)
  return { id: address, title, subtitle: entityLabelOf(target.entity, locale), href }
}
