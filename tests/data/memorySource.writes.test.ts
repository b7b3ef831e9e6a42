import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { memorySource, type MemorySourceOptions } from '../../src/data/memorySource'
import { rule } from '../../src/spec/rules/crossFieldRule'
import { unique } from '../../src/spec/rules/unique'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, date, integer, text } from '../../src/spec/fields/fields'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { arabic } from '../../src/messages/arabic'
import { createTranslator } from '../../src/messages/createTranslator'

const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    to: text({ required: true, maxLength: 10 }),
    weight: integer({ min: 1 }),
    sent: date(),
    arrived: date({
      validate: (day, { sent }) => (day < String(sent) ? 'Enter a day after it was sent' : undefined),
    }),
    ['__proto__']: text(),
  },
})
type Parcel = RecordOf<typeof parcel>

const parcels: readonly Parcel[] = [
  { id: 1, rev: 3, to: 'Anna', weight: 5, sent: '2026-01-01', arrived: '2026-01-03' },
  { id: 7, rev: 1, to: 'Bo', weight: -4 },
]

const post = (options?: MemorySourceOptions<Parcel>) => memorySource(parcel, parcels, options)
const total = async (source: ReturnType<typeof post>) => (await source.list({})).total

describe('what follows from other fields', () => {
  const invoice = defineEntity({
    name: 'invoice',
    labels: ['Invoice', 'Invoices'],
    id: 'id',
    version: 'rev',
    fields: {
      id: integer({ readOnly: true }),
      rev: integer({ readOnly: true }),
      hours: integer({ required: true }),
      total: integer({ readOnly: true }),
      status: choice(['draft', 'sent'], { readOnly: true }),
    },
    states: { field: 'status', initial: 'draft' },
    transitions: { send: { from: ['draft'], to: 'sent', ask: ['hours'] } },
  })
  const invoices = () => memorySource(invoice, [], { derive: ({ hours }) => ({ total: hours * 60 }) })

  test('is worked out when a record is made, changed and brought to another state', async () => {
    const source = invoices()
    expect(await source.create({ hours: 2 })).toMatchObject({ rev: 1, total: 120 })
    expect(await source.update(1, { hours: 3 })).toMatchObject({ rev: 2, total: 180 })
    expect(await source.transition?.(1, 'send', { hours: 4 })).toMatchObject({ status: 'sent', total: 240 })
  })

  test('holds for the rules of the state that a record is brought to', async () => {
    const ruled = memorySource(
      {
        ...invoice,
        rules: [rule({ at: ['hours'], when: { status: 'sent' }, require: { hours: { gt: 1 } } })],
      },
      [{ id: 1, rev: 1, hours: 1, total: 60, status: 'draft' }],
      { derive: ({ hours }) => ({ total: hours * 60 }) },
    )
    await expect(ruled.transition?.(1, 'send', { hours: 1 })).rejects.toMatchObject({
      problem: { status: 422, issues: [{ path: ['hours'] }] },
    })
    expect(await ruled.transition?.(1, 'send', { hours: 2 })).toMatchObject({ status: 'sent' })
    expect(await ruled.create({ hours: 1 })).toMatchObject({ status: 'draft', hours: 1 })
  })

  test('a new record is in the first of its states, unless it is made in another', async () => {
    expect(await invoices().create({ hours: 2 })).toMatchObject({ status: 'draft' })
    const sent = memorySource(invoice, [], { make: () => ({ status: 'sent', total: 0 }) as const })
    expect(await sent.create({ hours: 2 })).toMatchObject({ status: 'sent' })
  })
})

