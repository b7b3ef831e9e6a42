import { describe, expect, it, vi } from 'vitest'
import { type DataSource, type ListFilter, memorySource, type ProblemError, roleSource } from '../../src/data'
import { grantedValues } from '../../src/spec/access/creationGrant'
import {
  accessOf,
  boolean,
  choice,
  createDraft,
  defineEntity,
  integer,
  money,
  number,
  reference,
  text,
} from '../../src/spec'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  version: 'rev',
  fields: {
    id: text({ readOnly: true }),
    rev: integer({ readOnly: true }),
    owner: text(),
    margin: money({ currency: 'EUR' }),
    note: text(),
    status: choice(['draft', 'sent', 'paid'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'draft', final: ['paid'] },
  transitions: {
    send: { from: ['draft'], to: 'sent', ask: ['note'] },
    pay: { from: ['sent'], to: 'paid' },
  },
  access: {
    clerk: {
      list: { owner: { me: true } },
      read: { owner: { me: true } },
      create: true,
      update: { status: 'draft' },
      transition: { send: true },
      fields: { margin: { read: false } },
    },
    owner: {
      list: true,
      read: true,
      create: true,
      update: true,
      remove: true,
      transition: { send: true, pay: true },
    },
    courier: { list: { status: { in: ['sent'] } } },
  },
})

const records = [
  { id: 'a', rev: 1, owner: 'ada', margin: '10.00', note: '', status: 'draft' },
  { id: 'b', rev: 1, owner: 'bo', margin: '20.00', note: '', status: 'sent' },
  { id: 'c', rev: 1, owner: 'ada', margin: '30.00', note: '', status: 'sent' },
] as const

const store = () => memorySource(order, records, { make: () => ({ rev: 1, status: 'draft' as const }) })
const status = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as ProblemError).problem.status,
  )

