import { describe, expect, test } from 'vitest'
import { memorySource, type ProblemError, queuedSource, roleSource } from '../../src/data'
import { defineEntity, integer, text } from '../../src/spec'
import { testSource } from '../../src/testing/sourceConformance'
import { parcel, parcels } from '../testing/parcels'

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), owner: text(), diagnosis: text() },
  access: {
    nurse: {
      list: true,
      read: { owner: { me: true } },
      remove: true,
      fields: { diagnosis: { read: false } },
    },
    guest: { list: true, read: true },
  },
})

const notes = [
  { id: 1, owner: 'ada', diagnosis: 'flu' },
  { id: 2, owner: 'bo', diagnosis: 'cold' },
]

/** A source whose days pass when they are told to. */
function aging(keepDays?: number) {
  const clock = { day: 1 }
  const now = () => new Date(Date.UTC(2026, 4, clock.day, 8))
  return { clock, source: memorySource(note, notes, { trash: { keepDays, by: 'Ada', now } }) }
}

const statusOf = (call: Promise<unknown> | undefined) =>
  call?.then(
    () => 'done',
    (thrown: unknown) => (thrown as ProblemError).problem.status,
  )

describe('a source in memory that keeps a trash', async () => {
  await testSource(test, {
    entity: parcel,
    records: parcels,
    makeSource: (records) => memorySource(parcel, records, { trash: true }),
    only: ['removed', 'restore', 'remove', 'list'],
  })

  test('tells who removed a record, when, and when it goes for good', async () => {
    const { source } = aging(30)
    await source.remove(1)
    expect(await source.removed?.()).toEqual({
      records: [
        { record: notes[0], at: '2026-05-01T08:00:00.000Z', by: 'Ada', until: '2026-05-31T08:00:00.000Z' },
      ],
    })
  })

  test('lets it go once its days have passed, and brings it back before', async () => {
    const { source, clock } = aging(2)
    await source.remove(1)
    await source.remove(2)
    clock.day = 2
    expect(await statusOf(source.restore?.(2))).toBe('done')
    clock.day = 3
    expect((await source.removed?.())?.records).toEqual([])
    expect(await statusOf(source.restore?.(1))).toBe(404)
  })

  test('keeps it for ever where no days are said', async () => {
    const { source, clock } = aging()
    await source.remove(1)
    clock.day = 4000
    expect((await source.removed?.())?.records).toHaveLength(1)
  })

  test('answers a stretch at a time', async () => {
    const { source, clock } = aging()
    await source.remove(1)
    clock.day = 2
    await source.remove(2)
    const first = await source.removed?.({ limit: 1 })
    expect(first?.records.map(({ record }) => record.id)).toEqual([2])
    const rest = await source.removed?.({ limit: 1, cursor: first?.next })
    expect(rest?.records.map(({ record }) => record.id)).toEqual([1])
    expect(rest?.next).toBeUndefined()
  })

  test('has none unless it is asked for', () => {
    const source = memorySource(note, notes)
    expect([source.removed, source.purge]).toEqual([undefined, undefined])
  })
})

describe('what a role sees of a trash', () => {
  test('is what it may read of records that it may read', async () => {
    const { source } = aging()
    await source.remove(1)
    await source.remove(2)
    const seen = await roleSource(source, note, { role: 'nurse', me: 'ada' }).removed?.()
    expect(seen?.records.map(({ record }) => record)).toEqual([{ id: 1, owner: 'ada' }])
  })

  test('is nothing where it may not remove', () => {
    const { removed, purge } = roleSource(aging().source, note, { role: 'guest' })
    expect([removed, purge]).toEqual([undefined, undefined])
  })
})

test('a source that waits for a connection has the trash of the one behind it', async () => {
  const { source } = aging()
  await source.remove(1)
  const store = { load: async () => [], put: async () => {}, delete: async () => {} }
  const queued = queuedSource(source, note, { store, isOnline: () => true })
  expect((await queued.removed?.())?.records).toHaveLength(1)
  await queued.purge?.(1)
  expect((await source.removed?.())?.records).toHaveLength(0)
})
