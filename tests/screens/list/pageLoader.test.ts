// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import type { DataSource, ListQuery, ListResult } from '../../../src/data/DataSource'
import { ProblemError } from '../../../src/data/problems'
import { rowOf } from '../../../src/screens/source/listState'
import { createPageLoader } from '../../../src/screens/list/pageLoader'
import type { RowQuery } from '../../../src/screens/source/rowQuery'
import { clientOf } from '../../../src/screens/source/sourceClient'

interface Bird {
  id: number
}

/** A source whose answers come when the test says so. */
function answeredByHand() {
  const calls: {
    query: ListQuery
    answer: (result: Partial<ListResult<Bird>> & { ids: number[] }) => void
    fail: (status: number) => void
  }[] = []
  const source: DataSource<Bird> = {
    can: { search: true, sort: [], filter: {} },
    list: (query) =>
      new Promise((resolve, reject) => {
        calls.push({
          query,
          answer: ({ ids, ...rest }) =>
            resolve({ records: ids.map((id) => ({ id })), total: { kind: 'unknown' }, ...rest }),
          fail: (status) => reject(new ProblemError({ status })),
        })
      }),
  }
  return { source, calls }
}

function started(query: RowQuery, pageSize = 2) {
  const { source, calls } = answeredByHand()
  const loader = createPageLoader(source, clientOf(source), query, { pageSize })
  loader.subscribe(() => {})
  const ids = () =>
    Array.from({ length: loader.getState().rowCount }, (_, row) => rowOf(loader.getState().windows, row)?.id)
  const arrived = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count))
  const settled = (status: string) => vi.waitFor(() => expect(loader.getState().status).toBe(status))
  return { loader, calls, ids, arrived, settled }
}

const exact = (count: number) => ({ kind: 'exact', count }) as const

describe('a list in pages', () => {
  it('asks for the rows of its page alone, and knows how many pages there are', async () => {
    const { loader, calls, ids, arrived, settled } = started({ search: 'gull', page: 2 })
    await arrived(1)
    expect(calls[0]?.query).toEqual({ search: 'gull', offset: 2, limit: 2 })
    calls[0]?.answer({ ids: [3, 4], total: exact(5) })
    await settled('ready')
    expect(ids()).toEqual([3, 4])
    expect(loader.getState().pages).toEqual({
      page: 2,
      shownPage: 2,
      pageSize: 2,
      pageCount: 3,
      hasNext: true,
    })
  })

  it('keeps the rows of a page until those of the next are there, and says which is which', async () => {
    const { loader, calls, ids, arrived, settled } = started({})
    await arrived(1)
    calls[0]?.answer({ ids: [1, 2], total: exact(4) })
    await settled('ready')
    loader.setQuery({ page: 2 })
    expect(loader.getState()).toMatchObject({ status: 'refreshing', pages: { page: 2, shownPage: 1 } })
    expect(ids()).toEqual([1, 2])
    await arrived(2)
    calls[1]?.answer({ ids: [3, 4], total: exact(4) })
    await settled('ready')
    expect(ids()).toEqual([3, 4])
    expect(loader.getState().pages).toMatchObject({ shownPage: 2, hasNext: false })
  })

  it('never shows a late answer to an earlier page', async () => {
    const { loader, calls, ids, arrived, settled } = started({ page: 2 })
    await arrived(1)
    loader.setQuery({ page: 3 })
    await arrived(2)
    calls[1]?.answer({ ids: [5], total: exact(5) })
    await settled('ready')
    calls[0]?.answer({ ids: [3, 4], total: exact(5) })
    await Promise.resolve()
    expect(ids()).toEqual([5])
  })

  it('shows no rows of another page where the one asked for did not come', async () => {
    const { loader, calls, arrived, settled } = started({})
    await arrived(1)
    calls[0]?.answer({ ids: [1, 2], total: exact(4) })
    await settled('ready')
    loader.setQuery({ page: 2 })
    await arrived(2)
    calls[1]?.fail(500)
    await settled('failed')
    expect(loader.getState()).toMatchObject({ rowCount: 0, problem: { status: 500 }, pages: { page: 2 } })
    loader.retry()
    await arrived(3)
    calls[2]?.answer({ ids: [3, 4], total: exact(4) })
    await settled('ready')
  })

  it('tells a page that is not there from a list without records, also where their number is unknown', async () => {
    const known = started({ page: 9 })
    await known.arrived(1)
    known.calls[0]?.answer({ ids: [], total: exact(5) })
    await known.settled('outOfRange')
    expect(known.loader.getState().pages).toMatchObject({ page: 9, pageCount: 3, hasNext: false })
    const unknown = started({ page: 9 })
    await unknown.arrived(1)
    unknown.calls[0]?.answer({ ids: [] })
    await unknown.settled('outOfRange')
    const empty = started({ page: 9 })
    await empty.arrived(1)
    empty.calls[0]?.answer({ ids: [], total: exact(0) })
    await empty.settled('empty')
  })

  it('offers a next page of an unknown number as long as pages are full, or more are known of', async () => {
    const full = started({})
    await full.arrived(1)
    full.calls[0]?.answer({ ids: [1, 2] })
    await full.settled('ready')
    expect(full.loader.getState().pages).toMatchObject({ pageCount: undefined, hasNext: true })
    const last = started({})
    await last.arrived(1)
    last.calls[0]?.answer({ ids: [1] })
    await last.settled('ready')
    expect(last.loader.getState().pages?.hasNext).toBe(false)
    const more = started({})
    await more.arrived(1)
    more.calls[0]?.answer({ ids: [1], total: { kind: 'atLeast', count: 7 } })
    await more.settled('ready')
    expect(more.loader.getState().pages?.hasNext).toBe(true)
  })

  it('finds each row of a page that is larger than a stretch of an endless list', async () => {
    const { calls, ids, arrived, settled } = started({ pageSize: 250 })
    await arrived(1)
    const all = Array.from({ length: 250 }, (_, id) => id)
    calls[0]?.answer({ ids: all, total: exact(250) })
    await settled('ready')
    expect(ids()).toEqual(all)
  })
})
