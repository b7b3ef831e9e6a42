import { describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { listenToOwnWrites, noteOrigin, tellOwnWrites } from '../../src/data/ownWrites'
import { ProblemError } from '../../src/data/problems'
import { rosterSource } from '../../src/data/rosterSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, date, integer, reference, text } from '../../src/spec/fields/fields'

const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text(), class: text() },
})

const presence = defineEntity({
  name: 'presence',
  labels: ['Presence', 'Presences'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    pupil: reference('pupil', { required: true }),
    day: date({ required: true }),
    state: choice(['present', 'absent', 'late'], { required: true }),
    note: text({ default: 'By the teacher' }),
  },
})

const today = '2026-03-18'

function school(count = 3) {
  const pupils = memorySource(
    pupil,
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: ['Ada', 'Bo', 'Cem'][index] ?? `Pupil ${index + 1}`,
      class: index === 2 ? '8b' : '8a',
    })),
  )
  const presences = memorySource(presence, [
    { id: 70, rev: 1, pupil: 2, day: today, state: 'absent', note: 'Ill' },
    { id: 71, rev: 1, pupil: 1, day: '2026-03-17', state: 'late', note: null },
  ])
  const roll = (source: DataSource<never> = presences as never) =>
    rosterSource(source as unknown as typeof presences, {
      entity: presence,
      via: 'pupil',
      of: { entity: pupil, source: pupils, sort: [{ field: 'name', direction: 'ascending' }] },
      values: { day: today },
    })
  return { pupils, presences, roll }
}

