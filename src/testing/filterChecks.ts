import type { FilterOperator, ListFilter } from '../data/DataSource'
import { lettersIn } from '../internal/sameLetters'
import type { Row } from '../data/Row'
import type { Field } from '../spec/fields/Field'
import { comparisonOf } from '../spec/values/compareValues'
import { isMissing } from '../spec/values/isMissing'
import { sameData } from '../spec/values/sameData'
import { expectSameRecords, idOf, listAll } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Each operator that the source names, with values that the records have and one that none has. */
export function filterChecks(trial: TrialSource): readonly Check[] {
  const { source, entity, records } = trial
  const offered = Object.entries(source.can.filter).filter(([name]) => Object.hasOwn(entity.fields, name))
  const single = offered.flatMap(([name, operators]) =>
    operators
      .filter((operator) => operandsOf(operator, name, records).length > 0)
      .map((operator): Check => {
        return {
          about: 'filter',
          name: `filters “${name}” by “${operator}”`,
          run: filtersBy(name, operator),
        }
      }),
  )
  if (single.length === 0) return []
  return [
    ...single,
    ...(tellingPairs(trial).length > 0
      ? [{ about: 'filter', name: 'holds all conditions of a filter at once', run: holdsAll } as const]
      : []),
    { about: 'filter', name: 'asks for nothing where a condition has no value', run: ignoresUndefined },
  ]
}

const filtersBy = (name: string, operator: FilterOperator) => async (trial: TrialSource) => {
  const field = trial.entity.fields[name]
  if (!field) return
  for (const wanted of operandsOf(operator, name, trial.records)) {
    await expectMatches(trial, { [name]: { [operator]: wanted } }, (row) =>
      holds(field, operator, row[name], wanted),
    )
  }
}

async function holdsAll(trial: TrialSource): Promise<void> {
  for (const pair of tellingPairs(trial)) {
    const filter: Record<string, Record<string, unknown>> = {}
    for (const { name, operator, wanted } of pair) {
      filter[name] = { ...filter[name], [operator]: wanted }
    }
    await expectMatches(trial, filter, (row) => pair.every((condition) => isHeld(condition, row)))
  }
}

interface Condition {
  readonly name: string
  readonly field: Field
  readonly operator: FilterOperator
  readonly wanted: unknown
}

const isHeld = ({ name, field, operator, wanted }: Condition, row: Row): Outcome =>
  holds(field, operator, row[name], wanted)

/** Pairs of conditions that match fewer records together than each alone: two fields, and the two ends of a range. */
function tellingPairs({ source, entity, records }: TrialSource): readonly (readonly Condition[])[] {
  const conditions = Object.entries(source.can.filter).flatMap(([name, operators]) => {
    const field = entity.fields[name]
    if (!field) return []
    const all = operators.flatMap((operator) =>
      operandsOf(operator, name, records).map((wanted): Condition => ({ name, field, operator, wanted })),
    )
    return all.filter((condition) => records.every((row) => isHeld(condition, row) !== undefined))
  })
  const count = (pair: readonly Condition[]) =>
    records.filter((row) => pair.every((condition) => isHeld(condition, row))).length
  const isTelling = (one: Condition, other: Condition) => {
    const both = count([one, other])
    return both > 0 && both < count([one]) && both < count([other])
  }
  const pairs = conditions.flatMap((one, index) =>
    conditions
      .slice(index + 1)
      .filter((other) => one.operator !== other.operator || one.name !== other.name)
      .filter((other) => isTelling(one, other))
      .map((other) => [one, other] as const),
  )
  const across = pairs.find(([one, other]) => one.name !== other.name)
  const range = pairs.find(([one, other]) => one.name === other.name)
  return [across, range].filter((pair) => pair !== undefined)
}

async function ignoresUndefined({ source, entity, records }: TrialSource): Promise<void> {
  const filter = Object.fromEntries(
    Object.entries(source.can.filter).map(([name, operators]) => [
      name,
      Object.fromEntries(operators.map((operator) => [operator, undefined])),
    ]),
  )
  const asked = 'list with a filter whose conditions are all undefined'
  expectSameRecords(entity, await listAll(source, { filter }), records, asked)
}

async function expectMatches(
  { source, entity, records }: TrialSource,
  filter: ListFilter,
  isMatch: (row: Row) => Outcome,
): Promise<void> {
  const rows = await listAll(source, { filter })
  const got = new Set(rows.map((row) => String(idOf(entity, row))))
  const asked = `list({ filter: ${shown(filter)} })`
  expectThat(got.size === rows.length, `${asked} answered with a record twice`)
  for (const record of records) {
    const id = String(idOf(entity, record))
    const outcome = isMatch(record)
    if (outcome === undefined) continue
    expectThat(
      got.has(id) === outcome,
      outcome ? `${asked} left out “${id}”, which matches` : `${asked} gave “${id}”, which does not match`,
    )
  }
}

/** Whether a record matches; undefined where sources may differ. */
type Outcome = boolean | undefined

function holds(field: Field, operator: FilterOperator, value: unknown, wanted: unknown): Outcome {
  switch (operator) {
    case 'is':
      return sameData(value, wanted)
    case 'not':
      // Databases say neither yes nor no of what is empty.
      return isMissing(value) ? undefined : !sameData(value, wanted)
    case 'in':
      return (wanted as readonly unknown[]).some((one) => sameData(value, one))
    case 'gte':
      return !isMissing(value) && comparisonOf(field)(value, wanted) >= 0
    case 'lte':
      return !isMissing(value) && comparisonOf(field)(value, wanted) <= 0
    case 'contains':
      return contains(value, wanted)
    case 'empty':
      return isMissing(value) === Boolean(wanted)
  }
}

/** Whether capitals and accents count is the server's choice. */
function contains(value: unknown, wanted: unknown): Outcome {
  if (Array.isArray(value)) return value.some((one) => sameData(one, wanted))
  if (typeof value !== 'string') return false
  if (value.includes(String(wanted))) return true
  return lettersIn(value).includes(lettersIn(String(wanted))) ? undefined : false
}

/** Return values to compare with: those of records, of which some match and some do not. */
function operandsOf(operator: FilterOperator, name: string, records: readonly Row[]): readonly unknown[] {
  const values = distinctValues(records.map((row) => row[name]).filter((value) => !isMissing(value)))
  const [first, second] = [values[0], values.at(-1)]
  switch (operator) {
    case 'is':
    case 'not':
    case 'gte':
    case 'lte':
      return values.slice(0, 4)
    case 'in':
      return values.length === 0 ? [] : [[first], distinctValues([first, second]), []]
    case 'contains': {
      if (Array.isArray(first)) return values.flatMap((value) => value).slice(0, 2)
      const text = typeof first === 'string' ? first : ''
      return text === '' ? [] : [text, [...text].slice(0, 3).join('')]
    }
    case 'empty':
      return [true, false]
  }
}

const distinctValues = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, index) => values.findIndex((other) => sameData(value, other)) === index)
