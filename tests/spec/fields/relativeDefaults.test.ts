import { describe, expect, it } from 'vitest'
import { createDraft, defineEntity } from '../../../src/spec/entities/defineEntity'
import { newItem } from '../../../src/form/newItem'
import {
  date,
  type Field,
  group,
  instant,
  integer,
  list,
  reference,
  text,
} from '../../../src/spec/fields/fields'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { someValue } from '../../../src/spec/values/someValue'

const now = Date.parse('2026-11-28T22:47:31.512Z')

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    issued: date({ default: { today: true, zone: 'UTC' } }),
    due: date({ default: { today: 'P14D', zone: 'UTC' } }),
    noted: instant({ default: { now: true } }),
    reminder: instant({ default: { now: 'PT1H' } }),
    clerk: reference('user', { default: { me: true } }),
    watchers: reference('user', { many: true, default: { me: true } }),
    lines: list(
      group({
        what: text(),
        from: date({ default: { today: true } }),
        by: reference('user', { default: { me: true } }),
      }),
    ),
  },
})

describe('a default that depends on when a draft is begun, or by which person', () => {
  it('is the day, the moment to the minute, and the person', () => {
    expect(createDraft(invoice, { now, me: 7 })).toEqual({
      issued: '2026-11-28',
      due: '2026-12-12',
      noted: '2026-11-28T22:47:00.000Z',
      reminder: '2026-11-28T23:47:00.000Z',
      clerk: 7,
      watchers: [7],
    })
  })

  it('is the day by the clocks of its zone', () => {
    const shift = defineEntity({
      name: 'shift',
      labels: ['Shift', 'Shifts'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        day: date({ default: { today: true, zone: 'Asia/Tokyo' } }),
      },
    })
    expect(createDraft(shift, { now })).toEqual({ day: '2026-11-29' })
  })

  it('leaves a person out who is not known', () => {
    const draft = createDraft(invoice, { now })
    expect(draft).not.toHaveProperty('clerk')
    expect(draft).not.toHaveProperty('watchers')
  })

  it('counts from now where nothing else is said', () => {
    const before = Date.now()
    const { noted } = createDraft(invoice)
    expect(Date.parse(noted ?? '')).toBeGreaterThan(before - 60_000)
    expect(Date.parse(noted ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('holds for each new item of a list as well', () => {
    expect(newItem(invoice.fields.lines.of, { now, me: 7 })).toEqual({ from: '2026-11-28', by: 7 })
  })

  it('is no default of the JSON Schema, which takes values alone', () => {
    const { properties } = invoice['~standard'].jsonSchema.input({ target: 'draft-2020-12' }) as {
      properties: Record<string, object>
    }
    for (const name of ['issued', 'noted', 'clerk']) {
      expect(JSON.stringify(properties[name])).not.toMatch(/"default"|today|"me"/)
    }
  })

  it('gives an example of a value where one is needed', () => {
    expect(someValue(invoice.fields.due)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(someValue(invoice.fields.clerk)).toBe('1')
  })

  it('is told in words', () => {
    const sheet = describeProduct({ entities: [invoice] })
    expect(sheet).toContain('begins as in 14 days')
    expect(sheet).toContain('begins as the person who fills it in')
  })

  it.each([
    [date({ default: { today: 'soon' } }), 'has a default which is no length of days'],
    [date({ default: { today: true, zone: 'Mars/Base' } }), 'whose zone the IANA database does not know'],
    [reference('user', { default: { me: 7 as never } }), 'Say { me: true } for the person who fills it in'],
  ])('is a mistake where it cannot be told what is meant', (field: Field, message) => {
    const declare = () =>
      defineEntity({
        name: 'note',
        labels: ['Note', 'Notes'],
        id: 'id',
        fields: { id: text(), wrong: field },
      })
    expect(declare).toThrow(message)
  })
})
