import { describe, expect, it, vi } from 'vitest'
import type { DataSource, ListQuery } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { ProblemError } from '../../src/data/problems'
import { readRecords, type ReadableSource } from '../../src/data/readRecords'
import { recordLoaderOf, tellLoader } from '../../src/data/recordLoader'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, text } from '../../src/spec/fields/fields'

const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'code',
  title: 'name',
  fields: { code: text({ required: true }), name: text({ required: true }) },
})
const denver = { code: 'DEN', name: 'Denver' }
const newark = { code: 'EWR', name: 'Newark' }
const airports = () => memorySource(airport, [denver, newark])

/** Wait until the turn is over, and the answer of a source in memory has come. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const numbered = (ids: readonly unknown[]) => ids.map((id) => ({ id, name: `Number ${String(id)}` }))
const cannotFilter = { search: false, sort: [], filter: {} }

describe('records asked for by their ids', () => {
  it('come with one request, however many ask for them in one turn', async () => {
    const source = airports()
    const getMany = vi.spyOn(source, 'getMany')
    const loader = recordLoaderOf(source, 'code')
    const listener = vi.fn()
    for (const code of ['DEN', 'EWR', 'DEN', 'DEN']) loader.subscribe(code, listener)
    expect(loader.get('DEN')).toEqual({ status: 'loading' })
    await settle()
    expect(getMany.mock.calls).toEqual([[['DEN', 'EWR']]])
    expect(loader.get('DEN')).toEqual({ status: 'ready', record: denver })
    expect(listener).toHaveBeenCalledTimes(4)
  })

  it('are not asked for again by those who come soon after', async () => {
    const source = airports()
    const getMany = vi.spyOn(source, 'getMany')
    recordLoaderOf(source, 'code').subscribe('DEN', () => {})
    await settle()
    recordLoaderOf(source, 'code').subscribe('DEN', () => {})
    await settle()
    expect(getMany).toHaveBeenCalledOnce()
  })

  it('are not asked for once they are out of sight again', async () => {
    const source = airports()
    const getMany = vi.spyOn(source, 'getMany')
    const loader = recordLoaderOf(source, 'code')
    loader.subscribe('DEN', () => {})()
    loader.subscribe('EWR', () => {})
    await settle()
    expect(getMany.mock.calls).toEqual([[['EWR']]])
    loader.subscribe('DEN', () => {})
    await settle()
    expect(loader.get('DEN').status).toBe('ready')
  })

  it('are missing when the source knows none of the id', async () => {
    const loader = recordLoaderOf(airports(), 'code')
    loader.subscribe('ZZZ', () => {})
    await settle()
    expect(loader.get('ZZZ')).toEqual({ status: 'missing' })
  })

  it('can be asked for again after a failure, all with one request', async () => {
    const source = airports()
    source.control.fail = { status: 503 }
    const loader = recordLoaderOf(source, 'code')
    loader.subscribe('DEN', () => {})
    loader.subscribe('EWR', () => {})
    await settle()
    expect(loader.get('DEN')).toMatchObject({ status: 'failed', problem: { status: 503 } })
    source.control.fail = undefined
    const getMany = vi.spyOn(source, 'getMany')
    loader.retry()
    expect(loader.get('EWR')).toEqual({ status: 'loading' })
    await settle()
    expect(getMany).toHaveBeenCalledOnce()
    expect(loader.get('EWR')).toEqual({ status: 'ready', record: newark })
  })

  it('are read again when the source says that something changed, and stay until the answer', async () => {
    const source = airports()
    const loader = recordLoaderOf(source, 'code')
    loader.subscribe('DEN', () => {})
    await settle()
    source.control.changeElsewhere('DEN', { name: 'Denver International' })
    expect(loader.get('DEN')).toEqual({ status: 'ready', record: denver })
    await settle()
    expect(loader.get('DEN')).toMatchObject({ record: { name: 'Denver International' } })
    source.control.fail = { status: 503 }
    source.control.changeElsewhere('DEN', { name: 'Denver' })
    await settle()
    expect(loader.get('DEN')).toMatchObject({ record: { name: 'Denver International' } })
  })

  it('are as they were written, also when an older answer comes later', async () => {
    const source = airports()
    const loader = recordLoaderOf(source, 'code')
    loader.subscribe('DEN', () => {})
    tellLoader(source, (told) => told.keep([{ code: 'DEN', name: 'Renamed' }]))
    await settle()
    expect(loader.get('DEN')).toMatchObject({ record: { name: 'Renamed' } })
    tellLoader(source, (told) => told.drop('DEN'))
    expect(loader.get('DEN')).toEqual({ status: 'missing' })
  })
})

describe('a source without getMany', () => {
  it('is asked for a list of the ids, where it can filter by them', async () => {
    const list = vi.fn(async ({ filter }: ListQuery) => {
      const records = numbered(filter?.['id']?.in as unknown[])
      return { records, total: { kind: 'exact', count: records.length } as const }
    })
    const source: ReadableSource = { can: { ...cannotFilter, filter: { id: ['in'] } }, list }
    const answers = await readRecords(source, 'id', [1, 2])
    expect(list.mock.calls).toEqual([[{ filter: { id: { in: [1, 2] } }, limit: 2 }]])
    expect(answers.get('2')).toEqual({ status: 'ready', record: { id: 2, name: 'Number 2' } })
  })

  it('is asked again for those that its page had no room for', async () => {
    const list = vi.fn(async ({ filter }: ListQuery) => {
      const ids = filter?.['id']?.in as unknown[]
      return { records: numbered(ids.slice(0, 2)), total: { kind: 'unknown' } as const }
    })
    const source: ReadableSource = { can: { ...cannotFilter, filter: { id: ['in'] } }, list }
    const answers = await readRecords(source, 'id', [1, 2, 3, 4, 5])
    expect(list).toHaveBeenCalledTimes(3)
    expect([...answers.values()].map(({ status }) => status)).toEqual(Array(5).fill('ready'))
  })

  it('is asked for each by itself otherwise, six at a time', async () => {
    let [running, most] = [0, 0]
    const get = async (id: string | number) => {
      most = Math.max(most, (running += 1))
      await settle()
      running -= 1
      if (id === 3) throw new ProblemError({ status: 404 })
      if (id === 4) throw new ProblemError({ status: 500 })
      return { id }
    }
    const source = { can: cannotFilter, list: vi.fn(), get }
    const ids = Array.from({ length: 20 }, (_, place) => place)
    const answers = await readRecords(source, 'id', ids)
    expect(most).toBe(6)
    expect(answers.size).toBe(20)
    expect([2, 3, 4].map((id) => answers.get(String(id))?.status)).toEqual(['ready', 'missing', 'failed'])
    expect(source.list).not.toHaveBeenCalled()
  })
})

it('asks for no more than a hundred at once', async () => {
  const number = defineEntity({
    name: 'number',
    labels: ['Number', 'Numbers'],
    id: 'id',
    fields: { id: integer({ required: true }) },
  })
  const ids = Array.from({ length: 250 }, (_, place) => place)
  const source: DataSource<{ id: number }> = memorySource(
    number,
    ids.map((id) => ({ id })),
  )
  const getMany = vi.spyOn(source as Required<typeof source>, 'getMany')
  const answers = await readRecords(source, 'id', ids)
  expect(getMany.mock.calls.map(([some]) => some.length)).toEqual([100, 100, 50])
  expect(answers.size).toBe(250)
})
