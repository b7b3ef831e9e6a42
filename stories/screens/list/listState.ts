import { createColumns } from '../../../src/collection/createColumns'
import { nothingSelected } from '../../../src/collection/Selection'
import { messagesInEnglish } from '../../../src/messages/createTranslator'
import { someStrikes, strike } from '../../fixtures/birdstrikes'

const names = ['reportId', 'flightDate', 'airport', 'operator', 'species', 'damage', 'speed', 'costTotal']
const allColumns = createColumns(
  strike,
  strike.fieldNames.filter((name) => name !== 'rev'),
  { sort: strike.fieldNames },
  { locale: 'en', t: messagesInEnglish },
)

/** A list as it stands when everything is there: each story changes what its state is about. */
export const listed = {
  title: 'Bird strikes',
  noun: 'bird strike',
  nouns: 'bird strikes',
  status: 'ready' as const,
  columns: allColumns.filter(({ id }) => names.includes(id)),
  allColumns,
  rowCount: someStrikes.length,
  total: { kind: 'exact' as const, count: someStrikes.length },
  getRow: (index: number): object | undefined => someStrikes[index],
  getRowId: (index: number) => someStrikes[index]?.reportId,
  titleColumn: 'reportId',
  search: '',
  selection: nothingSelected,
  getHref: (record: object) => `#${(record as { reportId: string }).reportId}`,
}
