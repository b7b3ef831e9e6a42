import { csvParse } from 'd3-dsv'
import { memorySource } from 'screenwright/data'
import type { RecordOf } from 'screenwright/spec'
import { airport, operator, report } from './register'

type Report = RecordOf<typeof report>

export type Sources = Awaited<ReturnType<typeof readSources>>

/** Ten thousand reports of the FAA, with the airports and operators that they name. */
export async function readSources() {
  const { default: csv } = await import('./birdstrikes.csv?raw')
  const rows = csvParse(csv)
  const airports = new Map(rows.map((row) => [row['Airport Name'], row['Origin State']]))
  const operators = new Set(rows.map((row) => row['Aircraft Airline Operator']))
  let last = rows.length
  return {
    report: memorySource(report, rows.map(readReport), { make: () => ({ id: reportId((last += 1)) }) }),
    airport: memorySource(
      airport,
      [...airports].map(([name = '', state = '']) => ({ id: keyOf(name), name, state })),
    ),
    operator: memorySource(
      operator,
      [...operators].map((name = '') => ({ id: keyOf(name), name })),
    ),
  }
}

function readReport(row: Readonly<Record<string, string | undefined>>, index: number): Report {
  const cell = (name: string) => row[name] ?? ''
  const count = (name: string) => (cell(name) === '' ? null : Number(cell(name)))
  return {
    id: reportId(index + 1),
    rev: 1,
    species: cell('Wildlife Species'),
    flightDate: cell('Flight Date'),
    airport: keyOf(cell('Airport Name')),
    operator: keyOf(cell('Aircraft Airline Operator')),
    aircraft: cell('Aircraft Make Model'),
    phase: cell('Phase of flight') as Report['phase'],
    damage: cell('Effect Amount of damage') as Report['damage'],
    speed: count('Speed IAS in knots'),
    cost: count('Cost Total $'),
    status: states[index % states.length] ?? 'closed',
  }
}

/** The data has no states: most reports are closed. */
const states = ['verified', 'closed', 'closed', 'submitted', 'draft'] as const

const reportId = (row: number) => `BS-${String(row).padStart(5, '0')}`
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z\d]+/g, '-')
