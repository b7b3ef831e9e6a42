import { describe, expect, test } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { ProblemError } from '../../src/data/problems'
import type { QueueStore } from '../../src/data/queue/QueuedWrite'
import { queuedSource } from '../../src/data/queuedSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { choice, integer, text } from '../../src/spec/fields/fields'
import { testSource } from '../../src/testing/sourceConformance'
import { fc } from '../properties'
import { parcel, parcels } from '../testing/parcels'
import { keptStore } from './keptStore'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ required: true }),
    nest: text(),
  },
})
type Bird = RecordOf<typeof bird>

const birds: readonly Bird[] = ['Gull', 'Tern', 'Knot'].map((name, place) => ({
  id: place + 1,
  rev: 1,
  name,
  nest: 'reeds',
}))

/** Let all that needs no help of a test come to its end. */
const settle = () => new Promise<void>((done) => setImmediate(done))

function start(online = true) {
  const network = { online }
  const server = memorySource(bird, birds, {
    fail: () => (network.online ? undefined : { status: 0, title: 'No answer' }),
  })
  const { kept, store } = keptStore()
  const open = () => queuedSource(server, bird, { store, isOnline: () => network.online })
  return { network, server, kept, open, source: open() }
}

describe('without anything waiting', async () => {
  await testSource(test, {
    entity: parcel,
    records: parcels,
    makeSource: (records) =>
      queuedSource(memorySource(parcel, records, { history: true, trash: true }), parcel, {
        store: keptStore().store,
        isOnline: () => true,
      }),
  })
})

describe('a write without a connection', () => {
  test('waits, is shown as if it were done, and is sent when there is a connection', async () => {
    const { source, network, server } = start()
    await source.list({})
    network.online = false
    expect(await source.update?.(1, { name: 'Herring gull' }, { ifMatch: 1 })).toEqual({
      ...birds[0],
      name: 'Herring gull',
    })
    expect(await source.get?.(1)).toMatchObject({ name: 'Herring gull', nest: 'reeds' })
    expect(source.queue.getState()).toMatchObject({ status: 'waiting', waiting: [{ method: 'update' }] })
    network.online = true
    await source.queue.send()
    expect(source.queue.getState().status).toBe('empty')
    expect(await server.get(1)).toMatchObject({ name: 'Herring gull', rev: 2 })
  })

  test('survives that the page is closed, and is sent by the next one', async () => {
    const { source, network, server, open } = start()
    network.online = false
    await source.update?.(1, { name: 'Herring gull' }, { ifMatch: 1 })
    const next = open()
    await settle()
    expect(next.queue.getState().waiting).toHaveLength(1)
    network.online = true
    // Any answer says that there is a connection again.
    expect((await next.list({})).records[0]).toMatchObject({ name: 'Herring gull' })
    await settle()
    expect(await server.get(1)).toMatchObject({ name: 'Herring gull', rev: 2 })
    expect(next.queue.getState().status).toBe('empty')
  })

  test('after another of the same record is sent with the version that the first one made', async () => {
    const { source, network, server } = start()
    network.online = false
    await source.update?.(1, { name: 'Herring gull' }, { ifMatch: 1 })
    await source.update?.(1, { nest: 'roof' }, { ifMatch: 1 })
    network.online = true
    await source.queue.send()
    expect(await server.get(1)).toEqual({ id: 1, rev: 3, name: 'Herring gull', nest: 'roof' })
  })

  test('makes a record that can be changed before it is there, and is found under both ids afterwards', async () => {
    const { source, network, server } = start()
    await source.list({})
    network.online = false
    const made = (await source.create?.({ name: 'Eider' })) as Bird
    await source.update?.(made.id, { nest: 'down' })
    expect(await source.get?.(made.id)).toMatchObject({ name: 'Eider', nest: 'down' })
    network.online = true
    const { records, total } = await source.list({ limit: 2 })
    expect(records.map(({ name }) => name)).toEqual(['Eider', 'Gull'])
    expect(total).toEqual({ kind: 'exact', count: 4 })
    await source.queue.send()
    expect(await server.get(4)).toMatchObject({ name: 'Eider', nest: 'down' })
    expect(await source.get?.(made.id)).toMatchObject({ id: 4, name: 'Eider' })
    expect((await source.list({})).records).toHaveLength(4)
  })

  test('removes a record from lists, and from the server later', async () => {
    const { source, network, server } = start()
    await source.list({})
    network.online = false
    await source.remove?.(2, { ifMatch: 1 })
    await expect(source.get?.(2)).rejects.toMatchObject({ problem: { status: 404 } })
    network.online = true
    await source.queue.send()
    expect((await server.list({})).records.map(({ id }) => id)).toEqual([1, 3])
  })

  test('whose answer was lost is sent again by its key, and has one effect', async () => {
    const { store } = keptStore()
    const server = memorySource(bird, birds)
    const line = { broken: true }
    const source = queuedSource(
      {
        ...server,
        create: async (values, options) => {
          const made = await server.create(values, options)
          if (line.broken) throw new ProblemError({ status: 0 })
          return made
        },
      },
      bird,
      { store, isOnline: () => true },
    )
    await source.create?.({ name: 'Eider' })
    line.broken = false
    await settle()
    await source.queue.send()
    expect((await server.list({})).records).toHaveLength(4)
  })

  test('is told to the person where the browser keeps nothing', async () => {
    const { network, server } = start(false)
    const store: QueueStore = {
      load: () => Promise.reject(new DOMException('no', 'SecurityError')),
      put: () => Promise.reject(new DOMException('no', 'SecurityError')),
      delete: async () => {},
    }
    const source = queuedSource(server, bird, { store, isOnline: () => network.online })
    await expect(source.update?.(1, { name: 'Auk' })).rejects.toMatchObject({ problem: { status: 424 } })
    network.online = true
    expect(await source.update?.(1, { name: 'Auk' })).toMatchObject({ name: 'Auk' })
  })
})

