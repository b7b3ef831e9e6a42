// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../src/spec/entities/Entity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { boolean, choice, date, integer, reference, text } from '../../../src/spec/fields/fields'
import { columnBeside, fillColumns } from '../../../src/screens/calendar/CalendarColumn'
import { columnFieldOf, columnIdOf } from '../../../src/screens/calendar/columnField'
import { liftStep } from '../../../src/screens/calendar/liftStep'
import { fillDay, filledDays } from '../../../src/screens/app/fillDay'
import { filledValues, valueParams } from '../../../src/screens/app/fillValues'

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  title: 'guest',
  fields: {
    id: integer({ readOnly: true }),
    guest: text({ label: 'Guest' }),
    from: date({ label: 'From' }),
    until: date({ label: 'Until' }),
    room: choice(['blue', 'red'], { label: 'Room' }),
    paid: boolean({ label: 'Paid' }),
    host: reference('person'),
    guests: reference('person', { many: true }),
    floor: choice(['1', '2'], { readOnly: true }),
  },
}) as unknown as Entity

const person = { name: 'person', id: 'id', fields: { id: integer() } } as unknown as Entity
const product = { entities: [visit, person] }

const on = (id: string, column?: string, start = '2026-03-18') => ({
  id,
  title: id,
  start,
  end: start,
  column,
})

describe('the columns of a day', () => {
  const columns = [
    { id: 'a', label: 'Anna' },
    { id: 'b', label: 'Ben' },
  ]
  const idsIn = (events: Parameters<typeof fillColumns>[1], given = columns) =>
    fillColumns(given, events, '2026-03-18', 'Others').map(({ label, events: within }) => [
      label,
      within.map(({ id }) => id),
    ])

  it('hold the events of that day, each in its own', () => {
    expect(idsIn([on('1', 'b'), on('2', 'a'), on('3', 'b'), on('4', 'a', '2026-03-19')])).toEqual([
      ['Anna', ['2']],
      ['Ben', ['1', '3']],
    ])
  })

  it('lose no event whose column is not there', () => {
    expect(idsIn([on('1', 'b'), on('2', 'c'), on('3')])).toEqual([
      ['Anna', []],
      ['Ben', ['1']],
      ['Others', ['2', '3']],
    ])
    expect(idsIn([on('1')], [{ id: '', label: 'Without host' }])).toEqual([['Without host', ['1']]])
  })

  it('stand beside each other, and beyond the last there is none', () => {
    expect(columnBeside(columns, 'a', 1)).toBe('b')
    expect(columnBeside(columns, 'b', 1)).toBeUndefined()
    expect(columnBeside(columns, 'a', -1)).toBeUndefined()
    expect(columnBeside(columns, 'c', 1)).toBeUndefined()
  })

  it('are reached by the keys at the sides, the other way from right to left; an end is moved by days', () => {
    const options = { rtl: false, inHours: true, inColumns: true, resizable: true }
    const step = (key: string, rtl = false, shiftKey = false) =>
      liftStep({ key, shiftKey }, { ...options, rtl })
    expect(step('ArrowRight')).toEqual({ days: 0, minutes: 0, columns: 1, part: 'event' })
    expect(step('ArrowRight', true)).toMatchObject({ columns: -1 })
    expect(step('ArrowLeft')).toMatchObject({ days: 0, columns: -1 })
    expect(step('ArrowDown')).toMatchObject({ minutes: 15, columns: 0 })
    expect(step('ArrowRight', false, true)).toMatchObject({ days: 1, columns: 0, part: 'end' })
  })
})

describe('the field whose values are columns', () => {
  it.each(['room', 'paid', 'host'])('can be %s', (name) => {
    expect(columnFieldOf(visit, visit, name)).toBe(visit.fields[name])
  })

  it('is none where none is asked for, and none that the person may not read', () => {
    expect(columnFieldOf(visit, visit, undefined)).toBeUndefined()
    const { room: _, ...fields } = visit.fields
    expect(columnFieldOf(visit, { ...visit, fields }, 'room')).toBeUndefined()
  })

  it.each([
    ['guest', '“guest” is neither a choice nor a boolean nor one reference'],
    ['guests', '“guests” is neither a choice nor a boolean nor one reference'],
    ['van', 'it has no field “van”'],
  ])('cannot be %s, and a developer is told', (name, why) => {
    expect(() => columnFieldOf(visit, visit, name)).toThrow(
      `screenwright: the calendar of “visit” has nothing to make columns of: ${why}. Give columnField the name of such a field, or leave it out.`,
    )
  })

  it('names the column of a record by its value', () => {
    expect(columnIdOf({ host: 7 }, 'host')).toBe('7')
    expect(columnIdOf({ paid: false }, 'paid')).toBe('false')
    expect(columnIdOf({ host: null }, 'host')).toBe('')
    expect(columnIdOf({}, 'host')).toBe('')
  })
})

describe('the address of a form that a calendar leads to', () => {
  it('has the day, for the end as well where days alone are asked for, and the value of the column', () => {
    const search = fillDay(visit, { start: 'from', end: 'until' }, '2026-03-18', { room: 'red' })
    expect(search).toBe('?day.from=2026-03-18&day.until=2026-03-18&value.room=red')
    expect(filledDays(visit, search)).toEqual({ from: '2026-03-18', until: '2026-03-18' })
    expect(filledValues(product, visit, search)).toEqual({ room: 'red' })
    expect(fillDay(visit, {}, '2026-03-18')).toBe('?day.from=2026-03-18')
  })

  it('has no value that cannot be given', () => {
    expect(valueParams(visit, { floor: '1', host: null, room: undefined, van: 'x' })).toEqual([])
    expect(valueParams(visit, { paid: false, host: 7 })).toEqual([
      ['value.paid', 'false'],
      ['value.host', '7'],
    ])
  })

  it('fills in what its fields can hold, and an id as it is stored', () => {
    const read = (search: string) => filledValues(product, visit, `/visits/new?${search}`)
    expect(read('value.host=7&value.paid=false')).toEqual({ host: 7, paid: false })
    expect(
      read('value.room=green&value.paid=perhaps&value.floor=1&value.guests=7&value.guest=Ada&value.host='),
    ).toEqual({})
    expect(read('value.__proto__=x&host=7')).toEqual({})
  })
})
