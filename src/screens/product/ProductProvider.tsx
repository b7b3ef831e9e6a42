'use client'

import type { QueryClient } from '@tanstack/query-core'
import { type ReactNode, useMemo, useState } from 'react'
import { ReferenceProvider } from '../../components/ReferenceProvider'
import type { ReferenceTarget } from '../../components/useReference'
import type { DataSource } from '../../data/DataSource'
import { type Me, idOfMe, keyOfMe } from '../../spec/values/Me'
import type { Product } from '../../spec/product/Product'
import type { SavedView } from '../../spec/product/savedView'
import type { NoticeSource } from '../notifications/Notice'
import { ProductContext, type ProductState } from './ProductContext'
import type { AccessRequest } from './AccessRequest'
import type { Router } from './Router'
import { seenEntities } from './seenEntities'
import { useForgetfulToasts } from './useForgetfulToasts'
import type { RefreshSettings } from '../source/watchSource'

export interface ProductProviderProps {
  /** The product: screens, for whom, and under which paths. A section that it does not have is not shown. */
  product: Product
  /** Where the records of each entity are, by its name. @default the sources among the product's `calls` */
  sources?: Readonly<Record<string, SourceOfAny>> | undefined
  /** Where people keep views of its lists: records of `savedView`. Without it none can be saved. */
  views?: DataSource<SavedView> | undefined
  /**
   * Where the notices of the person come from: for a screen that shows `notifications`, its count in the navigation, and the bell.
   * It stays the same object, and is another one for another person.
   */
  notices?: NoticeSource | undefined
  /** The role of the person who uses the product. With none, an entity that has `access` shows nothing. */
  role?: string | undefined
  /**
   * The person who uses the product, for conditions on `me`: their id, or an object with it and with what conditions ask of them,
   * `{ id: 'ada', department: 'roads' }`. With another value in it screens are read anew, as for another person: give nothing that changes
   * by itself.
   */
  me?: Me | undefined
  /** The host's router. Without it links are plain ones, and the page is loaded anew. */
  router?: Router | undefined
  /**
   * The host's own `QueryClient` of TanStack Query 5, in which records are then kept, below `['screenwright', entity]`: the
   * host invalidates, persists and inspects them with its other queries. @default a memory for each source
   */
  client?: SharedQueryClient | undefined
  /** When what is shown is read again by itself. @default on focus and on reconnection, what is older than 30 seconds */
  refresh?: RefreshSettings | undefined
  /**
   * Passes on that a person asks for access to what is forbidden: by mail, in a queue of requests. Where something is
   * forbidden there is a button for it then.
   */
  onAskAccess?: ((request: AccessRequest) => void | Promise<void>) | undefined
  /**
   * Lets the person sign in when the session has ended: opens a dialog, another window. Once the promise is resolved, what
   * failed is tried again; a form keeps what was written meanwhile.
   */
  onSessionEnd?: (() => void | Promise<void>) | undefined
  children?: ReactNode
}

/** A `QueryClient` of `@tanstack/react-query` 5, or of another of its adapters. */
export interface SharedQueryClient {
  getQueryCache(): object
  getMutationCache(): object
  invalidateQueries(): Promise<unknown>
  clear(): void
}

/** A source of any entity: its own type says which records. */
// oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
export type SourceOfAny = DataSource<any>

/**
 * Shares with all screens in it what they have in common: the product, the sources of its entities, the role of the person
 * and the router. A screen takes from it what its own props do not give.
 */
export function ProductProvider(props: ProductProviderProps) {
  const { product, sources, views, notices, role, router, client, refresh, children } = props
  const me = useSamePerson(props.me)
  const { onAskAccess, onSessionEnd } = props
  const known = useMemo(() => ({ ...callsAsSources(product), ...sources }), [product, sources])
  const { onFocus, onReconnect, staleTime } = refresh ?? noSettings
  const state = useMemo<ProductState>(
    () => ({
      product,
      sources: known,
      views,
      notices,
      role,
      me,
      router,
      // The type that hosts see names no package of ours.
      client: client as QueryClient | undefined,
      refresh: { onFocus, onReconnect, staleTime },
      onAskAccess,
      onSessionEnd,
    }),
    [
      product,
      known,
      views,
      notices,
      role,
      me,
      router,
      client,
      onFocus,
      onReconnect,
      staleTime,
      onAskAccess,
      onSessionEnd,
    ],
  )
  const createHref = router?.createHref
  const references = useMemo(
    // Every entity with a source can be referred to.
    (): readonly ReferenceTarget[] => seenEntities({ product, sources: known, role, me, createHref }),
    [product, known, role, me, createHref],
  )
  useForgetfulToasts({ role, me: idOfMe(me) })
  return (
    <ProductContext value={state}>
      <ReferenceProvider references={references}>{children}</ReferenceProvider>
    </ProductContext>
  )
}

const noSettings: RefreshSettings = {}

/** The person as they were given first, while nothing of them has changed: a host may write them down anew each time. */
function useSamePerson(me: Me | undefined): Me | undefined {
  const [kept, setKept] = useState(me)
  if (keyOfMe(kept) === keyOfMe(me)) return kept
  setKept(me)
  return me
}

/** A source among the calls is one that can be asked; a note of what one can do is none. */
function callsAsSources({ calls = {} }: Product): Record<string, DataSource> {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      typeof call.list === 'function' && call.can ? [[name, call as unknown as DataSource]] : [],
    ),
  )
}
