import { describe, expect, test } from 'vitest'
import { testSource } from '../../src/testing/sourceConformance'
import { parcel, parcels } from '../testing/parcels'
import { memorySource, queuedSource, roleSource } from '../../src/data'
import { defineEntity, integer, text } from '../../src/spec'

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), owner: text(), diagnosis: text() },
  access: {
    nurse: { list: true, read: { owner: { me: true } }, fields: { diagnosis: { read: false } } },
    clerk: { list: true },
  },
})

/** A source in which each change is a minute later. */
function store() {
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 4, 1, 8, (minute += 1)))
  return memorySource(
    note,
    [
      { id: 1, owner: 'ada', diagnosis: 'flu' },
      { id: 2, owner: 'bo', diagnosis: 'cold' },
    ],
    { history: { by: 'Ada', now } },
  )
}

async function changed() {
  const source = store()
  await source.update(1, { diagnosis: 'cold' })
  await source.create({ owner: 'ada', diagnosis: 'cough' })
  await source.remove(2)
  await source.restore?.(2)
  return source
}

describe('a source in memory that tells of its changes', async () => {
  await testSource(test, {
    entity: parcel,
    records: parcels,
    makeSource: (records) => memorySource(parcel, records, { history: { by: 'Ada' }, trash: true }),
    only: ['activity', 'removed'],
  })
})

describe('the changes of all records of a source in memory', () => {
  test('are told with what changed, the newest first; a removal and a return are some as well', async () => {
    const { changes = [], people } = (await (await changed()).activity?.()) ?? {}
    expect(
      changes.map(({ recordId, action, isFirst }) => [recordId, action ?? (isFirst ? 'made' : 'changed')]),
    ).toEqual([
      [2, 'restore'],
      [2, 'remove'],
      [3, 'made'],
      [1, 'changed'],
    ])
    expect(changes.at(-1)).toMatchObject({ by: 'Ada', changes: { diagnosis: { from: 'flu', to: 'cold' } } })
    expect(people).toEqual(['Ada'])
  })

  test('come a stretch at a time, of one person, and from a moment on', async () => {
    const source = await changed()
    const first = await source.activity?.({ limit: 3 })
    const rest = await source.activity?.({ limit: 3, cursor: first?.next })
    expect([first?.changes.length, rest?.changes.length, rest?.next]).toEqual([3, 1, undefined])
    expect((await source.activity?.({ by: 'Bo' }))?.changes).toEqual([])
    const late = await source.activity?.({ from: '2026-05-01T08:03:00Z' })
    expect(late?.changes.map(({ recordId }) => recordId)).toEqual([2, 2])
  })

  test('say who was signed in at the moment', async () => {
    let name = 'Ada'
    const source = memorySource(note, [{ id: 1, owner: 'ada', diagnosis: 'flu' }], {
      history: { by: () => name },
    })
    await source.update(1, { diagnosis: 'cold' })
    name = 'Bo'
    await source.update(1, { diagnosis: 'cough' })
    expect((await source.activity?.())?.changes.map(({ by }) => by)).toEqual(['Bo', 'Ada'])
  })

  test('are in the history of the record, too', async () => {
    const { versions } = (await (await changed()).history?.(2)) ?? { versions: [] }
    expect(versions.map(({ action }) => action)).toEqual(['restore', 'remove', undefined])
  })

  test('are those of the records and fields that the role may read', async () => {
    const seen = roleSource(await changed(), note, { role: 'nurse', me: 'ada' })
    const { changes = [] } = (await seen.activity?.()) ?? {}
    expect(changes.map(({ recordId }) => recordId)).toEqual([3, 1])
    expect(JSON.stringify(changes)).not.toMatch(/diagnosis|cold|flu/)
    expect(roleSource(store(), note, { role: 'clerk' }).activity).toBeUndefined()
  })

  test('are those of the source behind one that waits for a connection', async () => {
    const inner = await changed()
    const kept = { load: async () => [], put: async () => {}, delete: async () => {} }
    const queued = queuedSource(inner, note, { store: kept, isOnline: () => true })
    expect((await queued.activity?.())?.changes).toHaveLength(4)
  })
})
