import type { ListSort } from '../data/DataSource'

/** A press on a heading: its column alone decides, upward, downward, and then nothing does. */
export function nextSort(sort: readonly ListSort[], field: string): readonly ListSort[] {
  return turned(sort, field)
}

/** A press with Shift: the column decides among those that are equal so far, is turned in its place, or taken out. */
export function nextSortWith(sort: readonly ListSort[], field: string): readonly ListSort[] {
  if (!sort.some((one) => one.field === field)) return [...sort, ...turned(sort, field)]
  return sort.flatMap((one) => (one.field === field ? turned(sort, field) : one))
}

/** Another order at a rank, where the first decides; without one those behind it go too. */
export function withSortAt(
  sort: readonly ListSort[],
  rank: number,
  next: ListSort | undefined,
): readonly ListSort[] {
  if (!next) return sort.slice(0, rank)
  const behind = sort.slice(rank + 1).filter(({ field }) => field !== next.field)
  return [...sort.slice(0, rank), next, ...behind]
}

function turned(sort: readonly ListSort[], field: string): readonly ListSort[] {
  const direction = sort.find((one) => one.field === field)?.direction
  if (direction === undefined) return [{ field, direction: 'ascending' }]
  return direction === 'ascending' ? [{ field, direction: 'descending' }] : []
}
