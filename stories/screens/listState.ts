import { columnsOf } from '../../src/collection/columnsOf'
import { nothingSelected } from '../../src/collection/Selection'
import { sayInEnglish } from '../../src/words/say'
import { someStrikes, strike } from '../fixtures/birdstrikes'

const names = ['reportId', 'flightDate', 'airport', 'operator', 'species', 'damage', 'speed', 'costTotal']
const allColumns = columnsOf(
  strike,
  strike.fieldNames.filter((name) => name !== 'rev'),
  { sort: strike.fieldNames },
  { locale: 'en', say: sayInEnglish },
)

/** A list as it stands when everything is there: each story changes what its state is about. */
export const listed = {
  title: 'Bird strikes',
  noun: 'bird strikes',
  status: 'ready' as const,
  columns: allColumns.filter(({ id }) => names.includes(id)),
  allColumns,
  rowCount: someStrikes.length,
  total: { kind: 'exact' as const, count: someStrikes.length },
  getRow: (index: number): object | undefined => someStrikes[index],
  rowId: (index: number) => someStrikes[index]?.reportId,
  titleColumn: 'reportId',
  search: '',
  selection: nothingSelected,
  hrefOf: (record: object) => `#${(record as { reportId: string }).reportId}`,
}
