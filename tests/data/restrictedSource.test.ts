import { describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { problemOf } from '../../src/data/problems'
import { type Restriction, restrictedSource } from '../../src/data/restrictedSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, reference, text } from '../../src/spec/fields/fields'

const room = defineEntity({
  name: 'room',
  labels: ['Room', 'Rooms'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), name: text() },
})

const booking = defineEntity({
  name: 'booking',
  labels: ['Booking', 'Bookings'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    room: reference('room'),
    seen: reference('room', { many: true }),
  },
})

function hotel() {
  const bookings = memorySource(booking, [{ id: 1, room: 7, seen: [7, 8] }]) as DataSource
  const rooms = memorySource(room, [
    { id: 7, name: 'Sea view' },
    { id: 8, name: 'Attic' },
    { id: 9, name: 'Cellar' },
  ])
  const byRoom: Restriction = { source: bookings, field: 'room', test: 'is' }
  const bySeen: Restriction = { source: bookings, field: 'seen', test: 'contains' }
  return { bookings, rooms, byRoom, bySeen }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (thrown: unknown) => problemOf(thrown),
  )

describe('a source with restrictions', () => {
  it('removes no record to which others point by one of the fields, and any other', async () => {
    const { rooms, byRoom, bySeen } = hotel()
    const source = restrictedSource(rooms, [byRoom, bySeen])
    expect(await failureOf(source.remove!(7))).toMatchObject({ status: 409, type: 'referred-to' })
    expect(await failureOf(source.remove!(8))).toMatchObject({ status: 409, type: 'referred-to' })
    await source.remove!(9)
    expect((await source.list({})).records.map((one) => one.id)).toEqual([7, 8])
  })

  it('removes it once the others are gone', async () => {
    const { rooms, bookings, byRoom } = hotel()
    const source = restrictedSource(rooms, [byRoom])
    await bookings.remove!(1)
    await source.remove!(7)
    expect((await source.list({})).records.map((one) => one.id)).toEqual([8, 9])
  })

  it('answers to many at once in their order, and passes on those that may go', async () => {
    const { rooms, byRoom } = hotel()
    const batch = vi.fn<NonNullable<typeof rooms.batch>>(async (writes) =>
      writes.map(() => ({ status: 'done' })),
    )
    const source = restrictedSource({ ...rooms, batch }, [byRoom])
    const outcomes = await source.batch!([
      { method: 'remove', id: 8, values: {} },
      { method: 'remove', id: 7, values: {} },
      { method: 'update', id: 7, values: { name: 'Harbour view' } },
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'failed', 'done'])
    expect(batch.mock.calls[0]?.[0].map(({ id, method }) => `${method} ${id}`)).toEqual([
      'remove 8',
      'update 7',
    ])
  })

  it('leaves the last word to the source where the others give no answer', async () => {
    const { rooms, byRoom } = hotel()
    const silent = { ...byRoom.source, list: () => Promise.reject(new TypeError('fetch failed')) }
    await restrictedSource(rooms, [{ ...byRoom, source: silent }]).remove!(7)
    expect((await rooms.list({})).records).toHaveLength(2)
  })

  it('is the same source each time, also of a class, and the source itself without any restriction', async () => {
    const { rooms, byRoom } = hotel()
    class Rooms {
      readonly #inner = rooms
      readonly can = rooms.can
      list(query: object) {
        return this.#inner.list(query)
      }
      remove(id: number) {
        return this.#inner.remove(id)
      }
    }
    const given = new Rooms() as unknown as DataSource
    const source = restrictedSource(given, [byRoom])
    expect(restrictedSource(given, [{ ...byRoom }])).toBe(source)
    expect(restrictedSource(given, [])).toBe(given)
    expect((await source.list({})).records).toHaveLength(3)
    expect(source.get).toBeUndefined()
  })
})
