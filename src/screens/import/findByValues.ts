import type { DataSource } from '../../data/DataSource'
import { ProblemError } from '../../data/problems'
import { readRecords } from '../../data/readRecords'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { ownValue } from '../../spec/values/ownValue'

/** One request names no more values than an address has room for. */
const mostAtOnce = 100

/** So many requests are under way at once. */
const requestsAtOnce = 4

/** Records by the text of one of their values. */
export type RecordsByValue = ReadonlyMap<string, readonly object[]>

/** Whether records of a source can be found by the values of a field. */
export function canFindBy({ id }: Pick<Entity, 'id'>, source: DataSource, name: string): boolean {
  const tests = own(source.can.filter, name)
  if (name === id && (source.get || source.getMany)) return true
  return tests?.includes('in') === true || tests?.includes('is') === true
}

/**
 * The records that have one of the values in a field, with as few requests as the source allows.
 *
 * @throws what the source throws
 */
export async function findByValues(
  entity: Pick<Entity, 'id'>,
  source: DataSource,
  name: string,
  values: readonly (string | number)[],
  signal: AbortSignal,
): Promise<RecordsByValue> {
  const found = new Map<string, object[]>(values.map((value) => [String(value), []]))
  const keep = (record: object) => found.get(String(ownValue(record, name)))?.push(record)
  if (name === entity.id && (source.get || source.getMany)) {
    const answers = await readRecords(source, name, values)
    signal.throwIfAborted()
    for (const answer of answers.values()) {
      if (answer.status === 'failed') throw new ProblemError(answer.problem)
      if (answer.status === 'ready') keep(answer.record)
    }
    return found
  }
  const together = own(source.can.filter, name)?.includes('in') === true
  const size = together ? mostAtOnce : 1
  const parts = Array.from({ length: Math.ceil(values.length / size) }, (_, place) =>
    values.slice(place * size, (place + 1) * size),
  )
  let next = 0
  async function work() {
    for (let place = next++; place < parts.length; place = next++) {
      const some = parts[place] ?? []
      const filter = { [name]: together ? { in: some } : { is: some[0] } }
      await readAll(source, filter, keep, signal)
    }
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, work))
  return found
}

/** Several records may have one value, and a source may answer with fewer than it was asked for. */
async function readAll(
  source: DataSource,
  filter: Readonly<Record<string, object>>,
  keep: (record: object) => void,
  signal: AbortSignal,
) {
  for (let offset = 0; ;) {
    const { records, total } = await source.list({ filter, offset, limit: 2 * mostAtOnce }, { signal })
    for (const record of records) keep(record)
    offset += records.length
    const isWhole = total.kind === 'exact' ? offset >= total.count : records.length < 2 * mostAtOnce
    if (isWhole || records.length === 0) return
  }
}
