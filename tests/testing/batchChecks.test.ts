import { describe, expect, test } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { ConformanceError } from '../../src/testing/ConformanceError'
import { sourceConformance, testSource } from '../../src/testing/sourceConformance'
import { inBatches } from './inBatches'
import { type Parcel, parcel, parcels } from './parcels'

type Batch = NonNullable<DataSource<Parcel>['batch']>

const makeSource = (records: readonly Parcel[]) => inBatches(memorySource(parcel, records))
const options = { entity: parcel, records: parcels, only: ['batch'] as const }

describe('a source that takes several writes in one call', async () => {
  await testSource(test, { ...options, makeSource })
})

describe('a source is found out that', () => {
  test.each<[string, (batch: Batch) => Batch, RegExp]>([
    [
      'answers in another order',
      (batch) => async (writes, call) => [...(await batch(writes, call))].toReversed(),
      /answers to each in its order/,
    ],
    [
      'leaves the last one out',
      (batch) => (writes, call) => batch(writes.length > 1 ? writes.slice(0, -1) : writes, call),
      /answers to each in its order/,
    ],
    [
      'stops at the first that fails',
      (batch) => async (writes, call) => {
        const outcomes = await batch(writes, call)
        const failed = outcomes.findIndex(({ status }) => status === 'failed')
        return failed < 0 ? outcomes : outcomes.slice(0, failed + 1)
      },
      /the others of several/,
    ],
    [
      'fails as a whole',
      (batch) => async (writes, call) => {
        const outcomes = await batch(writes, call)
        if (outcomes.some(({ status }) => status === 'failed')) throw new Error('One of them failed')
        return outcomes
      },
      /the others of several/,
    ],
    [
      'forgets the keys',
      (batch) => (writes, call) =>
        batch(
          writes.map((write) => ({ ...write, idempotencyKey: undefined })),
          call,
        ),
      /repeated with their keys/,
    ],
  ])('%s', async (_what, change, name) => {
    const checks = await sourceConformance({
      ...options,
      makeSource: (records) => {
        const source = makeSource(records)
        return { ...source, batch: change(source.batch) }
      },
    })
    const failed: string[] = []
    for (const check of checks) {
      await check.run().catch((thrown: unknown) => {
        expect(thrown).toBeInstanceOf(ConformanceError)
        failed.push(check.name)
      })
    }
    expect(failed.some((one) => name.test(one))).toBe(true)
  })
})