describe('making a record', () => {
  test('gives it an id and a version, reads what was typed and stores it', async () => {
    const source = post()
    const made = await source.create({ to: 'Cy', weight: '1,200', sent: '' } as unknown as Partial<Parcel>)
    expect(made).toEqual({ id: 8, rev: 1, to: 'Cy', weight: 1200, sent: null })
    expect(await source.get(8)).toBe(made)
    expect((await source.list({ search: 'cy' })).records).toEqual([made])
    expect((await source.create({ to: 'Di' })).id).toBe(9)
    expectTypeOf(made).toEqualTypeOf<Parcel>()
  })

  test('takes nothing that only the server may say, or that the entity does not know', async () => {
    const made = await post().create({ id: 1, rev: 99, to: 'Cy', colour: 'red' } as Partial<Parcel>)
    expect(made).toEqual({ id: 8, rev: 1, to: 'Cy' })
  })

  test('is rejected field by field, in the words of the server', async () => {
    const source = post()
    await expect(source.create({ to: '', weight: 0 })).rejects.toMatchObject({
      problem: {
        status: 422,
        issues: [
          { path: ['to'], rule: 'required', source: 'server', message: 'Enter to' },
          { path: ['weight'], rule: 'min', source: 'server', message: 'Enter weight as 1 or more' },
        ],
      },
    })
    expect(await total(source)).toEqual({ kind: 'exact', count: 2 })
  })

  test('is rejected in the language of the person', async () => {
    const source = post({ t: createTranslator(arabic, 'ar'), locale: 'ar' })
    await expect(source.create({})).rejects.toMatchObject({
      problem: { issues: [{ message: 'املأ حقل To' }] },
    })
  })

  test('keeps a field of any name', async () => {
    const made = await post().create(JSON.parse('{"to":"Cy","__proto__":"odd"}') as Partial<Parcel>)
    expect(Object.entries(made)).toContainEqual(['__proto__', 'odd'])
  })

  test('lets the host make what the server makes', async () => {
    const note = defineEntity({
      name: 'note',
      labels: ['Note', 'Notes'],
      id: 'key',
      fields: { key: text({ readOnly: true }), on: date({ readOnly: true }), body: text() },
    })
    const make = ({ body }: { readonly body?: string | null }) => ({ key: `k-${body}`, on: '2026-11-21' })
    expect(await memorySource(note, [], { make }).create({ body: 'a' })).toEqual({
      key: 'k-a',
      on: '2026-11-21',
      body: 'a',
    })
    await expect(memorySource(note, [], { make }).create({ body: 'a' })).resolves.toBeDefined()
    await expect(memorySource(note, []).create({ body: 'a' })).rejects.toThrow(
      /nothing to put in “on”.*Give make/,
    )
  })

  test('numbers texts by the name of the entity, past those that are taken', async () => {
    const note = defineEntity({
      name: 'note',
      labels: ['Note', 'Notes'],
      id: 'key',
      fields: { key: text({ readOnly: true }) },
    })
    const source = memorySource(note, [{ key: 'note-1' }])
    expect(await source.create({})).toEqual({ key: 'note-2' })
  })

  test('says of a rule across records what the catalogue says of it, in the language asked for', async () => {
    const medicine = defineEntity({
      name: 'medicine',
      labels: ['Medicine', 'Medicines'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
      rules: [unique({ at: ['name'], error: 'name-taken' })],
    })
    const title = { en: 'There is a medicine of this name', de: 'Dieses Mittel gibt es' }
    const source = memorySource(medicine, [{ id: 1, name: 'Salve' }], {
      errors: { 'name-taken': { title } },
      locale: 'de',
    })
    await expect(source.create({ name: 'Salve' })).rejects.toMatchObject({
      problem: { issues: [{ path: ['name'], rule: 'name-taken', message: title.de }] },
    })
  })

  test('rejects an id that a person chose and another record has', async () => {
    const airport = defineEntity({
      name: 'airport',
      labels: ['Airport', 'Airports'],
      id: 'code',
      fields: { code: text({ required: true, label: 'Code' }) },
    })
    const source = memorySource(airport, [{ code: 'LIH' }])
    await expect(source.create({ code: 'LIH' })).rejects.toMatchObject({
      problem: {
        status: 422,
        issues: [{ path: ['code'], rule: 'unique', message: 'Enter another code, this one is taken' }],
      },
    })
    expect(await source.create({ code: 'HNL' })).toEqual({ code: 'HNL' })
  })
})

describe('changing a record', () => {
  test('changes the given fields alone and raises the version', async () => {
    const source = post()
    const before = await source.get(1)
    const after = await source.update(1, { weight: 6, sent: undefined }, { ifMatch: 3 })
    expect(after).toEqual({ ...before, weight: 6, rev: 4 })
    expect(before.weight).toBe(5)
    expect(await source.get(1)).toBe(after)
    expect((await source.list({ filter: { weight: { is: 6 } } })).records).toEqual([after])
  })

  test('keeps its place in the list', async () => {
    const source = post()
    await source.update(1, { to: 'Zoe' })
    expect((await source.list({})).records.map(({ id }) => id)).toEqual([1, 7])
  })

  test('empties a field that is given as null', async () => {
    expect((await post().update(1, { weight: null })).weight).toBeNull()
  })

  test('cannot change its id, its version or what is unknown', async () => {
    const after = await post().update(1, { id: 5, rev: 50, colour: 'red', to: 'Eve' } as Partial<Parcel>)
    expect(after).toMatchObject({ id: 1, rev: 4, to: 'Eve' })
    expect(after).not.toHaveProperty('colour')
  })

  test('is a conflict when someone else was faster, before anything else is said', async () => {
    const source = post()
    source.control.changeElsewhere(1, { to: 'Someone' })
    await expect(source.update(1, { to: '' }, { ifMatch: 3 })).rejects.toMatchObject({
      problem: { status: 412 },
    })
    expect(await source.update(1, { weight: 9 }, { ifMatch: 4 })).toMatchObject({
      to: 'Someone',
      weight: 9,
      rev: 5,
    })
    expect(await source.update(1, { weight: 10 }, { ifMatch: '5' })).toMatchObject({ rev: 6 })
  })

  test('finds a rule that another field breaks only now', async () => {
    await expect(post().update(1, { sent: '2026-01-04' })).rejects.toMatchObject({
      problem: { status: 422, issues: [{ path: ['arrived'], rule: 'validate' }] },
    })
  })

  test('is not rejected for dirt that was there before, elsewhere', async () => {
    expect(await post().update(7, { to: 'Bob' })).toMatchObject({ to: 'Bob', weight: -4 })
    await expect(post().update(7, { weight: -5 })).rejects.toMatchObject({ problem: { status: 422 } })
  })

  test('of a record that is gone is said to be so', async () => {
    await expect(post().update(2, { to: 'x' })).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(post().get(2)).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(post().remove(2)).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('finds records by an id that came from an address', async () => {
    expect(await post().get('7')).toMatchObject({ id: 7 })
  })

  test('without a version is told to the developer when a conflict was to be found', async () => {
    const note = defineEntity({
      name: 'note',
      labels: ['Note', 'Notes'],
      id: 'key',
      fields: { key: text({ readOnly: true }), body: text() },
    })
    const source = memorySource(note, [{ key: 'a' }])
    await expect(source.update('a', { body: 'b' }, { ifMatch: 1 })).rejects.toThrow(
      /asked for ifMatch but has no version/,
    )
    expect(await source.update('a', { body: 'b' })).toEqual({ key: 'a', body: 'b' })
  })

  test('counts a version that is a text as well', async () => {
    const note = defineEntity({
      name: 'note',
      labels: ['Note', 'Notes'],
      id: 'key',
      version: 'tag',
      fields: { key: text({ readOnly: true }), tag: text({ readOnly: true }), size: choice(['s', 'l']) },
    })
    const source = memorySource(note, [{ key: 'a', tag: 'first' }])
    const { tag } = await source.update('a', { size: 's' }, { ifMatch: 'first' })
    expect(tag).not.toBe('first')
    expect((await source.update('a', { size: 'l' }, { ifMatch: tag })).tag).not.toBe(tag)
  })
})

describe('removing a record', () => {
  test('takes it out of every list', async () => {
    const source = post()
    await source.remove(1, { ifMatch: 3 })
    expect((await source.list({})).records.map(({ id }) => id)).toEqual([7])
    await expect(source.get(1)).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('is a conflict when it was changed since', async () => {
    await expect(post().remove(1, { ifMatch: 2 })).rejects.toMatchObject({ problem: { status: 412 } })
  })
})

describe('a retry', () => {
  test('with the same key has one effect and the same answer', async () => {
    const source = post()
    const key = { idempotencyKey: 'once' }
    const made = await source.create({ to: 'Cy' }, key)
    expect(await source.create({ to: 'Cy' }, key)).toBe(made)
    expect(await total(source)).toEqual({ kind: 'exact', count: 3 })

    const changed = await source.update(1, { weight: 6 }, { ifMatch: 3, ...key })
    expect(await source.update(1, { weight: 6 }, { ifMatch: 3, ...key })).toBe(changed)
    await source.remove(7, key)
    await source.remove(7, key)
    expect(await source.create({ to: 'Cy' }, { idempotencyKey: 'another' })).not.toBe(made)
  })

  test('after a lost answer finds what the first call did', async () => {
    const source = post({ fail: ({ phase }) => (phase === 'after' ? { status: 0 } : undefined) })
    const key = { idempotencyKey: 'once' }
    await expect(source.create({ to: 'Cy' }, key)).rejects.toMatchObject({ problem: { status: 0 } })
    source.control.fail = undefined
    expect(await source.create({ to: 'Cy' }, key)).toMatchObject({ id: 8 })
    expect(await total(source)).toEqual({ kind: 'exact', count: 3 })
  })

  test('after a rejection may be mended', async () => {
    const source = post()
    const key = { idempotencyKey: 'once' }
    await expect(source.create({}, key)).rejects.toThrow()
    expect(await source.create({ to: 'Cy' }, key)).toMatchObject({ to: 'Cy' })
  })
})

describe('listeners', () => {
  test('hear of what others did, until they stop listening', async () => {
    const source = post()
    const heard = vi.fn()
    const stop = source.subscribe(heard)
    await source.update(1, { weight: 6 })
    expect(heard).not.toHaveBeenCalled()
    source.control.changeElsewhere(1, { weight: 7 })
    source.control.removeElsewhere(7)
    expect(heard).toHaveBeenCalledTimes(2)
    expect((await source.list({})).records).toMatchObject([{ id: 1, weight: 7, rev: 5 }])
    stop()
    source.control.removeElsewhere(1)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

test('methods work apart from their source, so that a host can leave some out', async () => {
  const { get, can, list } = post()
  const readOnly = { get, can, list }
  expect(await readOnly.get(1)).toMatchObject({ to: 'Anna' })
})

test('records that cannot be told apart are found at once', () => {
  expect(() => memorySource(parcel, [...parcels, ...parcels])).toThrow(/two records with the id “1”/)
  expect(() => memorySource(parcel, [{ to: 'x' } as Parcel])).toThrow(/a record without “id”/)
})
