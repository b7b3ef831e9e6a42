import { describe, expect, test } from 'vitest'
import { sampleSource } from '../../src/sample'
import { order } from './entities'
import { inEnglish } from './inEnglish'

describe('a source of samples', () => {
  const source = sampleSource(order, { count: 1_000_000, seed: 'test' })

  test('pages through a million records without keeping them', async () => {
    const { records, total } = await source.list({ offset: 999_990, limit: 20 })
    expect(records).toHaveLength(10)
    expect(total).toEqual({ kind: 'exact', count: 1_000_000 })
    for (const record of records) expect(await source.get(record.id)).toEqual(record)
    expect((await source.list({})).records).toHaveLength(1000)
    expect((await source.list({ offset: 2_000_000 })).records).toEqual([])
  })

  test('says what it cannot do, and does not do it', async () => {
    expect(source.can).toEqual({ search: false, sort: [], filter: {} })
    expect(source).not.toHaveProperty('update')
    await expect(source.list({ search: 'x' })).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(source.get(-1)).rejects.toMatchObject({ problem: { status: 404 } })
    const far = inEnglish({ seed: 'test' }).of(order).at(1_000_000).id
    await expect(source.get(far)).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(source.list({}, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
  })

  test('hands out frozen records, the same as a sampler makes', async () => {
    const record = await source.get(inEnglish({ seed: 'test' }).of(order).at(5).id)
    expect(Object.isFrozen(record)).toBe(true)
    expect(record).toEqual(inEnglish({ seed: 'test' }).of(order).at(5))
  })
})