describe('a write that is rejected when it is sent', () => {
  async function conflicting() {
    const all = start()
    await all.source.list({})
    all.network.online = false
    await all.source.update?.(1, { name: 'Herring gull' }, { ifMatch: 1 })
    await all.source.update?.(1, { nest: 'roof' }, { ifMatch: 1 })
    await all.source.update?.(2, { nest: 'sand' }, { ifMatch: 1 })
    all.network.online = true
    all.server.control.changeElsewhere(1, { name: 'Black-headed gull' })
    await all.source.queue.send()
    return all
  }

  test('comes back to the person, holds back its own record alone, and outlives the page', async () => {
    const { source, server, open } = await conflicting()
    expect(await server.get(2)).toMatchObject({ nest: 'sand' })
    expect(await server.get(1)).toMatchObject({ name: 'Black-headed gull', nest: 'reeds' })
    const { status, rejected, waiting } = source.queue.getState()
    expect([status, rejected.length, waiting.length]).toEqual(['rejected', 1, 1])
    expect(rejected[0]).toMatchObject({ values: { name: 'Herring gull' }, problem: { status: 412 } })
    const next = open()
    await settle()
    expect(next.queue.getState().rejected).toHaveLength(1)
  })

  test('leaves the record as the other one wrote it, for the person to see', async () => {
    const { source } = await conflicting()
    expect(await source.get?.(1)).toMatchObject({ name: 'Black-headed gull' })
    expect((await source.list({ filter: { name: { contains: 'Black' } } })).records).toHaveLength(1)
  })

  test('is sent over what the other has written when the person says so, and what follows after it', async () => {
    const { source, server } = await conflicting()
    await source.queue.retry(source.queue.getState().rejected[0]?.key ?? '')
    expect(source.queue.getState().status).toBe('empty')
    expect(await server.get(1)).toMatchObject({ name: 'Herring gull', nest: 'roof' })
  })

  test('is given up when the person says so; what followed it is asked about in its turn', async () => {
    const { source, server } = await conflicting()
    await source.queue.discard(source.queue.getState().rejected[0]?.key ?? '')
    expect(source.queue.getState().rejected).toMatchObject([{ values: { nest: 'roof' } }])
    await source.queue.discard(source.queue.getState().rejected[0]?.key ?? '')
    expect(source.queue.getState().status).toBe('empty')
    expect(await server.get(1)).toMatchObject({ name: 'Black-headed gull', nest: 'reeds' })
  })
})

