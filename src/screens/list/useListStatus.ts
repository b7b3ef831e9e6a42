'use client'

import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import type { RecordBy } from '../../spec/entities/Entity'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Fields } from '../../spec/fields/fields'
import type { ListLoader, ListState } from '../source/listState'
import { listStatus, type ListStatus, problemIn } from './listStatus'
import { listLimit } from './listLimit'
import { mayTryAgain } from '../source/problemKinds'
import { reasonText } from '../product/reasonText'
import type { EntityAccess } from '../product/useEntityAccess'
import { useOnline } from '../source/useOnline'

interface ListStatusFacts<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly loader: Pick<ListLoader<RecordBy<F>>, 'retry'>
  readonly state: Pick<ListState<RecordBy<F>>, 'status' | 'problem' | 'partial' | 'cap'>
  readonly errors: ErrorCatalogue | undefined
}

interface ListStatusState {
  readonly status: ListStatus
  /** Why it is `forbidden`, or `emptyByRights`, as a sentence. */
  readonly reason: string | undefined
  readonly problem: Problem | undefined
  /** Tries again what failed; undefined where the catalogue knows another next step. */
  readonly onRetry: (() => void) | undefined
}

/** Say how a list stands, from how its loading went, what the person may see, and the connection. */
export function useListStatus<F extends Fields>(facts: ListStatusFacts<F>): ListStatusState {
  const { access, loader, state, errors } = facts
  const { t, locale } = useLocale()
  const online = useOnline()
  const listing = access.can('list')
  const limit = listLimit(access.can)

  function reasonOf() {
    if (limit === undefined) return undefined
    return listing.allowed ? t('list.emptyByRights', { reason: limit }) : reasonText(limit, locale)
  }

  const problem = problemIn(state)
  return {
    status: listStatus({ state, online, errors, allowed: listing.allowed, limited: limit !== undefined }),
    reason: reasonOf(),
    // Where the role never may, nothing was asked for.
    problem: listing.allowed ? problem : undefined,
    onRetry: mayTryAgain(problem, errors) ? loader.retry : undefined,
  }
}
