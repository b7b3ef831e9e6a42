import type { RecordId } from '../data/DataSource'
import type { GroupHead } from './GridGroup'
import { isSelected, type Selection, type SelectionExtent } from './Selection'

/** How many records of a group are selected, by the ids of all that are known. */
export function groupExtent(
  selection: Selection,
  { group, start }: GroupHead,
  getRecordId: (index: number) => RecordId | undefined,
): SelectionExtent {
  if (group.selected !== undefined) return group.selected
  let count = 0
  for (let index = start; index < start + group.count; index++) {
    if (isSelected(selection, getRecordId(index))) count += 1
  }
  if (count === 0) return 'none'
  return count === group.count ? 'all' : 'some'
}
