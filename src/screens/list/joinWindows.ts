import { windowSize } from '../source/listState'

type Windows<R> = ReadonlyMap<number, readonly R[]>

/** The records of one group, by the number that the first has among those of all groups. */
export interface GroupWindows<R> {
  readonly start: number
  readonly count: number
  /** Nothing while none of its records is loaded. */
  readonly windows: Windows<R> | undefined
}

/**
 * Make what joins the records of groups to those of one list. While a person scrolls the groups stay as they are, and so does
 * the answer: no record is looked at again.
 *
 * @param learn called with each record and the place of its group
 */
export function createJoin<R>(learn: (record: R, group: number) => void) {
  let joined: { readonly groups: readonly GroupWindows<R>[]; readonly windows: Windows<R> } = {
    groups: [],
    windows: new Map(),
  }

  function join(groups: readonly GroupWindows<R>[]): Windows<R> {
    const windows = new Map<number, R[]>()
    for (const [group, { start, count, windows: own }] of groups.entries()) {
      for (const [window, records] of own ?? []) {
        for (const [turn, record] of records.entries()) {
          const index = window * windowSize + turn
          // A newer count may know of fewer than were loaded.
          if (index >= count) break
          put(windows, start + index, record)
          learn(record, group)
        }
      }
    }
    return windows
  }

  return (groups: readonly GroupWindows<R>[]): Windows<R> => {
    if (!sameGroups(joined.groups, groups)) {
      const windows = join(groups)
      joined = { groups, windows: sameWindows(joined.windows, windows) ? joined.windows : windows }
    }
    return joined.windows
  }
}

function put<R>(windows: Map<number, R[]>, index: number, record: R) {
  const place = Math.floor(index / windowSize)
  const records = windows.get(place) ?? []
  records[index % windowSize] = record
  windows.set(place, records)
}

function sameGroups<R>(before: readonly GroupWindows<R>[], now: readonly GroupWindows<R>[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ start, count, windows }, place) => {
      const one = before[place]
      return one?.start === start && one.count === count && one.windows === windows
    })
  )
}

function sameWindows<R>(one: ReadonlyMap<number, readonly R[]>, other: ReadonlyMap<number, readonly R[]>) {
  return (
    one.size === other.size &&
    [...other].every(([place, rows]) => {
      const before = one.get(place)
      return before?.length === rows.length && rows.every((row, turn) => row === before[turn])
    })
  )
}
