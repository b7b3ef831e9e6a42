import { expect, it, vi } from 'vitest'
import { ProblemError } from '../../../src/data/problems'
import { recordLoaderOf } from '../../../src/data/recordLoader'
import type { ReadableSource } from '../../../src/data/readRecords'
import { createAncestry, pathTo } from '../../../src/screens/tree/ancestry'

type Parents = Readonly<Record<string, string | undefined>>

const parentOf = (record: object) => (record as { in?: string }).in

/** A source of records by id, each with the id of the one above it. */
function sourceOf(parents: Parents, failure: (id: string) => number | undefined = () => undefined) {
  const getMany = vi.fn((ids: readonly (string | number)[]) => {
    const status = ids.map(String).map(failure).find(Boolean)
    if (status) return Promise.reject(new ProblemError({ status }))
    return Promise.resolve(
      ids.map(String).flatMap((id) => (Object.hasOwn(parents, id) ? [{ id, in: parents[id] }] : [])),
    )
  })
  return { can: { sort: [], filter: {} }, getMany } as unknown as ReadableSource & { getMany: typeof getMany }
}

async function readFrom(source: ReadableSource, ...ids: readonly string[]) {
  const ancestry = createAncestry(recordLoaderOf(source, 'id'), parentOf)
  ancestry.setStart(ids)
  const stop = ancestry.subscribe(() => {})
  await vi.waitFor(() => expect(ancestry.getState().isLoading).toBe(false))
  const state = ancestry.getState()
  stop()
  return state
}

const pathOf = (state: Awaited<ReturnType<typeof readFrom>>, id: string) =>
  pathTo(state.records.get(id), state.records, parentOf).map((record) => (record as { id: string }).id)

it('reads up to the top, and tells the way from there', async () => {
  const state = await readFrom(sourceOf({ porch: 'tents', tents: 'camping', camping: undefined }), 'porch')
  expect(pathOf(state, 'porch')).toEqual(['camping', 'tents'])
  expect(state.missing.size).toBe(0)
})

it('reads what many share once, and each level with one request', async () => {
  const source = sourceOf({ a: 'top', b: 'top', c: 'top', top: undefined })
  await readFrom(source, 'a', 'b', 'c')
  expect(source.getMany.mock.calls.map(([ids]) => ids.map(String).toSorted())).toEqual([
    ['a', 'b', 'c'],
    ['top'],
  ])
})

it('comes to an end in a ring, of one record as well', async () => {
  const ring = await readFrom(sourceOf({ a: 'b', b: 'c', c: 'a' }), 'a')
  expect([...ring.records.keys()].toSorted()).toEqual(['a', 'b', 'c'])
  expect(pathOf(ring, 'a')).toEqual(['c', 'b'])
  const own = await readFrom(sourceOf({ a: 'a' }), 'a')
  expect(pathOf(own, 'a')).toEqual([])
})

it('names the ids that lead to no record, and shows the way below them', async () => {
  const state = await readFrom(sourceOf({ porch: 'tents', tents: 'gone' }), 'porch')
  expect([...state.missing]).toEqual(['gone'])
  expect(pathOf(state, 'porch')).toEqual(['tents'])
})

it('does not take for gone what only gave no answer', async () => {
  const failure = (id: string) => (id === 'tents' ? 503 : undefined)
  const state = await readFrom(sourceOf({ porch: 'tents', tents: undefined }, failure), 'porch')
  expect([...state.missing]).toEqual([])
  expect([...state.failed]).toEqual(['tents'])
})

it('takes for gone what the person may not read', async () => {
  const failure = (id: string) => (id === 'tents' ? 403 : undefined)
  const state = await readFrom(sourceOf({ porch: 'tents', tents: undefined }, failure), 'porch')
  expect([...state.missing]).toEqual(['tents'])
  expect(state.failed.size).toBe(0)
})