describe('a write that is rejected for its values', () => {
  /** A server that takes no name twice. */
  function strict() {
    const network = { online: false }
    const server = memorySource(bird, birds)
    const check = async (values: object) => {
      if (!network.online) throw new ProblemError({ status: 0 })
      const { name } = values as { name?: string }
      if (birds.some((one) => one.name === name)) throw new ProblemError({ status: 422, title: 'Taken' })
    }
    const { kept, store } = keptStore()
    const source = queuedSource(
      {
        ...server,
        create: (values, options) => check(values).then(() => server.create(values, options)),
        update: (id, values, options) => check(values).then(() => server.update(id, values, options)),
      },
      bird,
      { store, isOnline: () => network.online },
    )
    return { network, server, source, kept }
  }

  test('is mended by another change of the same record, and sent with both', async () => {
    const { network, server, source } = strict()
    const made = await source.create?.({ name: 'Gull', nest: 'roof' })
    network.online = true
    await source.queue.send()
    expect(source.queue.getState().rejected).toMatchObject([{ problem: { status: 422 } }])
    const mended = await source.update?.(made?.id as number, { name: 'Herring gull' })
    expect(mended).toMatchObject({ name: 'Herring gull', nest: 'roof', id: 4 })
    expect(await server.get(4)).toMatchObject({ name: 'Herring gull', nest: 'roof' })
    expect(source.queue.getState().status).toBe('empty')
    expect(await source.get?.(made?.id as number)).toMatchObject({ id: 4 })
  })

  test('is told to the form when it is rejected once more, and keeps what was entered last', async () => {
    const { network, source } = strict()
    await source.list({})
    await source.update?.(3, { name: 'Gull', nest: 'roof' }, { ifMatch: 1 })
    network.online = true
    await source.queue.send()
    await expect(source.update?.(3, { name: 'Tern' }, { ifMatch: 1 })).rejects.toMatchObject({
      problem: { status: 422 },
    })
    expect(source.queue.getState().rejected).toMatchObject([
      { values: { name: 'Tern', nest: 'roof' }, problem: { status: 422 } },
    ])
  })

  test('waits with both where the connection is gone again', async () => {
    const { network, server, source, kept } = strict()
    await source.list({})
    await source.update?.(3, { name: 'Gull', nest: 'roof' }, { ifMatch: 1 })
    network.online = true
    await source.queue.send()
    network.online = false
    expect(await source.update?.(3, { name: 'Ruff' }, { ifMatch: 1 })).toMatchObject({
      name: 'Ruff',
      nest: 'roof',
    })
    expect([...kept.values()]).toMatchObject([{ values: { name: 'Ruff', nest: 'roof' } }])
    expect(source.queue.getState().status).toBe('waiting')
    network.online = true
    await source.queue.send()
    expect(await server.get(3)).toMatchObject({ name: 'Ruff', nest: 'roof', rev: 2 })
  })
})

