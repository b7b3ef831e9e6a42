import { describe, expect, test, vi } from 'vitest'
import { gatherWrites } from '../../src/data/gatherWrites'
import { memorySource } from '../../src/data/memorySource'
import { restSource } from '../../src/data/restSource'
import { roleSource } from '../../src/data/roleSource'
import { runBulk } from '../../src/screens/source/runBulk'
import { inBatches } from '../testing/inBatches'
import { parcel, type Parcel, parcels, plainParcel } from '../testing/parcels'
import { claim, claims } from '../screens/list/claims'
import { stubFetch } from './stubFetch'

const many = Array.from({ length: 250 }, (_, place): Parcel => ({
  ...(parcels[0] as Parcel),
  id: `parcel ${place}`,
}))

function batching() {
  const source = inBatches(memorySource(parcel, many))
  const batch = vi.fn(source.batch)
  const update = vi.fn(source.update)
  return { source: { ...source, batch, update }, batch, update }
}

describe('writes that are asked for in one turn', () => {
  test('leave as one call, and each has its own answer', async () => {
    const { source, batch, update } = batching()
    const all = gatherWrites(source)
    const [one, other] = await Promise.allSettled([
      all.update?.('parcel 1', { to: 'Ada' }),
      all.update?.('no such parcel', { to: 'Bo' }),
    ])
    expect(batch).toHaveBeenCalledTimes(1)
    expect(update).not.toHaveBeenCalled()
    expect(one).toMatchObject({ value: { id: 'parcel 1', to: 'Ada' } })
    expect(other).toMatchObject({ reason: { problem: { status: 404 } } })
  })

  test('of an action on many records take a call for each hundred', async () => {
    const { source, batch } = batching()
    const all = gatherWrites(source)
    const outcomes = await runBulk({
      records: many,
      atOnce: 100,
      signal: new AbortController().signal,
      act: (record, options) => Promise.resolve(all.update?.(record.id, { to: 'Ada' }, options)),
    })
    expect(outcomes.every(({ status }) => status === 'done')).toBe(true)
    expect(batch.mock.calls.map(([writes]) => writes.length)).toEqual([100, 100, 50])
  })

  test('end together when none is wanted any more', async () => {
    const { source, batch } = batching()
    const stop = new AbortController()
    batch.mockImplementation(
      (_writes, { signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const removing = gatherWrites(source).remove?.('parcel 1', { signal: stop.signal })
    await vi.waitFor(() => expect(batch).toHaveBeenCalled())
    stop.abort(new Error('stopped'))
    await expect(removing).rejects.toThrow('stopped')
  })

  test('go one by one where the source has no such call', () => {
    const source = memorySource(parcel, parcels)
    expect(gatherWrites(source)).toBe(source)
  })
})

describe('several writes in one call', () => {
  test('of a role are those that it may ever do, and answer without what it may not read', async () => {
    const source = inBatches(memorySource(claim, claims, { me: 'ada' }))
    const limited = roleSource(source, claim, { role: 'claimant', me: 'ada' })
    const outcomes = await limited.batch?.([
      { method: 'transition', id: 'claim-1', name: 'send', values: {} },
    ])
    expect(outcomes).toMatchObject([{ status: 'done', record: { id: 'claim-1', status: 'sent' } }])
    expect(outcomes).not.toMatchObject([{ record: { remark: 'remark on draft' } }])
    const asked = limited.batch?.([{ method: 'transition', id: 'claim-3', name: 'pay', values: {} }])
    await expect(asked).rejects.toMatchObject({ problem: { status: 403 } })
  })

  test('are sent to a REST server as the host says, and read with its names', async () => {
    const { fetch, asked } = stubFetch(() => ({
      body: {
        results: [
          { ok: true, item: { id: 'a', recipient: 'Ada' } },
          { ok: false, code: 404 },
        ],
      },
    }))
    const source = restSource(plainParcel, {
      url: '/parcels',
      fetch,
      names: { to: 'recipient' },
      batch: {
        url: '/parcels/batch',
        write: (writes) => ({ patches: writes.map(({ id, values }) => ({ id, ...values })) }),
        read: (sent) =>
          (sent as { results: { ok: boolean; item?: object; code?: number }[] }).results.map((one) =>
            one.ok
              ? { status: 'done', record: one.item }
              : { status: 'failed', problem: { type: 'about:blank', title: 'Gone', status: one.code ?? 0 } },
          ),
      },
    })
    const outcomes = await source.batch?.([
      { method: 'update', id: 'a', values: { to: 'Ada' } },
      { method: 'update', id: 'b', values: { to: 'Ada' } },
    ])
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      [
        'POST',
        '/parcels/batch',
        {
          patches: [
            { id: 'a', to: 'Ada' },
            { id: 'b', to: 'Ada' },
          ],
        },
      ],
    ])
    expect(outcomes).toMatchObject([
      { status: 'done', record: { id: 'a', to: 'Ada' } },
      { status: 'failed', problem: { status: 404 } },
    ])
  })
})
