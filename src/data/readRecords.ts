import { own } from '../internal/own'
import { ownValue } from '../spec/values/ownValue'
import type { DataSource, RecordId } from './DataSource'
import { type Problem, problemOf } from './problems'

/** The part of a source that records are read from by their ids. */
export type ReadableSource = Pick<
  DataSource<object>,
  'can' | 'list' | 'get' | 'getMany' | 'subscribe' | 'queue'
>

/** The result of reading one record. */
export type ReadRecord =
  | { readonly status: 'ready'; readonly record: object }
  /** The source has no such record, or no longer. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly problem: Problem }

/** One request names no more ids than an address has room for. */
const MOST_IDS = 100

/** A source that can be asked for single records alone is asked for so many at a time. */
const MOST_AT_ONCE = 6

/**
 * Read records by their ids with as few requests as the source allows: `getMany`, or a list filtered by the id, or one
 * `get` for each. A failure is told with each record that it keeps from being read.
 *
 * @param idName the field that identifies a record
 * @returns an answer for each id, by the id as text
 */
export async function readRecords(
  source: ReadableSource,
  idName: string,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<string, ReadRecord>> {
  const canFilter = own(source.can.filter, idName)?.includes('in')
  if (!source.getMany && !canFilter) return readSingly(source, ids)
  const parts = await Promise.all(chunks(ids, MOST_IDS).map((some) => readTogether(source, idName, some)))
  return new Map(parts.flatMap((part) => [...part]))
}

async function readTogether(
  source: ReadableSource,
  idName: string,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<string, ReadRecord>> {
  const answers = new Map<string, ReadRecord>()
  try {
    const records = source.getMany ? await source.getMany(ids) : await listByIds(source, idName, ids)
    for (const record of records) answers.set(String(ownValue(record, idName)), { status: 'ready', record })
  } catch (thrown) {
    const problem = problemOf(thrown)
    return new Map(ids.map((id) => [String(id), { status: 'failed', problem }]))
  }
  for (const id of ids) if (!answers.has(String(id))) answers.set(String(id), { status: 'missing' })
  return answers
}

/** A source may answer with fewer records than it is asked for at once: then the rest is asked for again. */
async function listByIds(
  source: ReadableSource,
  idName: string,
  ids: readonly RecordId[],
): Promise<readonly object[]> {
  const { records, total } = await source.list({ filter: { [idName]: { in: ids } }, limit: ids.length })
  const isWhole = total.kind === 'exact' && total.count <= records.length
  if (isWhole || records.length === 0) return records
  const found = new Set(records.map((record) => String(ownValue(record, idName))))
  const rest = ids.filter((id) => !found.has(String(id)))
  return rest.length === 0 || rest.length === ids.length
    ? records
    : [...records, ...(await listByIds(source, idName, rest))]
}

async function readSingly(
  source: ReadableSource,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<string, ReadRecord>> {
  const answers = new Map<string, ReadRecord>()
  const queue = ids.values()
  async function work() {
    for (const id of queue) answers.set(String(id), await readOne(source, id))
  }
  await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, ids.length) }, work))
  return answers
}

async function readOne(source: ReadableSource, id: RecordId): Promise<ReadRecord> {
  try {
    if (!source.get) throw new Error('This source can read no record by its id')
    return { status: 'ready', record: await source.get(id) }
  } catch (thrown) {
    const problem = problemOf(thrown)
    return problem.status === 404 || problem.status === 410
      ? { status: 'missing' }
      : { status: 'failed', problem }
  }
}

function chunks<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, place) => all.slice(place * size, (place + 1) * size))
}