/** The events that may befall a person with a phone. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), id: fc.constantFrom(1, 2, 3) }) },
  ...(['online', 'offline', 'losesAnswers', 'crash', 'someoneElse'] as const).map((kind) => ({
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant(kind), id: fc.constantFrom(1, 2, 3) }),
  })),
)

describe('whatever happens to the connection and the page', () => {
  test('each write that was accepted is done once and in its order, or comes back to the person', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 30 }), async (events) => {
        const network = { online: true, losesAnswers: false }
        const server = memorySource(bird, birds)
        /** The names that the server has stored, by record, in the order in which it did. */
        const done: { id: unknown; name: unknown }[] = []
        const { kept, store } = keptStore()

        /** A page: after its crash nothing of it reaches the store or the server, and no answer reaches it. */
        function openPage() {
          const page = { alive: true }
          const never = () => new Promise<never>(() => {})
          const reach = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
            if (!page.alive) return never()
            const answer = await act()
            return page.alive ? answer : never()
          }
          const inner: DataSource<Bird> = {
            can: server.can,
            list: (...given) => reach(() => server.list(...given)),
            get: (...given) => reach(() => server.get(...given)),
            update: (id, changes, options) =>
              reach(async () => {
                if (!network.online) throw new ProblemError({ status: 0 })
                const before = await server.get(id)
                const after = await server.update(id, changes, options)
                const now = await server.get(id)
                if (now.rev !== before.rev) done.push({ id, name: changes.name })
                if (network.losesAnswers) throw new ProblemError({ status: 0 })
                return after
              }),
          }
          const source = queuedSource(inner, bird, {
            store: {
              load: () => reach(store.load),
              put: (write) => reach(() => store.put(write)),
              delete: (key) => reach(() => store.delete(key)),
            },
            isOnline: () => network.online,
          })
          return { page, source }
        }

        let { page, source } = openPage()
        const accepted: { id: number; name: string }[] = []
        for (const [turn, { kind, id }] of events.entries()) {
          if (kind === 'online') Object.assign(network, { online: true, losesAnswers: false })
          if (kind === 'offline') network.online = false
          if (kind === 'losesAnswers') network.losesAnswers = true
          if (kind === 'someoneElse') server.control.changeElsewhere(id, { nest: `nest ${turn}` })
          if (kind === 'crash') {
            page.alive = false
            ;({ page, source } = openPage())
          }
          if (kind === 'write') {
            const name = `name ${turn}`
            const seen = server.control && (await server.get(id)).rev
            const written = source.update?.(id, { name }, { ifMatch: seen })
            const outcome = await Promise.resolve(written).then(
              () => 'accepted',
              () => 'told',
            )
            if (outcome === 'accepted') accepted.push({ id, name })
          }
        }
        Object.assign(network, { online: true, losesAnswers: false })
        await source.queue.send()
        await source.queue.send()

        const back = [...kept.values()].map(({ id, values }) => ({ id, name: values.name }))
        for (const id of [1, 2, 3]) {
          const namesOf = (all: readonly { id: unknown; name: unknown }[]) =>
            all.filter((one) => one.id === id).map(({ name }) => name)
          const doneNames = namesOf(done)
          const wanted = namesOf(accepted)
          // None lost, none twice.
          expect(
            [...doneNames.filter((name) => wanted.includes(name as string)), ...namesOf(back)].toSorted(),
          ).toEqual(wanted.toSorted())
          expect(new Set(doneNames).size).toBe(doneNames.length)
          // In their order.
          expect(doneNames).toEqual(doneNames.toSorted((one, other) => turnOf(one) - turnOf(other)))
        }
      }),
      { numRuns: 200 },
    )
  })
})

const turnOf = (name: unknown) => Number(String(name).split(' ')[1])

describe('a removal', () => {
  test('that waits is taken back before anyone hears of it', async () => {
    const { network, server, source } = start()
    await source.get?.(1)
    network.online = false
    await source.remove?.(1)
    expect(source.queue.getState().waiting).toHaveLength(1)
    expect(await source.restore?.(1)).toEqual(birds[0])
    expect(source.queue.getState().status).toBe('empty')
    network.online = true
    await source.queue.send()
    expect(await server.get(1)).toEqual(birds[0])
  })

  test('that was sent is taken back at the source', async () => {
    const { source } = start()
    await source.remove?.(1)
    expect(await source.restore?.(1)).toMatchObject({ name: 'Gull', rev: 2 })
    expect((await source.list({})).records).toHaveLength(3)
  })
})

describe('a record that waits to be made', () => {
  const task = defineEntity({
    name: 'task',
    labels: ['Task', 'Tasks'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      what: text(),
      state: choice(['open', 'done'], { readOnly: true }),
    },
    states: { field: 'state', initial: 'open' },
    transitions: { finish: { from: ['open'], to: 'done' } },
  })

  test('is in its first state, in the answer and wherever it is read', async () => {
    const source = queuedSource(
      memorySource(task, [], { fail: () => ({ status: 0, title: 'No answer' }) }),
      task,
      { store: keptStore().store, isOnline: () => false },
    )
    const made = await source.create?.({ what: 'Mow', ...({ state: null } as object) })
    expect(made).toMatchObject({ what: 'Mow', state: 'open' })
    expect(await source.get?.(made?.id as number)).toMatchObject({ state: 'open' })
    await source.transition?.(made?.id as number, 'finish', {})
    expect(await source.get?.(made?.id as number)).toMatchObject({ state: 'done' })
  })

  test('is known with all records that came by, to choose from', async () => {
    const { source, network } = start()
    await source.list({})
    network.online = false
    await source.create?.({ name: 'Eider' })
    await source.update?.(1, { name: 'Herring gull' })
    await source.remove?.(2)
    expect(source.queue.known().map(({ name }) => name)).toEqual(['Eider', 'Herring gull', 'Knot'])
  })
})
