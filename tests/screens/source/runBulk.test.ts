import { describe, expect, it, vi } from 'vitest'
import { everythingSelected, nothingSelected, selectRecords } from '../../../src/collection/Selection'
import { readSelected, type SelectedRecords } from '../../../src/collection/readSelected'
import { memorySource, ProblemError } from '../../../src/data'
import { runBulk } from '../../../src/screens/source/runBulk'
import { defineEntity, integer, text } from '../../../src/spec'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), name: text() },
})
const flock = (count: number) =>
  memorySource(
    bird,
    Array.from({ length: count }, (_, place) => ({ id: place + 1, name: place % 2 ? 'tern' : 'gull' })),
  )

async function idsOf(selected: Omit<SelectedRecords<{ id: number }>, 'idName'>) {
  const ids: number[] = []
  for await (const page of readSelected({ ...selected, idName: 'id' })) ids.push(...page.map(({ id }) => id))
  return ids
}

describe('the selected records', () => {
  const query = { filter: { name: { is: 'gull' } } }

  it('are all that match but those taken out, page after page', async () => {
    const source = flock(3000)
    const list = vi.spyOn(source, 'list')
    const ids = await idsOf({ source, query, selection: selectRecords(everythingSelected, [1, 5], false) })
    expect(ids).toHaveLength(1498)
    expect(new Set(ids).size).toBe(1498)
    expect(ids.slice(0, 2)).toEqual([3, 7])
    expect(list.mock.calls.length).toBeLessThanOrEqual(4)
  })

  it('are those named, with one request for hundreds, whatever the list shows now', async () => {
    const source = flock(3000)
    const getMany = vi.spyOn(source, 'getMany')
    const selection = selectRecords(nothingSelected, [2, 4, 2999, 5000], true)
    expect(await idsOf({ source, query, selection })).toEqual([2, 4, 2999])
    expect(getMany).toHaveBeenCalledTimes(1)
  })

  it('are found without `getMany` too', async () => {
    const { can, list } = flock(1200)
    const selection = selectRecords(nothingSelected, [2, 1100], true)
    expect(await idsOf({ source: { can, list }, query: {}, selection })).toEqual([2, 1100])
    const without = { can: { ...can, filter: {} }, list }
    expect(await idsOf({ source: without, query: {}, selection })).toEqual([2, 1100])
  })

  it('are not read on when that is given up', async () => {
    const stop = new AbortController()
    const pages = readSelected({
      source: flock(3000),
      idName: 'id',
      query: {},
      selection: everythingSelected,
      signal: stop.signal,
    })
    expect((await pages.next()).done).toBe(false)
    stop.abort()
    await expect(pages.next()).rejects.toThrow(/abort/i)
  })
})

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

describe('the same done with many', () => {
  it('tells for each of 5,000 how it ended, of which 37 fail', async () => {
    const act = vi.fn(async (number: number) => {
      if (number % 135 === 0) throw new ProblemError({ status: 412, title: 'Changed since' })
      return -number
    })
    const tried: number[] = []
    const outcomes = await runBulk({
      records: numbers(5000),
      act,
      signal: new AbortController().signal,
      onProgress: (count) => tried.push(count),
    })
    expect(outcomes.map(({ record }) => record)).toEqual(numbers(5000))
    const failed = outcomes.filter(({ status }) => status === 'failed')
    expect(failed).toHaveLength(37)
    expect(failed[0]).toMatchObject({ record: 135, problem: { status: 412 } })
    expect(outcomes[0]).toEqual({ record: 1, status: 'done', stored: -1 })
    expect(tried).toEqual(numbers(5000))
    expect(act).toHaveBeenCalledTimes(5000)
  })

  it('asks the source nothing about records with which it cannot be done', async () => {
    const act = vi.fn(async () => {})
    const outcomes = await runBulk({
      records: [1, 2],
      act,
      reasonNot: (number) => (number === 2 ? 'only while it is a draft' : undefined),
      signal: new AbortController().signal,
    })
    expect(outcomes[1]).toEqual({ record: 2, status: 'rejected', reason: 'only while it is a draft' })
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('begins with none that it has not begun with when it is stopped, and forgets none', async () => {
    const stop = new AbortController()
    const outcomes = await runBulk({
      records: numbers(100),
      act: async (number) => {
        if (number === 10) stop.abort()
        stop.signal.throwIfAborted()
      },
      signal: stop.signal,
    })
    const done = outcomes.filter(({ status }) => status === 'done').length
    const untried = outcomes.filter(({ status }) => status === 'untried').length
    expect(done).toBeGreaterThanOrEqual(6)
    expect(done).toBeLessThan(10)
    expect(done + untried).toBe(100)
  })

  it('has only so many calls under way at once', async () => {
    let [under, most] = [0, 0]
    await runBulk({
      records: numbers(20),
      act: async () => {
        most = Math.max(most, (under += 1))
        await new Promise((done) => setTimeout(done))
        under -= 1
      },
      signal: new AbortController().signal,
      atOnce: 3,
    })
    expect(most).toBe(3)
  })
})
