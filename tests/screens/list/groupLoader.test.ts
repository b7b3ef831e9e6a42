import { describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { ProblemError } from '../../../src/data/problems'
import { memorySource } from '../../../src/data/memorySource'
import { createGroupLoader } from '../../../src/screens/list/groupLoader'
import { createGroupings, type ListGrouping } from '../../../src/screens/list/listGroups'
import { rowOf } from '../../../src/screens/source/listState'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { choice, defineEntity, integer } from '../../../src/spec'

const job = defineEntity({
  name: 'job',
  labels: ['Job', 'Jobs'],
  id: 'id',
  title: 'id',
  fields: { id: integer({ required: true }), size: choice(['small', 'large']) },
})
interface Job {
  id: number
  size?: 'small' | 'large' | undefined
}
const jobs = Array.from({ length: 1000 }, (_, id): Job => {
  const size = id % 10 === 0 ? 'large' : 'small'
  return id % 50 === 7 ? { id } : { id, size }
})
const texts = { locale: 'en', t: () => '' }

function start(source: DataSource<Job>, expanded: readonly string[]) {
  const [grouping] = createGroupings(job, ['size'], source as unknown as DataSource, texts)
  const loader = createGroupLoader<Job>(
    source,
    clientOf(source),
    {},
    {
      entity: job,
      grouping: grouping as ListGrouping,
      expanded: new Set(expanded.map((value) => JSON.stringify(value))),
    },
  )
  return { loader, leave: loader.subscribe(() => {}) }
}

function counted(): { source: DataSource<Job>; calls: string[] } {
  const source = memorySource(job, jobs as never) as unknown as DataSource<Job>
  const calls: string[] = []
  return {
    calls,
    source: {
      ...source,
      list: (query, options) => {
        calls.push(JSON.stringify([query.filter?.size, query.offset, query.limit]))
        return source.list(query, options)
      },
    },
  }
}

describe('A list in groups', () => {
  it('knows how many records each group has, and loads none of those that are collapsed', async () => {
    const { source, calls } = counted()
    const { loader, leave } = start(source, [])
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    const { groups, rowCount } = loader.getState()
    expect(groups?.map(({ value, count, start: first }) => [value, count, first])).toEqual([
      ['small', 880, 0],
      ['large', 100, 880],
      [undefined, 20, 980],
    ])
    expect(rowCount).toBe(1000)
    loader.setRange(0, 999)
    // The one call counts the records that have no value.
    expect(calls).toEqual(['[{"empty":true},0,1]'])
    leave()
  })

  it('loads the records of an expanded group where they are seen, and of no other', async () => {
    const { source, calls } = counted()
    const { loader, leave } = start(source, ['small', 'large'])
    await vi.waitFor(() => expect(loader.getState().rowCount).toBe(1000))
    loader.setRange(880, 899)
    await vi.waitFor(() => expect(rowOf(loader.getState().windows, 881)).toEqual({ id: 10, size: 'large' }))
    expect(calls.filter((call) => call.includes('small'))).toEqual(['[{"is":"small"},0,100]'])
    expect(calls).toContain('[{"is":"large"},0,100]')
    leave()
  })

  it('reads all records of a group that was never expanded, and knows them after it', async () => {
    const { source } = counted()
    const { loader, leave } = start(source, [])
    await vi.waitFor(() => expect(loader.getState().rowCount).toBe(1000))
    const records = await loader.readRange(880, 979)
    expect(records).toHaveLength(100)
    expect(loader.groupOf(990)).toBe('"large"')
    leave()
  })

  it('says that a group could not be loaded, keeps the others, and tries again', async () => {
    const { source } = counted()
    let fails = true
    const { list } = source
    const { loader, leave } = start(
      {
        ...source,
        list: (query, options) =>
          fails && query.filter?.size?.is === 'large'
            ? Promise.reject(new ProblemError({ title: 'Out of order', status: 400 }))
            : list(query, options),
      },
      ['small', 'large'],
    )
    await vi.waitFor(() => expect(loader.getState().rowCount).toBe(1000))
    loader.setRange(870, 890)
    await vi.waitFor(() => expect(loader.getState().status).toBe('refreshFailed'))
    await vi.waitFor(() => expect(rowOf(loader.getState().windows, 879)?.size).toBe('small'))
    fails = false
    loader.retry()
    await vi.waitFor(() => expect(rowOf(loader.getState().windows, 880)?.size).toBe('large'))
    expect(loader.getState().status).toBe('ready')
    leave()
  })

  it('fails when its source does not count the field, and tells the developer', async () => {
    const warning = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { source } = counted()
    const { loader, leave } = start({ ...source, facets: async () => ({}) }, [])
    await vi.waitFor(() => expect(loader.getState().status).toBe('failed'), 3000)
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('“groupFields”'))
    warning.mockRestore()
    leave()
  })

  it('is without results when nothing matches', async () => {
    const { source } = counted()
    const { loader, leave } = start(source, [])
    loader.setQuery({ filter: { id: { gte: 5000 } } })
    await vi.waitFor(() => expect(loader.getState().status).toBe('noResults'))
    leave()
  })
})
