import type { QueryClient } from '@tanstack/query-core'
import type { DataSource, ListFilter } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { ListState } from '../source/listState'
import { bothFilters } from '../source/rowQuery'
import { withPendingChanges } from '../source/shownList'
import { withWaitingWrites } from '../source/waitingRows'
import { type CalmLoader, calmList } from './calmList'
import type { ListGroup } from './listGroups'
import { createListLoader } from './listLoader'
import type { WantedQuery } from './wantedQuery'

interface Part<R> {
  readonly loader: CalmLoader<R>
  /** Ends the loading; nothing while none of its records is in view. */
  leave: (() => void) | undefined
}

interface GroupPartsOptions<R extends object> {
  readonly source: DataSource<R>
  readonly client: QueryClient
  readonly entity: Entity
  readonly wanted: WantedQuery
  /** The condition that every record of the list must meet. */
  readonly condition: ListFilter | undefined
  /** Called when something of a group in view has changed. */
  readonly onChange: () => void
}

/** The records of the groups of a list, each group a list of its own that is loaded while it is in view. */
export function createGroupParts<R extends object>(options: GroupPartsOptions<R>) {
  const { source, client, entity, wanted, condition, onChange } = options
  const parts = new Map<string, Part<R>>()

  function partOf(group: ListGroup, startRow = 0): Part<R> {
    const known = parts.get(group.id)
    if (known) return known
    const among = createListLoader(source, client, wanted.now(), {
      condition: bothFilters(bothFilters(wanted.now().filter, condition), group.filter),
      startRow,
    })
    const calm = withWaitingWrites(calmList(among, source, entity.id), source)
    const loader = withPendingChanges<R, CalmLoader<R>>(calm, source, entity.id)
    const made = { loader, leave: undefined }
    parts.set(group.id, made)
    return made
  }

  function leavePart(part: Part<R>) {
    part.leave?.()
    part.leave = undefined
  }

  function leaveAll() {
    for (const part of parts.values()) leavePart(part)
  }

  return {
    /** Return the state of a group; undefined where none of its records was ever in view. */
    stateOf: (id: string): ListState<R> | undefined => parts.get(id)?.loader.getState(),
    /** Loads the records of a group that are in view. */
    show(group: ListGroup, first: number, last: number) {
      const part = partOf(group, first)
      part.leave ??= part.loader.subscribe(onChange)
      part.loader.setRange(first, last)
    },
    /** Notes that no record of a group is in view. */
    leave(id: string) {
      const part = parts.get(id)
      if (part) leavePart(part)
    },
    leaveAll,
    /** Begins anew, as for another search. */
    forget() {
      leaveAll()
      parts.clear()
    },
    /** Tries again what failed in view. */
    retry() {
      for (const { loader, leave } of parts.values()) if (leave) loader.retry()
    },
    showNews() {
      for (const { loader } of parts.values()) loader.showNews()
    },
    readRange: (group: ListGroup, first: number, last: number) => partOf(group).loader.readRange(first, last),
  }
}
