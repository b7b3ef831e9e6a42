import { describe, expect, test } from 'vitest'
import { memorySource } from '../../src/data/memorySource'
import { withReferences } from '../../src/data/queue/withReferences'
import { queuedSource } from '../../src/data/queuedSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { group, integer, list, map, reference, text, variant } from '../../src/spec/fields/fields'
import { keptStore } from './keptStore'

const person = defineEntity({
  name: 'person',
  labels: ['Person', 'People'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    friend: reference('person'),
  },
})
const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    of: reference('person'),
    guides: reference('person', { many: true }),
    stops: list({ where: text(), host: reference('person') }),
  },
})

const settle = () => new Promise<void>((done) => setTimeout(done, 5))

/** Two sources of one person without a connection, whose writes wait. */
function start() {
  const network = { online: false, reject: '' }
  const isOnline = () => network.online
  const fail = () => (network.online ? undefined : { status: 0, title: 'No answer' })
  const failPerson = (call: { method: string }) =>
    network.online && call.method === 'create' && network.reject
      ? { status: 422, title: network.reject }
      : fail()
  const servers = {
    people: memorySource(person, [{ id: 1, name: 'Ada' }], { fail: failPerson }),
    visits: memorySource(visit, [], { fail }),
  }
  const stores = { people: keptStore().store, visits: keptStore().store }
  const user = crypto.randomUUID()
  const openPeople = () =>
    queuedSource(servers.people, person, { store: stores.people, isOnline, person: user })
  const openVisits = () =>
    queuedSource(servers.visits, visit, { store: stores.visits, isOnline, person: user })
  return { network, servers, openPeople, openVisits, people: openPeople(), visits: openVisits() }
}

describe('a waiting record that refers to another waiting record', () => {
  test('is sent with the id that the other one has got, wherever the reference stands', async () => {
    const { network, servers, people, visits } = start()
    const made = await people.create?.({ name: 'Grace' })
    const id = made?.id as number
    await visits.create?.({ of: id, guides: [1, id], stops: [{ where: 'Harbour', host: id }] })
    network.online = true
    await visits.queue.send()
    expect(visits.queue.getState().status).toBe('waiting')
    await people.queue.send()
    await settle()
    expect(visits.queue.getState().status).toBe('empty')
    const grace = (await servers.people.list({})).records.find(({ name }) => name === 'Grace')?.id
    expect(grace).toBeGreaterThan(0)
    expect((await servers.visits.list({})).records).toMatchObject([
      { of: grace, guides: [1, grace], stops: [{ where: 'Harbour', host: grace }] },
    ])
  })

  test('of the same entity follows it', async () => {
    const { network, servers, people } = start()
    const grace = await people.create?.({ name: 'Grace' })
    await people.create?.({ name: 'Anita', friend: grace?.id })
    network.online = true
    await people.queue.send()
    const { records } = await servers.people.list({})
    const anita = records.find(({ name }) => name === 'Anita')
    expect(anita?.friend).toBe(records.find(({ name }) => name === 'Grace')?.id)
    expect(people.queue.getState().status).toBe('empty')
  })

  test('is sent by a page that is opened later', async () => {
    const { network, servers, people, visits, openPeople, openVisits } = start()
    const made = await people.create?.({ name: 'Grace' })
    await visits.create?.({ of: made?.id })
    await settle()
    network.online = true
    const [later, laterVisits] = [openPeople(), openVisits()]
    await later.queue.send()
    await settle()
    expect(laterVisits.queue.getState().status).toBe('empty')
    expect((await servers.visits.list({})).records[0]?.of).toBe(
      (await servers.people.list({})).records.find(({ name }) => name === 'Grace')?.id,
    )
  })

  test('is made with a connection, and refers by an id that a page still shows', async () => {
    const { network, servers, people, visits } = start()
    const made = await people.create?.({ name: 'Grace' })
    network.online = true
    await people.queue.send()
    await visits.create?.({ of: made?.id })
    expect((await servers.visits.list({})).records[0]?.of).toBe(
      (await servers.people.list({})).records.find(({ name }) => name === 'Grace')?.id,
    )
  })

  test('waits as long as the other one is rejected, and comes back once that is given up', async () => {
    const { network, servers, people, visits } = start()
    const made = await people.create?.({ name: 'Grace' })
    await visits.create?.({ of: made?.id })
    network.reject = 'No more people'
    network.online = true
    await people.queue.send()
    await visits.queue.send()
    expect(people.queue.getState().status).toBe('rejected')
    expect(visits.queue.getState().status).toBe('waiting')
    await people.queue.discard(people.queue.getState().rejected[0]?.key ?? '')
    await settle()
    expect(visits.queue.getState()).toMatchObject({
      status: 'rejected',
      rejected: [{ problem: { status: 422, title: 'It refers to a record that was not created' } }],
    })
    expect((await servers.visits.list({})).records).toEqual([])
  })
})

test('a number that a new page gives is none that an earlier page has given', async () => {
  const { people, openPeople } = start()
  const made = await people.create?.({ name: 'Grace' })
  await people.queue.discard(people.queue.getState().waiting[0]?.key ?? '')
  await new Promise((done) => setTimeout(done, 1100))
  expect((await openPeople().create?.({ name: 'Anita' }))?.id).not.toBe(made?.id)
})

test('references are replaced in groups, lists, maps and variants, and nothing else is', () => {
  const { fields } = defineEntity({
    name: 'trip',
    labels: ['Trip', 'Trips'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      lead: group({ person: reference('person'), note: text() }),
      seats: map(reference('person')),
      paid: variant('by', { friend: { person: reference('person') }, self: { note: text() } }),
      boat: reference('boat'),
    },
  })
  const to = (entity: string, id: number | string) => (entity === 'person' && id === -1 ? 8 : id)
  const values = {
    lead: { person: -1, note: '-1' },
    seats: { bow: -1, __proto__: null },
    paid: { by: 'friend', person: -1 },
    boat: -1,
    other: -1,
  }
  expect(withReferences(fields, values, to)).toEqual({
    lead: { person: 8, note: '-1' },
    seats: { bow: 8 },
    paid: { by: 'friend', person: 8 },
    boat: -1,
    other: -1,
  })
  const untouched = { lead: { person: 2, note: 'x' }, paid: { by: 'self', person: -1 }, boat: -1 }
  expect(withReferences(fields, untouched, to)).toBe(untouched)
})
