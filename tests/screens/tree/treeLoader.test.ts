import { afterEach, expect, it, vi } from 'vitest'
import type { DataSource, ListQuery, ListResult } from '../../../src/data/DataSource'
import { ProblemError } from '../../../src/data/problems'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { createTreeLoader, type TreeLoader, type WantedBranch } from '../../../src/screens/tree/treeLoader'

interface Item {
  readonly id: number
}

type Answer = Partial<ListResult<Item>> | { readonly status: number }

interface Call {
  readonly below: string
  readonly offset: number
  readonly answer: (answer: Answer) => void
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A loader whose source answers when the test says so. */
function begin(branchSize = 2) {
  const calls: Call[] = []
  const source = {
    can: { sort: [], filter: { in: ['is', 'empty'] } },
    list: ({ filter, offset = 0 }: ListQuery) =>
      new Promise((resolve, reject) => {
        const test = (filter as Record<string, { is?: string }>)['in']
        calls.push({
          below: test?.is ?? '',
          offset,
          answer: (given) =>
            'status' in given ? reject(new ProblemError(given)) : resolve({ records: [], ...given }),
        })
      }),
  } as unknown as DataSource<Item>
  const loader = createTreeLoader(source, clientOf(source), { condition: undefined, branchSize })
  stops.push(loader.subscribe(() => {}))
  /** Answers the oldest call for a branch that has no answer. */
  async function answer(below: string, given: Answer, offset = 0) {
    const place = await vi.waitFor(() => {
      const found = calls.findIndex((call) => call.below === below && call.offset === offset)
      if (found < 0) throw new Error(`Nothing was asked of “${below}” from ${offset} on`)
      return found
    })
    calls.splice(place, 1)[0]?.answer(given)
  }
  return { loader, answer, calls }
}

const top: WantedBranch = { key: '', query: { filter: { in: { empty: true } } } }
const below = (key: string): WantedBranch => ({ key, query: { filter: { in: { is: key } } } })
const page = (ids: readonly number[], count: number): Answer => ({
  records: ids.map((id) => ({ id })),
  total: { kind: 'exact', count },
})
const idsIn = (loader: TreeLoader<Item>, key: string) =>
  loader
    .getState()
    .get(key)
    ?.records.map(({ id }) => id)

it('loads each branch by itself: one that is slow keeps none waiting', async () => {
  const { loader, answer } = begin()
  loader.setWanted([top, below('1')])
  await answer('1', page([11], 1))
  await vi.waitFor(() => expect(idsIn(loader, '1')).toEqual([11]))
  expect(loader.getState().get('')?.status).toBe('loading')
  await answer('', page([1], 1))
  await vi.waitFor(() => expect(idsIn(loader, '')).toEqual([1]))
})

it('shows more of a branch behind what is there, however the answers come', async () => {
  const { loader, answer } = begin()
  loader.setWanted([top])
  await answer('', page([1, 2], 5))
  await vi.waitFor(() => expect(loader.getState().get('')).toMatchObject({ hasMore: true, status: 'ready' }))
  loader.showMore('')
  expect(loader.getState().get('')).toMatchObject({ isLoadingMore: true })
  loader.showMore('')
  await answer('', page([5], 5), 4)
  await Promise.resolve()
  expect(idsIn(loader, '')).toEqual([1, 2])
  await answer('', page([3, 4], 5), 2)
  await vi.waitFor(() => expect(idsIn(loader, '')).toEqual([1, 2, 3, 4, 5]))
  expect(loader.getState().get('')).toMatchObject({ hasMore: false, isLoadingMore: false })
})

it('does not let a slow first answer of another order replace a fast second one', async () => {
  const { loader, answer, calls } = begin()
  loader.setWanted([top])
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const [slow] = calls.splice(0)
  loader.setWanted([{ ...top, query: { ...top.query, sort: [{ field: 'name', direction: 'ascending' }] } }])
  await answer('', page([2, 1], 2))
  await vi.waitFor(() => expect(idsIn(loader, '')).toEqual([2, 1]))
  slow?.answer(page([1, 2], 2))
  await Promise.resolve()
  expect(idsIn(loader, '')).toEqual([2, 1])
})

it('asks again for the branch that failed, and for no other', async () => {
  const { loader, answer, calls } = begin()
  loader.setWanted([top, below('1'), below('2')])
  await answer('', page([1, 2], 2))
  await answer('1', { status: 400 })
  await answer('2', { status: 400 })
  await vi.waitFor(() => expect(loader.getState().get('2')?.status).toBe('failed'))
  await vi.waitFor(() => expect(loader.getState().get('1')).toMatchObject({ status: 'failed', records: [] }))
  expect(loader.getState().get('1')?.problem).toMatchObject({ status: 400 })
  loader.retry('1')
  await vi.waitFor(() => expect(calls.map((call) => call.below)).toEqual(['1']))
  expect(loader.getState().get('1')?.status).toBe('loading')
  expect(loader.getState().get('2')?.status).toBe('failed')
  await answer('1', page([11], 1))
  await vi.waitFor(() => expect(idsIn(loader, '1')).toEqual([11]))
  loader.retry()
  await vi.waitFor(() => expect(calls.map((call) => call.below)).toEqual(['2']))
})

it('keeps what has come when more of it fails, and says why', async () => {
  const { loader, answer } = begin()
  loader.setWanted([top])
  await answer('', page([1, 2], 3))
  await vi.waitFor(() => expect(idsIn(loader, '')).toEqual([1, 2]))
  loader.showMore('')
  await answer('', { status: 400 }, 2)
  await vi.waitFor(() => expect(loader.getState().get('')?.problem).toBeDefined())
  expect(loader.getState().get('')).toMatchObject({ status: 'ready', hasMore: true, isLoadingMore: false })
  loader.retry('')
  await answer('', page([3], 3), 2)
  await vi.waitFor(() => expect(idsIn(loader, '')).toEqual([1, 2, 3]))
})

it('shows a branch that is opened again as it was, with all that was shown of it', async () => {
  const { loader, answer, calls } = begin()
  loader.setWanted([below('1')])
  await answer('1', page([11, 12], 3))
  await vi.waitFor(() => expect(idsIn(loader, '1')).toEqual([11, 12]))
  loader.showMore('1')
  await answer('1', page([13], 3), 2)
  await vi.waitFor(() => expect(idsIn(loader, '1')).toEqual([11, 12, 13]))
  loader.setWanted([])
  expect(loader.getState().has('1')).toBe(false)
  loader.setWanted([below('1')])
  expect(idsIn(loader, '1')).toEqual([11, 12, 13])
  expect(calls).toEqual([])
})

it('stays the same while nothing of it is another', async () => {
  const { loader, answer } = begin()
  loader.setWanted([top])
  await answer('', page([1], 1))
  await vi.waitFor(() => expect(idsIn(loader, '')).toEqual([1]))
  const before = loader.getState()
  loader.setWanted([{ ...top }])
  expect(loader.getState()).toBe(before)
})
