import { describe, expect, test } from 'vitest'
import { memorySource } from '../../src/data/memorySource'
import type { QueuedWrite } from '../../src/data/queue/QueuedWrite'
import { queuedSource } from '../../src/data/queuedSource'
import { roleSource } from '../../src/data/roleSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { choice, integer, text } from '../../src/spec/fields/fields'

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text(),
    budget: integer(),
    status: choice(['submitted', 'review', 'declined'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'submitted', final: ['declined'] },
  transitions: { review: { from: ['submitted'], to: 'review', label: 'Start review' } },
  access: {
    editor: {
      list: true,
      read: true,
      create: true,
      update: true,
      remove: true,
      transition: { review: true },
    },
    guest: { list: true, read: true, update: true, fields: { budget: { read: false } } },
  },
})
type Film = RecordOf<typeof film>

const films: readonly Film[] = ['Harbour', 'Tide', 'Salt'].map((name, place) => ({
  id: place + 1,
  name,
  budget: 100 * (place + 1),
  status: place === 2 ? 'review' : 'submitted',
}))

/** A source that has shown all its films, and has no connection any more. */
async function offline() {
  const network = { online: true }
  const kept = new Map<string, QueuedWrite>()
  const server = memorySource(film, films, {
    fail: () => (network.online ? undefined : { status: 0, title: 'No answer' }),
  })
  const source = queuedSource(server, film, {
    isOnline: () => network.online,
    store: {
      load: async () => [...kept.values()],
      put: async (write) => void kept.set(write.key, write),
      delete: async (key) => void kept.delete(key),
    },
  })
  const { records } = await source.list({})
  network.online = false
  /** The last answer to a query, as a list on a screen shows it. */
  const shown = (filter: Parameters<typeof source.list>[0]['filter'] = {}, search = '') => {
    const { added, change } = source.queue.changesTo({ filter, search })
    const answer = records.filter(
      ({ status }) => filter.status?.is === undefined || filter.status.is === status,
    )
    return [...added, ...answer.map(change)]
      .map((record) => record?.['name'])
      .filter((name) => name !== undefined)
  }
  return { network, source, shown }
}

describe('the last rows of a list, without a connection', () => {
  test('show a new record first, a changed one in its place, and no removed one', async () => {
    const { source, shown } = await offline()
    await source.create?.({ name: 'Ebb' })
    await source.create?.({ name: 'Flow' })
    await source.update?.(1, { name: 'Old Harbour' })
    await source.remove?.(2)
    expect(shown()).toEqual(['Flow', 'Ebb', 'Old Harbour', 'Salt'])
  })

  test('show a new record where it matches: it begins in the first state', async () => {
    const { source, shown } = await offline()
    await source.create?.({ name: 'Ebb' })
    expect(shown({ status: { is: 'submitted' } })).toEqual(['Ebb', 'Harbour', 'Tide'])
    expect(shown({ status: { is: 'review' } })).toEqual(['Salt'])
  })

  test('lose a record that matches no more, and have it where it matches now', async () => {
    const { source, shown } = await offline()
    await source.transition?.(1, 'review', {})
    expect(shown({ status: { is: 'submitted' } })).toEqual(['Tide'])
    expect(shown({ status: { is: 'review' } })).toEqual(['Harbour', 'Salt'])
  })

  test('lose it also where the page has changed the row already', async () => {
    const { source } = await offline()
    const moved = await source.transition?.(1, 'review', {})
    const { change } = source.queue.changesTo({ filter: { status: { is: 'submitted' } } })
    expect(change({ ...moved })).toBeUndefined()
  })

  test('of a search have no new record, because only the source knows what it finds', async () => {
    const { source, shown } = await offline()
    await source.create?.({ name: 'Salt lake' })
    await source.update?.(3, { name: 'Sand' })
    expect(shown({}, 'salt')).toEqual(['Harbour', 'Tide', 'Sand'])
  })

  test('are the same when they had what waits already', async () => {
    const { network, source } = await offline()
    await source.create?.({ name: 'Ebb' })
    await source.update?.(1, { name: 'Old Harbour' })
    const { added, change } = source.queue.changesTo({})
    const after = (records: readonly Readonly<Record<string, unknown>>[]) => [
      ...added,
      ...records.map(change).filter((record) => record !== undefined),
    ]
    const once = after(films)
    const twice = after(once)
    expect(twice).toEqual(once)
    expect(network.online).toBe(false)
  })

  test('have no field that a role may not read', async () => {
    const { source } = await offline()
    await source.transition?.(1, 'review', {})
    const seen = roleSource(source, film, { role: 'guest' })
    const { added = [] } = seen.queue?.changesTo({ filter: { status: { is: 'review' } } }) ?? {}
    expect(added).toEqual([{ id: 1, name: 'Harbour', status: 'review' }])
  })
})

describe('references, without a connection', () => {
  test('find records that are known, new ones among them, and say that others are not', async () => {
    const { source } = await offline()
    const made = await source.create?.({ name: 'Ebb' })
    await source.update?.(1, { name: 'Old Harbour' })
    const found = await source.getMany?.([1, made?.id ?? 0])
    expect(found?.map(({ name }) => name)).toEqual(['Old Harbour', 'Ebb'])
    await expect(source.getMany?.([1, 9])).rejects.toMatchObject({ problem: { status: 0 } })
  })
})

test('an answer that is only a part says so still', async () => {
  const server = memorySource(film, films)
  const source = queuedSource(
    { ...server, list: async (query) => ({ ...(await server.list(query)), cap: 3 }) },
    film,
    { store: { load: async () => [], put: async () => {}, delete: async () => {} } },
  )
  expect(await source.list({})).toMatchObject({ cap: 3 })
})
