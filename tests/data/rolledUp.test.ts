import { describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { tellOwnWrites } from '../../src/data/ownWrites'
import { relatedSource } from '../../src/data/relatedSource'
import type { RollupValue } from '../../src/data/rolledUp'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { rollup } from '../../src/spec/fields/buildRollup'
import { choice, date, integer, money, number, reference } from '../../src/spec/fields/fields'
import { formula } from '../../src/spec/formulas/buildFormula'

const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    class: reference('class'),
    state: choice(['applied', 'enrolled']),
    born: date(),
    fee: money({ currency: 'EUR' }),
    grade: number(),
    weight: integer(),
  },
})
const of = { of: 'pupil', via: 'class' } as const
const schoolClass = defineEntity({
  name: 'class',
  labels: ['Class', 'Classes'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    capacity: integer(),
    enrolled: rollup(integer(), { ...of, count: true, filter: { state: 'enrolled' } }),
    free: integer({
      readOnly: true,
      required: false,
      computed: formula({ subtract: ['capacity', 'enrolled'] }),
    }),
    fees: rollup(money({ currency: 'EUR' }), { ...of, sum: 'fee' }),
    average: rollup(number({ step: 0.01 }), { ...of, average: 'grade', weight: 'weight' }),
    youngest: rollup(date(), { ...of, max: 'born' }),
    cheapest: rollup(money({ currency: 'EUR' }), { ...of, min: 'fee' }),
  },
})

function school({
  without = [] as readonly string[],
  names = ['enrolled', 'fees', 'average', 'youngest', 'cheapest'],
} = {}) {
  const pupils = memorySource(pupil, [
    { id: 1, class: 1, state: 'enrolled', born: '2018-02-01', fee: '10.10', grade: 1, weight: 2 },
    { id: 2, class: 1, state: 'enrolled', born: '2018-11-30', fee: '20.20', grade: 2, weight: 1 },
    { id: 3, class: 1, state: 'applied', born: '2017-05-05', fee: null, grade: null },
    { id: 4, class: 2, state: 'applied', born: null, fee: '9.00', grade: 5, weight: 1 },
  ])
  const classes = memorySource(schoolClass, [
    { id: 1, capacity: 20 },
    { id: 2, capacity: 5 },
    { id: 3, capacity: 8 },
  ])
  const { facets, ...plain } = pupils
  const asked: DataSource = {
    ...(without.includes('facets') ? plain : { ...plain, facets }),
    can: {
      ...pupils.can,
      filter: Object.fromEntries(
        Object.entries(pupils.can.filter).filter(([name]) => !without.includes(name)),
      ),
    },
  }
  const list = vi.spyOn(asked, 'list')
  const rollups = names.map((name): RollupValue => {
    const field = schoolClass.fields[name as 'fees']
    return {
      name,
      field,
      rollup: field.rollup,
      source: asked,
      fields: pupil.fields,
      idName: 'id',
      me: undefined,
      wantedById: false,
    }
  })
  const source = relatedSource(classes, schoolClass.fields, [], rollups)
  return { pupils: asked, classes, source, list }
}

describe('values of the records that point at one', () => {
  it('are counts, sums, averages, the first and the last of them, and what is computed from those', async () => {
    const { source } = school()
    const { records } = await source.list({})
    expect(records).toMatchObject([
      { enrolled: 2, free: 18, fees: '30.30', average: 1.33, youngest: '2018-11-30', cheapest: '10.10' },
      { enrolled: 0, free: 5, fees: '9.00', average: 5, youngest: null, cheapest: '9.00' },
      { enrolled: 0, free: 8, fees: '0.00', average: null, youngest: null, cheapest: null },
    ])
    expect(await source.get!(1)).toMatchObject({ enrolled: 2, fees: '30.30' })
  })

  it('are counted by the source of the others, with one request for all', async () => {
    const { source, pupils, list } = school({ names: ['enrolled'] })
    const facets = vi.spyOn(pupils, 'facets')
    await source.list({})
    expect(facets).toHaveBeenCalledExactlyOnceWith(
      { filter: { state: { is: 'enrolled' } } },
      ['class'],
      undefined,
    )
    expect(list).not.toHaveBeenCalled()
    expect(await source.get!(1)).toMatchObject({ enrolled: 2 })
    expect(list).toHaveBeenCalledExactlyOnceWith(
      { filter: { state: { is: 'enrolled' }, class: { is: 1 } }, limit: 1 },
      undefined,
    )
  })

  it('follow from the others themselves, where their source does not count or compare so', async () => {
    for (const without of [['facets'], ['state'], ['facets', 'state']]) {
      const { source, list } = school({ without, names: ['enrolled'] })
      const { records } = await source.list({})
      expect(records.map(({ enrolled }) => enrolled)).toEqual([2, 0, 0])
      expect(list).toHaveBeenCalledOnce()
    }
  })

  it('are missing where the others cannot be found, and keep no record from being shown', async () => {
    const { source } = school({ without: ['class', 'facets'] })
    expect((await source.list({})).records[0]).not.toHaveProperty('fees')
    const failing = school({ names: ['fees'] })
    failing.list.mockRejectedValue(new TypeError('no network'))
    const { records } = await failing.source.list({})
    expect(records).toHaveLength(3)
    expect(records[0]).not.toHaveProperty('fees')
  })

  it('stay where the source gives them itself', async () => {
    const { classes, list } = school()
    const joined: DataSource = {
      ...classes,
      list: async () => ({ records: [{ id: 1, enrolled: 7 }], total: { kind: 'exact', count: 1 } }),
    } as never
    const [value] = ['enrolled'].map((name): RollupValue => ({
      name,
      field: schoolClass.fields.enrolled,
      rollup: schoolClass.fields.enrolled.rollup,
      source: school().pupils,
      fields: pupil.fields,
      idName: 'id',
      me: undefined,
      wantedById: false,
    }))
    const source = relatedSource(joined, schoolClass.fields, [], [value!])
    expect((await source.list({})).records).toMatchObject([{ enrolled: 7 }])
    expect(list).not.toHaveBeenCalled()
  })

  it('are not read for titles alone', async () => {
    const { source, list } = school()
    expect(await source.getMany!([1])).toMatchObject([{ id: 1, capacity: 20 }])
    expect(list).not.toHaveBeenCalled()
  })

  it('are told to have changed once this page has written one of the others', () => {
    const { source, pupils } = school()
    const changed = vi.fn()
    const leave = source.subscribe!(changed)
    tellOwnWrites(pupils)
    expect(changed).toHaveBeenCalled()
    leave()
    changed.mockClear()
    tellOwnWrites(pupils)
    expect(changed).not.toHaveBeenCalled()
  })
})
