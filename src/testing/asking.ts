import type { DataSource, ListQuery, ListResult, RecordId } from '../data/DataSource'
import { ProblemError } from '../data/problems'
import type { Row } from '../data/Row'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { isMissing } from '../spec/values/isMissing'
import { sameData } from '../spec/values/sameData'
import { ConformanceError, expectThat, shown } from './ConformanceError'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

export const idOf = ({ id }: Entity, row: Row): RecordId => row[id] as RecordId

export const idsOf = (entity: Entity, rows: readonly Row[]): readonly string[] =>
  rows.map((row) => String(idOf(entity, row)))

/** Read all records that match, page after page, as a list does that is scrolled to its end. */
export async function listAll(
  source: DataSource<Row>,
  query: ListQuery = {},
  limit = 100,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (;;) {
    const page = await askList(source, { ...query, offset: rows.length, limit })
    if (page.records.length === 0) return rows
    rows.push(...page.records)
    if (page.total.kind === 'exact' && rows.length >= page.total.count) return rows
    expectThat(rows.length < 10_000, `list(${shown(query)}) came to no end within 10,000 records`)
  }
}

/** Ask for a list and see that the answer has the form of one, and no more records than were asked for. */
export async function askList(source: DataSource<Row>, query: ListQuery): Promise<ListResult<Row>> {
  const answer = await source.list(query)
  const asked = `list(${shown(query)})`
  expectThat(Array.isArray(answer.records), `${asked} answered without an array of “records”`)
  expectThat(
    ['exact', 'atLeast', 'unknown'].includes(answer.total?.kind),
    `${asked} answered with the total ${shown(answer.total)}; its kind is “exact”, “atLeast” or “unknown”`,
  )
  const { limit = Infinity } = query
  expectThat(
    answer.records.length <= limit,
    `${asked} answered with ${answer.records.length} records; at most ${limit} were asked for`,
  )
  return answer
}

/** See that a list holds these records, in any order, each once. */
export function expectSameRecords(
  entity: Entity,
  got: readonly Row[],
  wanted: readonly Row[],
  asked: string,
): void {
  const [found, right] = [idsOf(entity, got), idsOf(entity, wanted)]
  const same = found.length === right.length && sameData(found.toSorted(), right.toSorted())
  expectThat(same, `${asked} answered with the records ${shown(found)}; right are ${shown(right)}`)
}

/** See that a call is rejected as a problem of one of these statuses. */
export async function expectProblem(
  call: Promise<unknown>,
  asked: string,
  statuses: readonly number[],
): Promise<void> {
  const right = `a ProblemError of status ${statuses.join(' or ')}`
  let answer: unknown
  try {
    answer = await call
  } catch (thrown) {
    expectThat(thrown instanceof ProblemError, `${asked} threw ${String(thrown)}; right is ${right}`)
    const { status } = thrown.problem
    expectThat(statuses.includes(status), `${asked} threw a problem of status ${status}; right is ${right}`)
    return
  }
  throw new ConformanceError(`${asked} answered with ${shown(answer)}; right is ${right}`)
}

/** Whether two values are one to a person: a field that is empty may be left out, null or an empty text. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (isMissing(one) && isMissing(other)) || sameData(one, other)

/** See that a record has these values, whatever else it has. */
export function expectValues(row: Row, wanted: Row, asked: string): void {
  expectThat(typeof row === 'object' && row !== null, `${asked} answered with ${shown(row)}, and no record`)
  const wrong = Object.keys(wanted).find((name) => !isSameValue(row[name], wanted[name]))
  if (wrong === undefined) return
  throw new ConformanceError(
    `${asked} answered with ${shown(row[wrong])} as “${wrong}”; right is ${shown(wanted[wrong])}`,
  )
}

/** The version of the record that was seen, where the entity has one. */
export function sawVersion(entity: Entity, row: Row): { ifMatch?: string | number | undefined } {
  const version = own(row, entity.version)
  return isTextOrNumber(version) ? { ifMatch: version } : {}
}

/** Return the values that an update of other fields keeps: all but server-made ones. */
export function keptBy(entity: Entity, row: Row): Row {
  const names = Object.keys(row).filter(
    (name) => name === entity.id || (name !== entity.version && !entity.fields[name]?.readOnly),
  )
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
