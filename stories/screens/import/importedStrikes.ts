import { createColumns } from '../../../src/collection/createColumns'
import type { Column } from '../../../src/collection/Column'
import { messagesInEnglish } from '../../../src/messages/createTranslator'
import type { CheckedRow } from '../../../src/screens/import/CheckedRow'
import type { FaultyRow } from '../../../src/screens/import/FaultyRow'
import type { RowOutcome } from '../../../src/screens/import/sendRows'
import type { ImportColumn } from '../../../src/screens/import/importState'
import { labelOf } from '../../../src/spec/labels/labels'
import type { Issue } from '../../../src/spec/rules/issues'
import { strike } from '../../fixtures/birdstrikes'

/** Reports as an airport keeps them in its own spreadsheet. */
export const sheet = [
  'Report;Date of flight;Airport;State;Aircraft;Phase;Wildlife species;Effect: damage;Speed (kn);Weather',
  ';25/05/1990;Denver Intl;Colorado;B-737-300;Climb;Gull;Minor;140;rain',
  ';14/06/1990;Dallas Fort Worth;Texas;MD-80;Approach;Mourning dove;None;120;clear',
  ';31/02/1991;Denver Intl;Colorado;B-757-200;Climb;Sparrow;None;fast;clear',
  ';02/03/1991;;Colorado;B-737-300;Take-off run;Canada goose;None;150;fog',
  'BS-00061;15/05/1990;;;;;;;155;clear',
].join('\r\n')

const column = (header: string, field: string | undefined, ...samples: string[]): ImportColumn => ({
  header,
  samples,
  field,
  confidence: field === undefined ? undefined : 'sure',
  dateOrder: undefined,
  asksOrder: false,
})

export const columns: readonly ImportColumn[] = [
  { ...column('Date of flight', 'flightDate', '25/05/1990', '14/06/1990', '31/02/1991'), dateOrder: 'dmy' },
  column('Airport', 'airport', 'Denver Intl', 'Dallas Fort Worth', 'Greater Cleveland'),
  column('State', 'state', 'Colorado', 'Texas', 'Ohio'),
  column('Aircraft', 'aircraft', 'B-737-300', 'MD-80', 'B-757-200'),
  { ...column('Wildlife species', 'species', 'Gull', 'Mourning dove', 'Sparrow'), confidence: 'likely' },
  column('Speed (kn)', 'speed', '140', '120', 'fast'),
  column('Weather', undefined, 'rain', 'clear', 'fog'),
]

export const fields = strike.fieldNames
  .filter((name) => strike.fields[name].readOnly !== true)
  .map((name) => ({ value: name, label: labelOf(strike.fields[name], name) }))

const names = columns.flatMap(({ field }) => field ?? [])

export const rowColumns = createColumns(
  strike,
  names,
  { sort: [] },
  {
    locale: 'en',
    t: messagesInEnglish,
  },
) as readonly Column<FaultyRow>[]

const rowOf = (
  line: number,
  values: Readonly<Record<string, unknown>>,
  mistakes: Readonly<Record<string, string>> = {},
): CheckedRow => ({
  line,
  cells: [],
  values,
  changes: values,
  plan: Object.keys(mistakes).length > 0 ? 'mistake' : 'create',
  rows: [{ line, cells: [], values, issues: issuesOf(mistakes) }],
})

const issuesOf = (mistakes: Readonly<Record<string, string>>) =>
  Object.entries(mistakes).map(([name, message]): Issue => {
    return { path: [name], rule: 'import', params: {}, severity: 'error', source: 'client', message }
  })

const sparrow = { airport: 'Denver Intl', state: 'Colorado', aircraft: 'B-757-200', species: 'Sparrow' }
const goose = { state: 'Colorado', aircraft: 'B-737-300', species: 'Canada goose', speed: 150 }

export const faulty: readonly CheckedRow[] = [
  rowOf(
    4,
    { ...sparrow, flightDate: '31/02/1991', speed: 'fast' },
    {
      flightDate: 'Enter the date of the flight as a real date',
      speed: 'Enter the speed as a number, like 12',
    },
  ),
  rowOf(5, { ...goose, flightDate: '1991-03-02' }, { airport: 'Enter the airport' }),
  rowOf(9, { ...sparrow, flightDate: '1991-04-11', speed: 130 }),
]

export const counts = { create: 118, update: 4, unchanged: 2, skip: 0, mistake: 2 }

const imported = (line: number): RowOutcome => ({
  status: 'done',
  record: rowOf(line, { ...sparrow, reportId: `BS-${line}` }),
  stored: { ...sparrow, reportId: `BS-${line}`, rev: 1 },
})

export const allImported: readonly RowOutcome[] = Array.from({ length: 122 }, (_, at) => imported(at + 2))

export const someImported: readonly RowOutcome[] = allImported.map((one, at): RowOutcome => {
  if (at === 40) {
    const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503 }
    return { status: 'failed', record: one.record, problem }
  }
  return at < 119 ? one : { status: 'untried', record: one.record }
})

export const noneImported: readonly RowOutcome[] = allImported.slice(0, 3).map(({ record }) => ({
  status: 'failed',
  record,
  problem: { type: 'about:blank', title: 'Service Unavailable', status: 503 },
}))

export const getReason = (outcome: RowOutcome) =>
  outcome.status === 'untried'
    ? 'Not tried, because it was stopped.'
    : 'This does not work at the moment. Try again in a few minutes.'

export const getTitle = ({ values }: CheckedRow) => String(values.species)
