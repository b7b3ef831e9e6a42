import type { CallOptions, DataSource, ListQuery } from '../data/DataSource'
import { isPlainObject } from '../spec/values/ownValue'
import { sameData } from '../spec/values/sameData'
import { frozenCopy } from '../internal/frozenCopy'
import { askList, expectSameRecords, expectValues, idOf, idsOf, listAll } from './asking'
import { ConformanceError, expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Pages, totals and what every call has in common. */
export function listChecks({ source: { subscribe } }: TrialSource): readonly Check[] {
  return [
    { about: 'list', name: 'says what it can do in words that screens know', run: saysWhatItCan },
    { about: 'list', name: 'lists all records as they are stored', run: listsAll },
    { about: 'list', name: 'lists page after page: each record once, none left out', run: listsPages },
    { about: 'list', name: 'starts a page anywhere', run: startsAnywhere },
    { about: 'list', name: 'answers past the end with no record, and no failure', run: endsQuietly },
    { about: 'list', name: 'leaves the query that it was given as it is', run: changesNoQuery },
    { about: 'total', name: 'gives a total that is true on every page', run: countsRight },
    { about: 'signal', name: 'does not begin what was aborted before', run: beginsNothingAborted },
    { about: 'signal', name: 'ends what is aborted on its way, with the reason', run: endsAborted },
    ...(subscribe
      ? [{ about: 'subscribe', name: 'lets a listener go, once or twice', run: listens } as const]
      : []),
  ]
}

async function saysWhatItCan({ source, entity }: TrialSource): Promise<void> {
  const { search, sort, filter } = source.can
  expectThat(typeof search === 'boolean', `can.search is ${shown(search)}; right is true or false`)
  expectThat(Array.isArray(sort), `can.sort is ${shown(sort)}; right is an array of fields`)
  expectThat(
    isPlainObject(filter),
    `can.filter is ${shown(filter)}; right is an object of operators by field`,
  )
  const known = new Set<string>(['is', 'not', 'in', 'gte', 'lte', 'contains', 'empty'])
  for (const name of [...sort, ...Object.keys(filter)]) {
    expectThat(
      Object.hasOwn(entity.fields, name),
      `can names “${name}”, and “${entity.name}” has no such field`,
    )
  }
  for (const operator of Object.values(filter).flat()) {
    expectThat(known.has(operator), `can.filter names “${operator}”; known are ${[...known].join(', ')}`)
  }
}

async function listsAll({ source, entity, records }: TrialSource): Promise<void> {
  const rows = await listAll(source)
  expectSameRecords(entity, rows, records, 'list({})')
  const byId = new Map(rows.map((row) => [String(idOf(entity, row)), row]))
  for (const record of records) {
    const id = String(idOf(entity, record))
    expectValues(byId.get(id) ?? {}, record, `list({}), at the record “${id}”,`)
  }
}

async function listsPages({ source, entity, records }: TrialSource): Promise<void> {
  for (const limit of [1, 2, 3, records.length, records.length + 1]) {
    expectSameRecords(
      entity,
      await listAll(source, {}, limit),
      records,
      `list by pages of ${limit}, put together,`,
    )
  }
}

async function startsAnywhere({ source, entity }: TrialSource): Promise<void> {
  const all = idsOf(entity, await listAll(source))
  for (const [offset, limit] of [
    [1, 1],
    [1, 2],
    [all.length - 2, 5],
    [all.length - 1, 1],
  ] as const) {
    const { records } = await askList(source, { offset, limit })
    const [got, right] = [idsOf(entity, records), all.slice(offset, offset + limit)]
    expectThat(
      got.length > 0 && sameData(got, right.slice(0, got.length)),
      `list({ offset: ${offset}, limit: ${limit} }) answered with ${shown(got)}; right is ${shown(right)}`,
    )
  }
}

async function endsQuietly({ source, records }: TrialSource): Promise<void> {
  for (const offset of [records.length, records.length + 7]) {
    const answer = await askList(source, { offset, limit: 2 })
    expectThat(
      answer.records.length === 0,
      `list({ offset: ${offset}, limit: 2 }) answered with records, although there are ${records.length} in all`,
    )
  }
}

async function changesNoQuery({ source, entity }: TrialSource): Promise<void> {
  const field = source.can.sort[0]
  const query: ListQuery = {
    filter: {},
    sort: field === undefined ? [] : [{ field, direction: 'ascending' }],
    offset: 0,
    limit: 2,
  }
  const before = JSON.stringify(query)
  await source.list(query)
  expectThat(JSON.stringify(query) === before, `list changed its query into ${JSON.stringify(query)}`)
  const [one, other] = [await source.list(frozenCopy(query)), await source.list(query)]
  expectThat(
    sameData(idsOf(entity, one.records), idsOf(entity, other.records)),
    'list gave two answers to one query, although nothing changed',
  )
}

async function countsRight({ source, records }: TrialSource): Promise<void> {
  for (const offset of [0, 2, records.length]) {
    const { total } = await askList(source, { offset, limit: 2 })
    const isTrue =
      total.kind === 'unknown' ||
      (total.kind === 'exact' ? total.count === records.length : total.count <= records.length)
    expectThat(
      isTrue,
      `list({ offset: ${offset}, limit: 2 }) gave the total ${shown(total)}; there are ${records.length}`,
    )
  }
}

async function beginsNothingAborted(trial: TrialSource): Promise<void> {
  const reason = new Error('left before it began')
  const signal = AbortSignal.abort(reason)
  for (const [name, call] of [...readsOf(trial), ...writesOf(trial)]) {
    await expectReason(call({ signal }), name, reason)
  }
  expectSameRecords(trial.entity, await listAll(trial.source), trial.records, 'list after aborted calls')
}

async function endsAborted(trial: TrialSource): Promise<void> {
  const reason = new Error('left the page')
  // An aborted write may have had its effect all the same.
  for (const [name, call] of readsOf(trial)) {
    const leaving = new AbortController()
    const answer = call({ signal: leaving.signal })
    leaving.abort(reason)
    await expectReason(answer, name, reason)
  }
}

type Call = readonly [method: keyof DataSource, call: (options: CallOptions) => Promise<unknown>]

function readsOf({ source, entity, records }: TrialSource): readonly Call[] {
  const id = idOf(entity, records[0] ?? {})
  const calls: readonly Call[] = [
    ['list', (options) => source.list({ limit: 2 }, options)],
    ['get', async (options) => source.get?.(id, options)],
    ['getMany', async (options) => source.getMany?.([id], options)],
  ]
  return calls.filter(([method]) => source[method])
}

function writesOf({ source, entity, records, newValues, changes }: TrialSource): readonly Call[] {
  const id = idOf(entity, records[0] ?? {})
  const calls: readonly Call[] = [
    ['create', async (options) => source.create?.(newValues, options)],
    ['update', async (options) => source.update?.(id, changes, options)],
    ['remove', async (options) => source.remove?.(id, options)],
  ]
  return calls.filter(([method]) => source[method])
}

async function expectReason(call: Promise<unknown>, name: string, reason: Error): Promise<void> {
  try {
    await call
  } catch (thrown) {
    expectThat(
      thrown === reason,
      `${name}, aborted, threw ${String(thrown)}; right is the reason of its signal, because screens take anything else for a failure`,
    )
    return
  }
  throw new ConformanceError(`${name} answered although its signal had aborted`)
}

async function listens({ source }: TrialSource): Promise<void> {
  const stop = source.subscribe?.(() => {})
  expectThat(typeof stop === 'function', 'subscribe answered with no function to stop listening')
  stop()
  stop()
}
