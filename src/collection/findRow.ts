import type { RecordId } from '../data/DataSource'

/** So many rows around the old place are searched for a record that has moved. */
const reach = 300

/** The row of a record that stood in a certain one; undefined when it is not near there any more. */
export function findRow(
  id: RecordId | undefined,
  near: number,
  getRowId: (index: number) => RecordId | undefined,
  rowCount: number,
): number | undefined {
  const there = id === undefined ? id : getRowId(near)
  // A row that is loading may well be its own.
  if (there === id || there === undefined) return near
  for (let step = 1; step <= reach; step++) {
    if (near + step < rowCount && getRowId(near + step) === id) return near + step
    if (near - step >= 0 && getRowId(near - step) === id) return near - step
  }
  return undefined
}
