import type { RecordId } from '../data/DataSource'

/**
 * Which records are selected: those named, or all that match but those named. Selecting all of 100,000 records costs as
 * much as selecting one, whether they were ever loaded or not.
 */
export interface Selection {
  /** `include`: the records of `ids` are selected; `exclude`: all that match, without those. */
  readonly mode: 'include' | 'exclude'
  readonly ids: ReadonlySet<RecordId>
}

/** How much of a list is selected, in one word. */
export type SelectionExtent = 'none' | 'some' | 'all'

export const nothingSelected: Selection = { mode: 'include', ids: new Set() }
export const everythingSelected: Selection = { mode: 'exclude', ids: new Set() }

export function isSelected(selection: Selection, id: RecordId | undefined): boolean {
  const named = id !== undefined && selection.ids.has(id)
  return named === (selection.mode === 'include')
}

/** The selection after these records were selected or given up; the same object when nothing changes. */
export function selectRecords(selection: Selection, ids: Iterable<RecordId>, selected: boolean): Selection {
  const named = new Set(selection.ids)
  for (const id of ids) {
    if (selected === (selection.mode === 'include')) named.add(id)
    else named.delete(id)
  }
  const same = named.size === selection.ids.size && [...named].every((id) => selection.ids.has(id))
  return same ? selection : { mode: selection.mode, ids: named }
}

export function toggleRecord(selection: Selection, id: RecordId): Selection {
  return selectRecords(selection, [id], !isSelected(selection, id))
}

/** How many of `total` records are selected; undefined when all but a few of an unknown number are. */
export function countSelected(selection: Selection, total: number | undefined): number | undefined {
  if (selection.mode === 'include') return selection.ids.size
  return total === undefined ? undefined : Math.max(0, total - selection.ids.size)
}

export function selectionExtent(selection: Selection, total: number | undefined): SelectionExtent {
  const count = countSelected(selection, total)
  if (count === 0) return 'none'
  if (selection.mode === 'exclude' && selection.ids.size === 0) return 'all'
  return count !== undefined && count === total ? 'all' : 'some'
}