describe('a source as a role may use it', () => {
  it('holds no field that the role may not read', async () => {
    const clerk = roleSource(store(), order, { role: 'clerk', me: 'ada' })
    const { records: seen } = await clerk.list({})
    expect(seen.map(({ id }) => id)).toEqual(['a', 'c'])
    for (const record of [...seen, await clerk.get!('a')]) expect(Object.keys(record)).not.toContain('margin')
    const made = await clerk.create!({ owner: 'ada', margin: '5.00' })
    expect(Object.keys(made)).not.toContain('margin')
    expect(Object.keys(await clerk.update!('a', { note: 'urgent' }))).not.toContain('margin')
  })

  it('neither sorts nor filters by one, also where an address asks for it', async () => {
    const clerk = roleSource(store(), order, { role: 'clerk', me: 'ada' })
    expect(clerk.can.sort).not.toContain('margin')
    expect(clerk.can.filter).not.toHaveProperty('margin')
    expect(await status(clerk.list({ sort: [{ field: 'margin', direction: 'ascending' }] }))).toBe(403)
    expect(await status(clerk.list({ filter: { margin: { gte: '20' } } }))).toBe(403)
  })

  it('finds nothing by the words of one, and no count tells of them', async () => {
    const whole = store()
    expect((await whole.list({ search: '30.00' })).records).toHaveLength(1)
    const clerk = roleSource(whole, order, { role: 'clerk', me: 'ada' })
    expect((await clerk.list({ search: '30.00' })).records).toEqual([])
    expect((await clerk.list({ search: 'ada' })).records).toHaveLength(2)
    const owner = roleSource(whole, order, { role: 'owner' })
    expect((await owner.list({ search: '30.00' })).records).toHaveLength(1)
    const everything = {
      ...order.access,
      courier: { list: true, fields: { margin: { read: false } } },
    } as const
    const courier = roleSource(whole, { ...order, access: everything }, { role: 'courier' })
    expect(await courier.facets?.({ search: '30.00' }, ['status'])).toEqual({ status: [] })
  })

  it('lists those records alone that the role may list, whatever else is asked', async () => {
    const courier = roleSource(store(), order, { role: 'courier' })
    const ids = async (filter?: ListFilter) =>
      (await courier.list({ ...(filter && { filter }) })).records.map(({ id }) => id)
    expect(await ids()).toEqual(['b', 'c'])
    expect(await ids({ status: { is: 'draft' } })).toEqual([])
    expect(await ids({ status: { in: ['draft', 'sent'] } })).toEqual(['b', 'c'])
    expect(await ids({ owner: { is: 'ada' } })).toEqual(['c'])
  })

  it('gives nothing of a person to someone without a name', async () => {
    const nameless = roleSource(store(), order, { role: 'clerk' })
    expect((await nameless.list({})).records).toEqual([])
  })

  it('lacks the calls that the role may never make', () => {
    const calls = (role: string | undefined) =>
      Object.keys(roleSource(store(), order, { role })).filter(
        (name) => !['can', 'list', 'facets', 'subscribe'].includes(name),
      )
    expect(calls('owner')).toEqual(['get', 'getMany', 'create', 'update', 'transition', 'remove', 'restore'])
    expect(calls('clerk')).toEqual(['get', 'getMany', 'create', 'update', 'transition'])
    expect(calls('courier')).toEqual(['get'])
  })

  it('makes no record that the role may not make', async () => {
    const own = defineEntity({
      ...order,
      access: { clerk: { list: true, create: { owner: { me: true }, status: 'draft' } } },
    })
    const source = roleSource(memorySource(own, records), own, { role: 'clerk', me: 'ada' })
    expect(await status(source.create?.({ owner: 'bo' }) ?? Promise.resolve())).toBe(403)
    expect(await status(source.create?.({}) ?? Promise.resolve())).toBe(403)
    expect(await source.create?.({ owner: 'ada' })).toMatchObject({ owner: 'ada' })
  })

  it('lists and reads nothing for a role that the entity does not name, and for none', async () => {
    for (const role of ['stranger', undefined]) {
      const source = roleSource(store(), order, { role })
      expect(await status(source.list({}))).toBe(403)
      expect(await status(source.get!('a'))).toBe(403)
      expect(source.getMany).toBeUndefined()
    }
  })

  it('keeps a record back that the role may not read', async () => {
    const clerk = roleSource(store(), order, { role: 'clerk', me: 'ada' })
    expect(await status(clerk.get!('b'))).toBe(403)
    expect((await clerk.getMany!(['a', 'b'])).map(({ id }) => id)).toEqual(['a'])
  })

  it('is the same one for the same role and person, so that screens share what they know', () => {
    const source = store()
    const asked = () => roleSource(source, order, { role: 'clerk', me: 'ada' })
    expect(asked()).toBe(asked())
    expect(roleSource(source, order, { role: 'owner', me: 'ada' })).not.toBe(asked())
  })

  it('is the source itself where nothing is enforced', () => {
    const open = defineEntity({ ...order, access: undefined })
    const source = store()
    expect(roleSource(source, open, { role: undefined })).toBe(source)
  })

  it('hears of changes', () => {
    const source = store()
    const listener = vi.fn()
    const stop = roleSource(source, order, { role: 'owner' }).subscribe!(listener)
    source.control.changeElsewhere('a', { note: 'x' })
    stop()
    source.control.changeElsewhere('a', { note: 'y' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('the records of a department', () => {
  const permit = defineEntity({
    name: 'permit',
    labels: ['Permit', 'Permits'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      department: choice(['roads', 'parks', 'water'], { default: { me: 'department' } }),
    },
    access: {
      officer: {
        list: { department: { me: 'department' } },
        read: { department: { me: 'department' } },
        create: { department: { me: 'department' } },
      },
    },
  })
  const kept = memorySource(permit, [
    { id: 'a', department: 'roads' },
    { id: 'b', department: 'parks' },
    { id: 'c', department: 'water' },
  ])
  const seenBy = (department: unknown) =>
    roleSource(kept, permit, { role: 'officer', me: { id: 'ada', department } })
  const idsFor = async (department: unknown) =>
    (await seenBy(department).list({})).records.map(({ id }) => id)

  it('are those of the person who asks, and of each of several departments', async () => {
    expect(await idsFor('parks')).toEqual(['b'])
    expect(await idsFor(['parks', 'water'])).toEqual(['b', 'c'])
    expect(await idsFor(null)).toEqual([])
    expect(await status(seenBy('parks').get!('a'))).toBe(403)
  })

  it('are asked of the source by a filter', async () => {
    const asked = vi.fn(kept.list.bind(kept))
    const source = roleSource({ ...kept, list: asked }, permit, {
      role: 'officer',
      me: { id: 'ada', department: ['parks', 'water'] },
    })
    await source.list({ limit: 10 })
    expect(asked.mock.calls[0]?.[0].filter).toEqual({ department: { in: ['parks', 'water'] } })
  })

  it('are another source once the person has moved, and the same for the same facts', () => {
    expect(seenBy('parks')).toBe(seenBy('parks'))
    expect(seenBy('parks')).not.toBe(seenBy('roads'))
  })

  it('are made for it alone, and begin as of it', async () => {
    const access = accessOf(permit, 'officer')
    const inOne = { id: 'ada', department: 'parks' }
    const inTwo = { id: 'bo', department: ['parks', 'water'] }
    expect(grantedValues(access, inOne)).toEqual({ department: 'parks' })
    expect(grantedValues(access, inTwo)).toEqual({})
    expect(createDraft(permit, { me: inOne })).toEqual({ department: 'parks' })
    expect(createDraft(permit, { me: inTwo }).department).toBeFalsy()
    const made = (department: 'roads' | 'parks') => status(seenBy(['parks', 'water']).create!({ department }))
    expect([await made('roads'), await made('parks')]).toEqual([403, 'done'])
  })
})

describe('a source in memory', () => {
  const fields = { id: text({ readOnly: true }), paidAt: text({ readOnly: true, required: false }) }
  const bill = defineEntity({ name: 'bill', labels: ['Bill', 'Bills'], id: 'id', fields })

  it('makes a record without what comes later, and says so where it is not said', async () => {
    const made = await memorySource(bill, []).create({})
    expect(made.paidAt).toBeUndefined()
    const atOnce = defineEntity({ ...bill, fields: { ...fields, paidAt: text({ readOnly: true }) } })
    await expect(memorySource(atOnce, []).create({})).rejects.toThrow(/or say required: false/)
  })
})

describe('a transition in memory', () => {
  it('brings a record into its next state, with what was asked', async () => {
    const source = store()
    const sent = await source.transition!('a', 'send', { note: 'by post', owner: 'eve' })
    expect(sent).toMatchObject({ status: 'sent', note: 'by post', owner: 'ada', rev: 2 })
    expect(await source.get('a')).toEqual(sent)
  })

  it('is refused where the record is in another state, and changes nothing', async () => {
    const source = store()
    expect(await status(source.transition!('a', 'pay', {}))).toBe(409)
    expect(await status(source.transition!('a', 'fly', {}))).toBe(404)
    expect(await source.get('a')).toMatchObject({ status: 'draft', rev: 1 })
  })

  it('finds that someone else was first', async () => {
    const source = store()
    source.control.changeElsewhere('a', { note: 'theirs' })
    expect(await status(source.transition!('a', 'send', {}, { ifMatch: 1 }))).toBe(412)
  })

  it('has one effect for the same key twice', async () => {
    const source = store()
    const send = () => source.transition!('a', 'send', {}, { idempotencyKey: 'k' })
    expect(await Promise.all([send(), send()])).toEqual([
      expect.objectContaining({ rev: 2 }),
      expect.objectContaining({ rev: 2 }),
    ])
  })

  it('is absent for an entity without transitions', () => {
    const still = defineEntity({ ...order, transitions: undefined, access: undefined })
    expect(memorySource(still, []).transition).toBeUndefined()
  })
})

describe('a list of which the role may see some records', () => {
  const review = defineEntity({
    name: 'review',
    labels: ['Review', 'Reviews'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      juror: reference('juror'),
      readers: reference('juror', { many: true }),
      decided: boolean(),
      score: number(),
      limit: number(),
    },
    access: {
      juror: { list: [{ juror: { me: true } }, { decided: true }] },
      strict: { list: { score: { gt: 5 } } },
      fair: { list: { score: { gte: { field: 'limit' } } } },
      reader: { list: { readers: { me: true } } },
      mistaken: { list: { nothing: true } as never },
    },
  })
  const reviews = Array.from({ length: 1200 }, (_, place) => ({
    id: place + 1,
    juror: place % 3 === 0 ? 'mina' : 'jan',
    readers: place % 4 === 0 ? ['jan', 'mina'] : ['jan'],
    decided: place % 5 === 0,
    score: place % 10,
    limit: 8,
  }))
  const may: Record<string, (one: (typeof reviews)[number]) => boolean> = {
    juror: ({ juror, decided }) => juror === 'mina' || decided,
    strict: ({ score }) => score > 5,
    fair: ({ score, limit }) => score >= limit,
    reader: ({ readers }) => readers.includes('mina'),
    mistaken: () => false,
  }
  const seenBy = (role: string, source: DataSource<object> = memorySource(review, reviews)) =>
    roleSource(source as never, review, { role, me: 'mina' })
  const idsOf = (records: readonly object[]) => records.map((record) => (record as { id: number }).id)

  it.each(Object.keys(may))('has no other record, whatever the source can compare: %s', async (role) => {
    const expected = idsOf(reviews.filter(may[role]!))
    const source = seenBy(role)
    const all = await source.list({})
    expect(idsOf(all.records)).toEqual(expected)
    expect(all.total).toEqual({ kind: 'exact', count: expected.length })
    expect((await source.list({ limit: 0 })).total).toEqual({ kind: 'exact', count: expected.length })
    const stretch = await source.list({ offset: 7, limit: 20 })
    expect(idsOf(stretch.records)).toEqual(expected.slice(7, 27))
    const sorted = await source.list({
      sort: [{ field: 'id', direction: 'descending' }],
      filter: { decided: { is: false } },
      limit: 5,
    })
    const undecided = idsOf(reviews.filter((one) => may[role]!(one) && !one.decided)).reverse()
    expect(idsOf(sorted.records)).toEqual(undecided.slice(0, 5))
  })

  it('asks the source for no more than it has to, and says what it has not looked at', async () => {
    const whole = memorySource(review, reviews)
    const list = vi.spyOn(whole, 'list')
    await seenBy('strict', whole).list({ limit: 20 })
    expect(list.mock.calls.map(([query]) => query)).toEqual([
      { filter: { score: { gte: 5 } }, offset: 0, limit: 500 },
    ])
    const endless: DataSource<(typeof reviews)[number]> = {
      can: whole.can,
      list: ({ offset = 0, limit = 0 }) =>
        Promise.resolve({
          records: Array.from({ length: limit }, (_, place) => ({ ...reviews[1]!, id: offset + place })),
          total: { kind: 'unknown' },
        }),
    }
    expect(await seenBy('juror', endless).list({ limit: 20 })).toEqual({
      records: [],
      total: { kind: 'atLeast', count: 0 },
      cap: 0,
    })
  })
})

describe('of a server that keeps to itself what its own rules ask about', () => {
  const paper = defineEntity({
    name: 'paper',
    labels: ['Paper', 'Papers'],
    id: 'id',
    title: 'name',
    fields: { id: text({ readOnly: true }), name: text(), owner: text() },
    access: {
      citizen: {
        list: { owner: { me: true } },
        read: { owner: { me: true } },
        fields: { owner: { read: false } },
      },
    },
  })
  const who = { role: 'citizen', me: 'ada' }
  const stored = memorySource(paper, [
    { id: '1', name: 'Permit', owner: 'ada' },
    { id: '2', name: 'Appeal', owner: 'bo' },
    { id: '3', name: 'Left over' },
  ])

  it('a role reads the records that the server has chosen for it', async () => {
    const server = roleSource(stored, paper, who)
    const browser = roleSource({ ...server }, paper, who)
    const { records } = await browser.list({ limit: 10 })
    expect(records).toEqual([{ id: '1', name: 'Permit' }])
    expect(await browser.get?.('1')).toEqual({ id: '1', name: 'Permit' })
    await expect(browser.get?.('2')).rejects.toThrow('The role may not read this')
  })

  it('where the browser has all of them, one without a value is still not theirs', async () => {
    const alone = roleSource(stored, paper, who)
    expect((await alone.list({ limit: 10 })).records.map(({ id }) => id)).toEqual(['1'])
    await expect(alone.get?.('3')).rejects.toThrow('The role may not read this')
  })
})
