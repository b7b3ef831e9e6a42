import type { RecordId } from '../data/DataSource'

/**
 * Which records are selected: none or all of those that match, and which are the exceptions. Selecting all of
 * 100,000 records costs as much as selecting one, whether they were ever loaded or not.
 */
export interface Selection {
  /** Whether a record is selected unless it stands among the exceptions. */
  readonly all: boolean
  readonly except: ReadonlySet<RecordId>
}

/** How much of a list is selected, in one word. */
export type SelectionExtent = 'none' | 'some' | 'all'

export const nothingSelected: Selection = { all: false, except: new Set() }
export const everythingSelected: Selection = { all: true, except: new Set() }

export function isSelected(selection: Selection, id: RecordId | undefined): boolean {
  return id === undefined ? selection.all : selection.all !== selection.except.has(id)
}

/** The selection after these records were selected or given up; the same object when nothing changes. */
export function selectRecords(selection: Selection, ids: Iterable<RecordId>, selected: boolean): Selection {
  const except = new Set(selection.except)
  for (const id of ids) {
    if (selected === selection.all) except.delete(id)
    else except.add(id)
  }
  const same = except.size === selection.except.size && [...except].every((id) => selection.except.has(id))
  return same ? selection : { all: selection.all, except }
}

export function toggleRecord(selection: Selection, id: RecordId): Selection {
  return selectRecords(selection, [id], !isSelected(selection, id))
}

/** How many of `total` records are selected; undefined when all but a few of an unknown number are. */
export function countSelected(selection: Selection, total: number | undefined): number | undefined {
  if (!selection.all) return selection.except.size
  return total === undefined ? undefined : Math.max(0, total - selection.except.size)
}

export function selectionExtent(selection: Selection, total: number | undefined): SelectionExtent {
  const count = countSelected(selection, total)
  if (count === 0) return 'none'
  if (selection.all && selection.except.size === 0) return 'all'
  return count !== undefined && count === total ? 'all' : 'some'
}
