// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import type { DataSource, ListQuery } from '../../../src/data/DataSource'
import { type ListLoader, rowOf } from '../../../src/screens/source/listState'
import { createListLoader } from '../../../src/screens/list/listLoader'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
})
const birds = Array.from({ length: 1000 }, (_, id) => ({
  id,
  name: `Bird ${id % 7 === 0 ? 'gull' : 'crow'} ${id}`,
}))

type Bird = (typeof birds)[number]

function listen<R extends object>(loader: ListLoader<R>) {
  return loader.subscribe(() => {})
}

/** A source whose answers come when the test says so. */
function answeredByHand() {
  const calls: {
    query: ListQuery
    signal: AbortSignal | undefined
    answer: (names: string[]) => void
    fail: (status: number) => void
  }[] = []
  const source: DataSource<Bird> = {
    can: { search: true, sort: [], filter: {} },
    list: (query, { signal } = {}) =>
      new Promise((resolve, reject) => {
        calls.push({
          query,
          signal,
          answer: (names) =>
            resolve({
              records: names.map((name, id) => ({ id, name })),
              total: { kind: 'exact', count: names.length },
            }),
          fail: (status) => reject(Object.assign(new Error('rejected'), { status })),
        })
      }),
  }
  return { source, calls }
}

describe('a list that loads piece by piece', () => {
  it('shows its first rows and knows how many there are', async () => {
    const source = memorySource(bird, birds)
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    expect(loader.getState().status).toBe('loading')
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    expect(loader.getState().rowCount).toBe(1000)
    expect(rowOf(loader.getState().windows, 99)?.id).toBe(99)
    expect(rowOf(loader.getState().windows, 500)).toBeUndefined()
    stop()
  })

  it('loads what comes into view', async () => {
    const source = memorySource(bird, birds)
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    loader.setRange(540, 560)
    await vi.waitFor(() => expect(rowOf(loader.getState().windows, 550)?.id).toBe(550))
    stop()
  })

  it('never shows a late answer to an earlier search', async () => {
    const { source, calls } = answeredByHand()
    const loader = createListLoader(source, clientOf(source), { search: 'g' })
    const stop = listen(loader)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    loader.setQuery({ search: 'gu' })
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[1]?.answer(['Gull'])
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    calls[0]?.answer(['Goose', 'Gull'])
    await new Promise((done) => setTimeout(done, 20))
    expect(loader.getState().rowCount).toBe(1)
    expect(rowOf(loader.getState().windows, 0)?.name).toBe('Gull')
    stop()
  })

  it('keeps the rows of the search before until the next ones are there', async () => {
    const source = memorySource(bird, birds)
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    source.control.delay = 30
    loader.setQuery({ search: 'gull' })
    expect(loader.getState().status).toBe('refreshing')
    expect(loader.getState().rowCount).toBe(1000)
    await vi.waitFor(() => expect(loader.getState().rowCount).toBe(143))
    expect(loader.getState().status).toBe('ready')
    stop()
  })

  it('does not take the rows of a narrower search for those of a wider one', async () => {
    const source = memorySource(bird, birds)
    const loader = createListLoader(source, clientOf(source), { search: 'gull' })
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().rowCount).toBe(143))
    loader.setQuery({})
    await vi.waitFor(() => expect(loader.getState().rowCount).toBe(1000))
    stop()
  })

  it('tells an empty list from a search without results', async () => {
    const source = memorySource(bird, [])
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().status).toBe('empty'))
    loader.setQuery({ search: 'gull' })
    await vi.waitFor(() => expect(loader.getState().status).toBe('noResults'))
    stop()
  })

  it('says what failed, and is right again after a retry', async () => {
    const source = memorySource(bird, birds, { fail: { status: 403 } })
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().status).toBe('failed'))
    expect(loader.getState().problem?.status).toBe(403)
    source.control.fail = undefined
    loader.retry()
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    stop()
  })

  it('keeps what it knows when asking again fails', async () => {
    const source = memorySource(bird, birds)
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'))
    source.control.fail = { status: 500 }
    source.control.changeElsewhere(3, { name: 'Heron' })
    await vi.waitFor(() => expect(loader.getState().status).toBe('refreshFailed'))
    expect(loader.getState().rowCount).toBe(1000)
    source.control.fail = undefined
    loader.retry()
    await vi.waitFor(() => expect(rowOf(loader.getState().windows, 3)?.name).toBe('Heron'))
    expect(loader.getState().status).toBe('ready')
    stop()
  })

  it('asks once more by itself when no answer came, but not when it was rejected', async () => {
    let calls = 0
    const source = memorySource(bird, birds, {
      fail: ({ phase }) => (phase === 'before' && (calls += 1) === 1 ? { status: 503 } : undefined),
    })
    const loader = createListLoader(source, clientOf(source), {})
    const stop = listen(loader)
    await vi.waitFor(() => expect(loader.getState().status).toBe('ready'), { timeout: 2000 })
    expect(calls).toBe(2)
    stop()
  })

  it('reads a range that was never in view, so that all of it can be selected', async () => {
    const source = memorySource(bird, birds, { pageCap: 100 })
    const loader = createListLoader(source, clientOf(source), { search: 'gull' })
    const records = await loader.readRange(10, 129)
    expect(records).toHaveLength(120)
    expect(records[0]?.id).toBe(70)
  })
})
