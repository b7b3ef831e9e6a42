import type { CallConditions } from '../../src/data/callsUnder'
import { memorySource } from '../../src/data/memorySource'
import { someStrikes, type Strike } from '../fixtures/birdstrikes'
import { airport, type Airport, operator, type Operator, report, type Report } from './register'

/** Sources in memory for the register. */
export function registerSources(
  strikes: readonly Strike[] = someStrikes,
  conditions: Partial<CallConditions> = {},
) {
  return sourcesOf(registerRecords(strikes), conditions)
}

/** Reports of the FAA, with the airports and operators that they name. */
export function registerRecords(strikes: readonly Strike[] = someStrikes): RegisterRecords {
  const airports = new Map<string, Airport>()
  const operators = new Map<string, Operator>()
  const reports = strikes.map((strike, index): Report => {
    const place: Airport = { id: keyOf(strike.airport), name: strike.airport, state: strike.state }
    airports.set(place.id, airports.get(place.id) ?? place)
    const { operator: airline } = strike
    if (airline) operators.set(keyOf(airline), { id: keyOf(airline), name: airline })
    return {
      id: strike.reportId,
      rev: 1,
      species: strike.species,
      flightDate: strike.flightDate,
      airport: place.id,
      operator: airline ? keyOf(airline) : null,
      aircraft: strike.aircraft,
      phase: strike.phase,
      damage: strike.damage,
      speed: strike.speed ?? null,
      cost: strike.costTotal ?? null,
      remarks: null,
      status: statusOf(index),
    }
  })
  return { reports, airports: [...airports.values()], operators: [...operators.values()] }
}

interface RegisterRecords {
  reports: readonly Report[]
  airports: readonly Airport[]
  operators: readonly Operator[]
}

export function sourcesOf(
  { reports, airports, operators }: RegisterRecords,
  conditions: Partial<CallConditions> = {},
) {
  let last = 10_000
  return {
    report: memorySource(report, reports, {
      make: () => ({ id: `BS-${(last += 1)}` }),
      ...conditions,
    }),
    airport: memorySource(airport, airports, conditions),
    operator: memorySource(operator, operators, conditions),
  }
}

/** Old reports are closed, the newest are drafts still. */
function statusOf(index: number): Report['status'] {
  const statuses = ['verified', 'closed', 'closed', 'submitted', 'draft'] as const
  return statuses[index % statuses.length] ?? 'closed'
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
