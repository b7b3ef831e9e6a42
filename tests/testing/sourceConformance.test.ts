import { describe, expect, test } from 'vitest'
import type { DataSource, WritableSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { ProblemError } from '../../src/data/problems'
import { ConformanceError } from '../../src/testing/ConformanceError'
import { sourceConformance, testSource } from '../../src/testing/sourceConformance'
import { type Parcel, parcel, parcels } from './parcels'

const makeSource = (records: readonly Parcel[]) => memorySource(parcel, records)
const options = { entity: parcel, records: parcels, makeSource }

type Source = WritableSource<Parcel>

/** Those of the checks with such a name that a source fails which does one thing otherwise. */
async function failed(
  change: (source: Source) => Partial<Source>,
  about: RegExp,
): Promise<readonly string[]> {
  const checks = await sourceConformance({
    ...options,
    makeSource: (records) => {
      const source = makeSource(records)
      return { ...source, ...change(source) }
    },
  })
  const names: string[] = []
  for (const { name, run } of checks.filter((check) => about.test(check.name))) {
    try {
      await run()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(ConformanceError)
      names.push(name)
    }
  }
  return names
}

describe('a source in memory', async () => {
  await testSource(test, options)
})

describe('the checks', () => {
  test('are those of what the source offers, and of nothing else', async () => {
    const readOnly = (records: readonly Parcel[]): DataSource<Parcel> => ({
      ...makeSource(records),
      facets: undefined,
      get: undefined,
      getMany: undefined,
      create: undefined,
      update: undefined,
      remove: undefined,
      subscribe: undefined,
      can: { search: false, sort: ['to'], filter: { size: ['is'] } },
    })
    const checks = await sourceConformance({ ...options, makeSource: readOnly })
    expect(new Set(checks.map(({ about }) => about))).toEqual(
      new Set(['list', 'total', 'signal', 'sort', 'filter']),
    )
    for (const { run } of checks) await run()
  })

  test('leave out what a host says that its server cannot do', async () => {
    const checks = await sourceConformance({ ...options, except: ['idempotencyKey', 'accents'] })
    expect(checks.map(({ about }) => about)).not.toContain('idempotencyKey')
    expect(checks.map(({ about }) => about)).toContain('ifMatch')
  })

  test('are those alone that a host wants', async () => {
    const checks = await sourceConformance({ ...options, only: ['sort', 'search'], except: ['search'] })
    expect(new Set(checks.map(({ about }) => about))).toEqual(new Set(['sort']))
  })

  test('have names that differ, so that a runner tells them apart', async () => {
    const names = (await sourceConformance(options)).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(60)
    expect(new Set(names).size).toBe(names.length)
  })

  test('want enough records to see an order', async () => {
    await expect(sourceConformance({ ...options, records: parcels.slice(0, 2) })).rejects.toThrow(
      /fewer than three records.*Give some more/,
    )
  })
})

describe('a source is found out that', () => {
  test.each<[string, (source: Source) => Partial<Source>, RegExp]>([
    [
      'gives more records than were asked for',
      ({ list }) => ({ list: (query, call) => list({ ...query, limit: undefined }, call) }),
      /page after page/,
    ],
    [
      'forgets where a page starts',
      ({ list }) => ({
        list: (query, call) => list({ ...query, offset: Math.floor((query.offset ?? 0) / 2) * 2 }, call),
      }),
      /starts a page anywhere/,
    ],
    [
      'fails past the end',
      ({ list }) => ({
        list: async (query, call) => {
          if ((query.offset ?? 0) >= parcels.length) return list({ ...query, offset: 0 }, call)
          return list(query, call)
        },
      }),
      /past the end/,
    ],
    [
      'counts the page instead of all',
      ({ list }) => ({
        list: async (query, call) => {
          const answer = await list(query, call)
          return { ...answer, total: { kind: 'exact', count: answer.records.length } }
        },
      }),
      /total that is true/,
    ],
    [
      'changes the query that it was given',
      ({ list }) => ({
        list: (query, call) => {
          Object.assign(query, { limit: 1 })
          return list(query, call)
        },
      }),
      /leaves the query/,
    ],
    [
      'sorts numbers as texts',
      ({ list }) => ({
        list: async (query, call) => {
          const sort = query.sort?.find(({ field }) => field === 'weight')
          if (!sort) return list(query, call)
          const all = [...(await list({ ...query, offset: 0, limit: 100 }, call)).records]
          const sign = sort.direction === 'ascending' ? 1 : -1
          all.sort((one, other) => (String(one.weight) < String(other.weight) ? -sign : sign))
          const { offset = 0, limit = 100 } = query
          return { records: all.slice(offset, offset + limit), total: { kind: 'exact', count: all.length } }
        },
      }),
      /sorts by “weight”/,
    ],
    [
      'sorts in one direction alone',
      ({ list }) => ({
        list: (query, call) =>
          list(
            { ...query, sort: query.sort?.map(({ field }) => ({ field, direction: 'ascending' })) ?? [] },
            call,
          ),
      }),
      /sorts by “to”/,
    ],
    [
      'sorts by the first field alone',
      ({ list }) => ({
        list: (query, call) => list({ ...query, sort: query.sort?.slice(0, 1) ?? [] }, call),
      }),
      /second field/,
    ],
    [
      'ignores a filter',
      ({ list }) => ({ list: (query, call) => list({ ...query, filter: undefined }, call) }),
      /filters “size” by “is”/,
    ],
    [
      'holds one condition alone',
      ({ list }) => ({
        list: (query, call) =>
          list({ ...query, filter: Object.fromEntries(Object.entries(query.filter ?? {}).slice(-1)) }, call),
      }),
      /all conditions/,
    ],
    [
      'ignores what is searched for',
      ({ list }) => ({ list: (query, call) => list({ ...query, search: undefined }, call) }),
      /finds nothing/,
    ],
    [
      'minds capitals',
      ({ list }) => ({
        list: (query, call) =>
          list(
            query.search === query.search?.toUpperCase() ? { ...query, search: `${query.search}xx` } : query,
            call,
          ),
      }),
      /small and in capital/,
    ],
    [
      'invents a record for an odd id',
      ({ get }) => ({ get: (id, call) => get(id === '..' ? 'plain' : id, call) }),
      /no odd id/,
    ],
    [
      'says 500 where there is no record',
      ({ get }) => ({
        get: (id, call) =>
          get(id, call).catch((thrown: unknown) => {
            throw call?.signal?.aborted ? thrown : new ProblemError({ status: 500 })
          }),
      }),
      /404 or 410/,
    ],
    [
      'fails for all when one of several is unknown',
      ({ get }) => ({ getMany: (ids, call) => Promise.all(ids.map((id) => get(id, call))) }),
      /leaves out ids/,
    ],
    [
      'answers with what was sent and not with what is stored',
      ({ create }) => ({
        create: async (values, write) => {
          const made = await create(values, write)
          return { ...made, weight: 77 }
        },
      }),
      /makes a record/,
    ],
    [
      'makes a second record of a repeated call',
      ({ create }) => ({ create: (values, write) => create(values, { signal: write?.signal }) }),
      /makes one record/,
    ],
    [
      'empties what was not given',
      ({ update }) => ({
        update: (id, changes, write) => update(id, { note: null, ...changes }, write),
      }),
      /given fields alone/,
    ],
    [
      'overwrites what is newer',
      ({ update }) => ({
        update: (id, changes, write) => update(id, changes, { ...write, ifMatch: undefined }),
      }),
      /old version with 412/,
    ],
    [
      'brings back less than it removed',
      ({ get, update, restore }) => ({
        restore: async (id, write) => {
          await restore?.(id, write)
          const { rev } = await get(id)
          return update(id, { to: 'Nowhere' }, { ifMatch: rev })
        },
      }),
      /brings back a removed record as it was/,
    ],
    [
      'brings back what was never removed',
      ({ get, restore }) => ({
        restore: (id, write) => Promise.resolve(restore?.(id, write)).catch(() => get(id)) as Promise<Parcel>,
      }),
      /was not removed that it cannot come back/,
    ],
    [
      'removes what is newer',
      ({ remove }) => ({ remove: (id, write) => remove(id, { ...write, ifMatch: undefined }) }),
      /removes nothing by an old version/,
    ],
    [
      'says nothing of a record that is gone',
      ({ remove }) => ({
        remove: (id, write) =>
          remove(id, write).catch((thrown: unknown) => {
            if (write?.ifMatch !== 'a version that it never had' && !write?.signal) return
            throw thrown
          }),
      }),
      /gone already/,
    ],
    [
      'takes digits for a number',
      ({ update }) => ({
        update: async (id, changes, write) =>
          update(id, changes.note === '007' ? { note: '7' } : changes, write),
      }),
      /however odd/,
    ],
    [
      'leaves what was emptied',
      ({ update }) => ({
        update: async (id, changes, write) => update(id, changes.note === null ? {} : changes, write),
      }),
      /given as null/,
    ],
    [
      'throws a failure of its own when a call is aborted',
      ({ list }) => ({
        list: (query, call) =>
          list(query, call).catch((thrown: unknown) => {
            throw call?.signal?.aborted ? new ProblemError({ status: 0 }) : thrown
          }),
      }),
      /ends what is aborted/,
    ],
    [
      'offers a field that is not there',
      ({ can }) => ({ can: { ...can, filter: { ...can.filter, colour: ['is'] } } }),
      /says what it can do/,
    ],
  ])('%s', async (_fault, change, check) => {
    expect(await failed(change, check)).not.toEqual([])
  })
})

describe('a source with a history is found out that', () => {
  const withHistory = (records: readonly Parcel[]) => memorySource(parcel, records, { history: true })

  test.each<[string, (history: NonNullable<Source['history']>) => Source['history'], RegExp]>([
    [
      'has the oldest version first',
      (history) => async (id, query, call) => {
        const page = await history(id, query, call)
        return { ...page, versions: page.versions.toReversed() }
      },
      /newest version/,
    ],
    [
      'begins anew with each stretch',
      (history) => (id, query, call) => history(id, { ...query, cursor: undefined }, call),
      /stretch after stretch/,
    ],
    ['has a history of nothing', () => () => Promise.resolve({ versions: [] }), /404 or 410/],
    [
      'tells neither the record nor what changed',
      (history) => async (id, query, call) => {
        const page = await history(id, query, call)
        return { ...page, versions: page.versions.map(({ id: version }) => ({ id: version })) }
      },
      /newest version/,
    ],
  ])('%s', async (_, change, name) => {
    const checks = await sourceConformance({
      ...options,
      only: ['history'],
      makeSource: (records) => {
        const source = withHistory(records)
        return { ...source, history: change(source.history!) }
      },
    })
    const check = checks.find((one) => name.test(one.name))
    await expect(check?.run()).rejects.toThrow(ConformanceError)
  })
})

describe('a source that tells of changes and removals is found out that', () => {
  type Told = Required<Pick<Source, 'activity' | 'removed'>>

  test.each<[string, (told: Told) => Partial<Told>, RegExp]>([
    [
      'has the oldest change first',
      ({ activity }) => ({
        activity: async (query, call) => {
          const page = await activity(query, call)
          return { ...page, changes: page.changes.toReversed() }
        },
      }),
      /tells of a change first/,
    ],
    [
      'does not tell what was before',
      ({ activity }) => ({
        activity: async (query, call) => {
          const page = await activity(query, call)
          return { ...page, changes: page.changes.map((one) => ({ ...one, changes: {} })) }
        },
      }),
      /tells of a change first/,
    ],
    [
      'tells no moment',
      ({ activity }) => ({
        activity: async (query, call) => {
          const page = await activity(query, call)
          return { ...page, changes: page.changes.map((one) => ({ ...one, at: undefined })) }
        },
      }),
      /a moment$/,
    ],
    [
      'begins anew with each stretch of changes',
      ({ activity }) => ({ activity: (query, call) => activity({ ...query, cursor: undefined }, call) }),
      /tells changes stretch after stretch/,
    ],
    [
      'tells those of everybody where one is asked for',
      ({ activity }) => ({ activity: (query, call) => activity({ ...query, by: undefined }, call) }),
      /one person alone/,
    ],
    [
      'tells those of all times',
      ({ activity }) => ({ activity: (query, call) => activity({ ...query, from: undefined }, call) }),
      /since a moment/,
    ],
    [
      'keeps quiet about removals',
      ({ activity }) => ({
        activity: async (query, call) => {
          const page = await activity(query, call)
          return { ...page, changes: page.changes.filter(({ action }) => action === undefined) }
        },
      }),
      /a record was removed/,
    ],
    [
      'begins anew with each stretch of the trash',
      ({ removed }) => ({ removed: (query, call) => removed({ ...query, cursor: undefined }, call) }),
      /what was removed stretch after stretch/,
    ],
    [
      'lists removed records by their ids alone',
      ({ removed }) => ({
        removed: async (query, call) => {
          const page = await removed(query, call)
          const records = page.records.map((one) => ({ ...one, record: { id: one.record.id } as Parcel }))
          return { ...page, records }
        },
      }),
      /as they were/,
    ],
  ])('%s', async (_, change, name) => {
    const checks = await sourceConformance({
      ...options,
      only: ['activity', 'removed'],
      makeSource: (records) => {
        const source = memorySource(parcel, records, { history: { by: 'Ada' }, trash: true })
        return { ...source, ...change(source as Told) }
      },
    })
    const check = checks.find((one) => name.test(one.name))
    await expect(check?.run()).rejects.toThrow(ConformanceError)
  })
})