describe('a roster', () => {
  it('has a row for each of the others, with the record of that day where there is one', async () => {
    const { roll } = school()
    const { records, total } = await roll().list({})
    expect(records).toEqual([
      { id: 1, pupil: 1, day: today },
      { id: 2, rev: 1, pupil: 2, day: today, state: 'absent', note: 'Ill' },
      { id: 3, pupil: 3, day: today },
    ])
    expect(total).toEqual({ kind: 'exact', count: 3 })
  })

  it('takes those alone that are asked for, a stretch at a time, and looks for them by their own words', async () => {
    const { pupils, presences } = school()
    const roll = rosterSource(presences, {
      entity: presence,
      via: 'pupil',
      of: { entity: pupil, source: pupils, filter: { class: { is: '8a' } } },
      values: { day: today },
    })
    expect(roll.can).toEqual({ search: true, sort: [], filter: {} })
    expect((await roll.list({ offset: 1, limit: 1 })).records.map(({ pupil: one }) => one)).toEqual([2])
    expect((await roll.list({ search: 'cem' })).records).toEqual([])
    expect((await roll.list({ search: 'ada' })).records).toHaveLength(1)
  })

  it('makes the record with the first value, and changes it with the next', async () => {
    const { presences, roll } = school()
    const source = roll()
    await source.list({})
    const first = await source.update?.(1, { state: 'present' })
    expect(first).toMatchObject({ id: 1, pupil: 1, state: 'present', note: 'By the teacher', rev: 1 })
    const second = await source.update?.(1, { state: 'late' }, { ifMatch: 1 })
    expect(second).toMatchObject({ id: 1, state: 'late', rev: 2 })
    const { records } = await presences.list({ filter: { pupil: { is: 1 }, day: { is: today } } })
    expect(records).toMatchObject([{ state: 'late', day: today }])
    expect(records[0]?.id).not.toBe(1)
    expect((await source.list({})).records[0]).toMatchObject({ id: 1, state: 'late' })
  })

  it('removes the record whose values are all taken back, and has its row still', async () => {
    const { presences, roll } = school()
    const source = roll()
    await source.update?.(1, { state: 'present' })
    const row = await source.update?.(1, { state: null } as never, { ifMatch: 1 })
    expect(row).toEqual({ id: 1, pupil: 1, day: today })
    const ofToday = { filter: { pupil: { is: 1 }, day: { is: today } } }
    expect((await presences.list(ofToday)).records).toEqual([])
    expect(await source.update?.(1, { state: 'late' })).toMatchObject({ id: 1, state: 'late' })
    expect((await presences.list(ofToday)).records).toHaveLength(1)
    // Something is left of this one: it is the source that says that a state is needed.
    await source.list({})
    const emptied = source.update?.(2, { state: null } as never)
    await expect(emptied).rejects.toMatchObject({ problem: { status: 422 } })
  })

  it('makes one record where two values are filled in at once', async () => {
    const { presences, roll } = school()
    const source = roll()
    await Promise.all([source.update?.(3, { state: 'late' }), source.update?.(3, { note: 'The bus' })])
    const { records } = await presences.list({ filter: { pupil: { is: 3 } } })
    expect(records).toMatchObject([{ state: 'late', note: 'The bus' }])
  })

  it('writes over nothing that another person has filled in meanwhile', async () => {
    const { presences, roll } = school()
    const source = roll()
    await source.list({})
    await presences.create({ pupil: 3, day: today, state: 'absent' })
    const late = source.update?.(3, { state: 'present' })
    await expect(late).rejects.toMatchObject({ problem: { status: 412 } })
    expect(await source.get?.(3)).toMatchObject({ id: 3, state: 'absent' })
  })

  it('makes no second record when a call is tried again whose answer was lost', async () => {
    const { presences, roll } = school()
    let isLost = true
    const losing: typeof presences = {
      ...presences,
      async create(values, options) {
        const made = await presences.create(values, options)
        if (!isLost) return made
        isLost = false
        throw new ProblemError({ status: 0 })
      },
    }
    const source = roll(losing as never)
    const key = { idempotencyKey: 'k' }
    await expect(source.update?.(1, { state: 'present' }, key)).rejects.toMatchObject({
      problem: { status: 0 },
    })
    expect(await source.update?.(1, { state: 'present' }, key)).toMatchObject({ id: 1, state: 'present' })
    expect((await presences.list({ filter: { pupil: { is: 1 }, day: { is: today } } })).records).toHaveLength(
      1,
    )
  })

  it('fails as the source fails, and can be tried again', async () => {
    const { presences, roll } = school()
    const create = vi.spyOn(presences, 'create').mockRejectedValueOnce(new ProblemError({ status: 403 }))
    const source = roll()
    await expect(source.update?.(1, { state: 'late' })).rejects.toMatchObject({ problem: { status: 403 } })
    expect(await source.update?.(1, { state: 'late' })).toMatchObject({ state: 'late' })
    expect(create).toHaveBeenCalledTimes(2)
  })

  it('asks for the records of many others in requests of a hundred', async () => {
    const { presences, roll } = school(250)
    const list = vi.spyOn(presences, 'list')
    const { records } = await roll().list({ limit: 250 })
    expect(records).toHaveLength(250)
    expect(list).toHaveBeenCalledTimes(3)
  })

  it('is read alone where its source cannot make records', () => {
    const { presences, roll } = school()
    const { create: _, ...read } = presences
    expect(roll(read as never).update).toBeUndefined()
  })

  it('tells of changes of both, and counts its own writes as those of its source', () => {
    const { pupils, presences, roll } = school()
    const source = roll()
    const [heard, heardOwn] = [vi.fn(), vi.fn()]
    const stop = source.subscribe?.(heard)
    listenToOwnWrites(presences, heardOwn)
    const used = { ...source }
    noteOrigin(used, source)
    tellOwnWrites(used)
    expect(heardOwn).toHaveBeenCalledTimes(1)
    expect(presences.subscribe).toBeDefined()
    expect(pupils.subscribe).toBeDefined()
    stop?.()
  })

  it('says what it cannot be made of', () => {
    const { pupils, presences, roll } = school()
    const unable = { ...presences, can: { ...presences.can, filter: {} } }
    expect(() => roll(unable as never)).toThrow(
      'screenwright: rosterSource cannot ask the source of “presence” for records by “pupil” (`in`), so that a second record would be made for each row. Let the source filter by it.',
    )
    expect(() =>
      rosterSource(presences, {
        entity: presence,
        via: 'state',
        of: { entity: pupil, source: pupils },
        values: {},
      }),
    ).toThrow('is given via “state”, which is no reference of “presence” to one record')
  })
})
