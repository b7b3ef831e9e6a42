import { describe, expect, test } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { date, group, integer, list, money, text } from '../../src/spec/fields/fields'
import { type Answer, stubFetch } from './stubFetch'

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    sentAt: date({ label: 'Sent' }),
    address: group({ postalCode: text({ label: 'Postal code' }) }, { label: 'Address' }),
    lines: list(
      {
        what: text({ label: 'What' }),
        unitPrice: money({ label: 'Unit price', currency: 'EUR' }),
        stock: group({ shelfNumber: text({ label: 'Shelf' }) }),
      },
      { label: 'Lines' },
    ),
  },
})

const options: Partial<RestSourceOptions<(typeof invoice)['fields']>> = {
  names: { sentAt: 'sent_at', lines: 'positions' },
  fields: {
    address: { names: { postalCode: 'postal_code' } },
    lines: {
      names: { unitPrice: 'unit_cents' },
      parts: {
        unitPrice: {
          read: (cents) => (Number(cents) / 100).toFixed(2),
          write: (euros: string) => Math.round(Number(euros) * 100),
        },
        stock: { names: { shelfNumber: 'shelf_no' } },
      },
    },
  },
}

const sent = {
  id: 7,
  sent_at: '2026-03-01',
  address: { postal_code: '69002' },
  positions: [
    { what: 'Chain', unit_cents: 1450, stock: { shelf_no: 'B4' } },
    { what: 'Pedal', unit_cents: null },
  ],
}
const own = {
  id: 7,
  sentAt: '2026-03-01',
  address: { postalCode: '69002' },
  lines: [
    { what: 'Chain', unitPrice: '14.50', stock: { shelfNumber: 'B4' } },
    { what: 'Pedal', unitPrice: null },
  ],
}

function sourceOf(answer: Answer, more: object = {}) {
  const { fetch, asked } = stubFetch(() => answer)
  return {
    source: restSource(invoice, { url: '/api/invoices', fetch, retry: false, ...options, ...more }),
    asked,
  }
}

describe('what stands in groups and in the items of lists', () => {
  test('is read by the names and in the form of the server, at any depth', async () => {
    const { source } = sourceOf({ body: sent })
    expect(await source.get?.(7)).toEqual(own)
  })

  test('is written so', async () => {
    const { source, asked } = sourceOf({ body: sent })
    const { id: _, ...values } = own
    expect(await source.create?.(values)).toEqual(own)
    const { id: __, ...theirs } = sent
    expect(asked[0]?.body).toEqual(theirs)
  })

  test('is rejected at its own place, whatever the server calls that', async () => {
    const { source } = sourceOf({
      status: 422,
      body: {
        errors: {
          'positions.1.unit_cents': ['must be positive'],
          'positions[0].stock.shelf_no': ['is full'],
        },
      },
    })
    await expect(source.update?.(7, { lines: own.lines })).rejects.toMatchObject({
      problem: {
        issues: [
          { path: ['lines', 1, 'unitPrice'], message: 'must be positive' },
          { path: ['lines', 0, 'stock', 'shelfNumber'], message: 'is full' },
        ],
      },
    })
  })

  test('goes through a function of the host for the whole field as well', async () => {
    const lines = { ...options.fields?.lines, read: (all: unknown) => (all as unknown[]).slice(0, 1) }
    const { source } = sourceOf({ body: sent }, { fields: { ...options.fields, lines } })
    expect(await source.get?.(7)).toMatchObject({ lines: [own.lines[0]] })
  })

  test('that the entity does not have is a mistake of the developer', () => {
    const wrong = (lines: object) => () => sourceOf({}, { fields: { lines } })
    expect(wrong({ names: { price: 'unit_cents' } })).toThrow(/“price” in “lines”, which has no such field/)
    expect(wrong({ parts: { stock: { names: { shelf: 'shelf_no' } } } })).toThrow(/“shelf” in “lines.stock”/)
    expect(() => sourceOf({}, { fields: { sentAt: { names: { day: 'd' } } } })).toThrow(/“day” in “sentAt”/)
  })
})
