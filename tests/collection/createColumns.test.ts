import { describe, expect, it } from 'vitest'
import { roomOf } from '../../src/collection/Column'
import { createColumns } from '../../src/collection/createColumns'
import {
  boolean,
  choice,
  date,
  dateRange,
  instant,
  integer,
  money,
  phone,
  reference,
  text,
} from '../../src/spec/fields/fields'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { memorySource } from '../../src/data/memorySource'
import { recordLoaderOf } from '../../src/data/recordLoader'
import { messagesInEnglish } from '../../src/messages/createTranslator'

const report = defineEntity({
  name: 'report',
  labels: ['Report', 'Reports'],
  id: 'id',
  title: 'number',
  fields: {
    id: text({ readOnly: true }),
    number: text({ label: 'Number' }),
    flown: date({ label: 'Flown' }),
    few: integer({ label: 'Few', max: 9 }),
    grade: choice(['none', 'severe'], { label: 'Grade', labels: { severe: 'Substantial Damage' } }),
    state: choice(['a', 'b'], { labels: { a: 'A', b: 'W'.repeat(60) } }),
    checked: boolean({ label: 'Checked' }),
    many: integer({ label: 'Many', min: -900_000_000_000, max: 5 }),
  },
})

const columnOf = (name: string, locale = 'en') =>
  createColumns(report, [name], { sort: [] }, { locale, t: messagesInEnglish })[0]
const widthOf = (name: string, locale?: string) => columnOf(name, locale)?.width ?? 0

describe('the least width of a column', () => {
  it('shows every date whole, in languages with long and with short months', () => {
    expect(widthOf('flown', 'en-US')).toBeGreaterThanOrEqual(24 + 8 * 'Nov 20, 1992'.length)
    expect(widthOf('flown', 'pt')).toBeGreaterThan(widthOf('flown', 'en-US'))
  })

  it('is a number also where a list in groups has not read all that stands before', () => {
    const sample: { id: string; flown: string }[] = []
    sample[3] = { id: 'a', flown: '1992-11-20' }
    const [column] = createColumns(
      report,
      ['flown'],
      { sort: [] },
      { locale: 'en', t: messagesInEnglish, sample },
    )
    expect(column?.width).toBeGreaterThan(0)
  })

  it('has room for the widest Arabic letters, which end a moment of the morning', () => {
    const told = defineEntity({
      name: 'told',
      labels: ['Told', 'Told'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), at: instant({ label: 'At' }) },
    })
    const [column] = createColumns(told, ['at'], { sort: [] }, { locale: 'ar', t: messagesInEnglish })
    // “28 أغسطس 2026، 10:58 ص” takes 186 pixels in the font of a bare Linux.
    expect(column?.width).toBeGreaterThanOrEqual(24 + 186)
  })

  it('shows every moment and every stretch of days whole', () => {
    const loan = defineEntity({
      name: 'loan',
      labels: ['Loan', 'Loans'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        signed: instant({ label: 'Signed' }),
        lent: dateRange({ label: 'Lent' }),
      },
    })
    const sample = [{ id: 1, lent: { start: '2026-11-28', end: '2027-02-27' } }]
    const widths = createColumns(
      loan,
      ['signed', 'lent'],
      { sort: [] },
      { locale: 'en', t: messagesInEnglish, sample },
    ).map(({ width = 0 }) => width)
    // "Nov 28, 2028, 10:58 PM UTC" takes 192 pixels in Inter, and a little more in other fonts.
    expect(widths[0]).toBeGreaterThanOrEqual(24 + 192 + 10)
    expect(widths[0]).toBeLessThanOrEqual(24 + 192 + 20)
    expect(widths[1]).toBeGreaterThanOrEqual(24 + 8 * 'Nov 28, 2026 – Feb 27, 2027'.length)
  })

  it('does not count marks of direction', () => {
    expect(widthOf('flown', 'ar')).toBeLessThanOrEqual(24 + 8 * '28/09/2028'.length + 8)
  })

  it('shows the greatest and the least number of the field whole', () => {
    expect(widthOf('many', 'en-US')).toBeGreaterThanOrEqual(24 + 8 * '-900,000,000,000'.length)
    expect(widthOf('few', 'en-US')).toBe(112)
  })

  it('shows the longest word of a choice whole', () => {
    expect(widthOf('grade')).toBeGreaterThanOrEqual(24 + 8 * 'Substantial Damage'.length)
  })

  it('does not let a choice said in a sentence push other columns away: it grows into what is left over', () => {
    expect(widthOf('state')).toBe(256)
    expect(columnOf('state')?.grow).toBeGreaterThan(5)
  })

  it('has room for the groups of a telephone number before they come, and not for the dash of none', () => {
    const person = defineEntity({
      name: 'person',
      labels: ['Person', 'People'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), mobile: phone({ label: 'Tel.' }) },
    })
    const widthWith = (mobile: string | null) =>
      createColumns(
        person,
        ['mobile'],
        { sort: [] },
        { locale: 'en', t: messagesInEnglish, sample: [{ id: 1, mobile }] },
      )[0]?.width ?? 0
    expect(widthWith('+33472103030')).toBeGreaterThanOrEqual(24 + 8 * '+33472103030'.length + 4 * 5)
    expect(widthWith(null)).toBe(160)
  })

  it('leaves a yes or no narrow', () => {
    expect(widthOf('checked')).toBe(80)
  })

  it('is that of the longest number of a sample: one that is cut off misleads', () => {
    const priced = defineEntity({
      name: 'part',
      labels: ['Part', 'Parts'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        price: money({ currency: 'EUR' }),
        weight: integer({ unit: 'g' }),
      },
    })
    const widths = (price: string, weight: number) =>
      createColumns(
        priced,
        ['price', 'weight'],
        { sort: [] },
        {
          locale: 'en',
          t: messagesInEnglish,
          sample: [
            ...Array.from({ length: 30 }, (_, id) => ({ id, price: '8.00', weight: 3 })),
            { id: 30, price, weight },
          ],
        },
      ).map(({ width }) => width ?? 0)
    const [price = 0, weight = 0] = widths('1234567.00', 123_456_789_000)
    const [usualPrice = 0, usualWeight = 0] = widths('8.00', 3)
    expect(price).toBeGreaterThan(usualPrice)
    expect(price).toBeGreaterThanOrEqual('€1,234,567.00'.length * 8)
    expect(weight).toBeGreaterThan(usualWeight)
  })

  it('is that of most words of a sample, so that long ones are not cut beside half-empty neighbours', () => {
    const widths = (texts: readonly string[]) =>
      createColumns(
        report,
        ['number', 'few'],
        { sort: [] },
        {
          locale: 'en',
          t: messagesInEnglish,
          sample: texts.map((number) => ({ number, few: 3 })),
        },
      ).map(({ width = 0, grow = 0 }) => ({ width, grow }))
    const codes = widths(Array.from({ length: 20 }, () => 'B-52'))
    const names = widths([...Array.from({ length: 19 }, () => 'chicago o hare intl arpt'), 'x'.repeat(200)])
    expect(codes[0]!.width).toBeLessThan(100)
    expect(names[0]!.width).toBeGreaterThanOrEqual(24 + 8 * 'chicago o hare intl arpt'.length)
    expect(names[0]!.width).toBeLessThan(256)
    expect(names[0]!.grow).toBeGreaterThan(2 * codes[0]!.grow)
    expect(names[1]).toEqual(codes[1])
  })
})

describe('what a column gives up where a little room is missing', () => {
  const part = defineEntity({
    name: 'part',
    labels: ['Part', 'Parts'],
    id: 'id',
    title: 'name',
    fields: {
      id: integer({ readOnly: true }),
      name: text({ label: 'Name', maxLength: 60 }),
      price: money({ currency: 'EUR' }),
      made: instant({ label: 'Made', zone: 'Europe/Berlin' }),
    },
  })
  const columnsOf = (sample: readonly object[]) =>
    createColumns(
      part,
      ['name', 'price', 'made'],
      { sort: [] },
      { locale: 'en', t: messagesInEnglish, sample },
    )
  const record = { id: 1, name: 'Bracket for the left wing', price: '1.00', made: '2026-11-22T04:15:37Z' }

  it('is a fifth of its words, and nothing of a number or a moment', () => {
    const [name, price, made] = columnsOf([record])
    expect(name!.shrink).toBe(Math.floor(name!.width! / 5))
    expect([price!.shrink ?? 0, made!.shrink ?? 0]).toEqual([0, 0])
  })

  it('does not begin before that spares scrolling', () => {
    const room = roomOf(
      [
        { id: 'a', header: 'A', width: 160, shrink: 32, grow: 2 },
        { id: 'b', header: 'B', width: 160, grow: 0 },
      ],
      'a',
      false,
    )
    expect(room['--sw-RecordGrid-tracks']).toBe(
      'minmax(clamp(8rem, 10rem - (20rem - 100%) * 1, 10rem), 2fr) 10rem',
    )
    expect(room['--sw-RecordGrid-least']).toBe('calc(20rem - clamp(0px, (100% - 18rem + 1px) * 9999, 2rem))')
    // The column that names the rows gives up its room after the others.
    const words = { header: '', width: 160, shrink: 32, grow: 0 }
    const named = roomOf(
      [
        { ...words, id: 'name' },
        { ...words, id: 'note' },
      ],
      'name',
      false,
    )
    expect(named['--sw-RecordGrid-tracks']).toBe(
      'clamp(8rem, 10rem - (18rem - 100%), 10rem) clamp(8rem, 10rem - (20rem - 100%) * 1, 10rem) 1fr',
    )
  })

  it('leaves the seconds of a moment to the page of the record', () => {
    const [, , made] = columnsOf([record])
    expect(made!.cell!(record)).toBe(made!.cell!({ ...record, made: '2026-11-22T04:15:00Z' }))
  })

  it('is expected before there are records, so that less moves when they come', () => {
    const [name] = columnsOf([])
    expect(name!.width).toBe(24 + 8 * 28)
    expect(Math.abs(name!.width! - columnsOf([record])[0]!.width!)).toBeLessThan(32)
  })
})

describe('the least width of a column of references', () => {
  const place = (maxLength?: number) =>
    defineEntity({
      name: 'place',
      labels: ['Place', 'Places'],
      id: 'id',
      title: 'name',
      fields: {
        id: integer({ readOnly: true }),
        name: text({ ...(maxLength !== undefined && { maxLength }) }),
      },
    })
  const strike = defineEntity({
    name: 'strike',
    labels: ['Strike', 'Strikes'],
    id: 'id',
    fields: { id: text({ readOnly: true }), at: reference('place', { label: 'At' }) },
  })
  const names = Array.from({ length: 12 }, (_, id) => ({ id, name: `Chicago O’Hare Intl ${id}` }))
  const targetOf = (maxLength?: number) => {
    const entity = place(maxLength)
    return { entity, source: memorySource(entity, names) }
  }
  const sample = names.map(({ id }) => ({ id: `s${id}`, at: id }))
  const columnTo = (target: ReturnType<typeof targetOf> | undefined, records: readonly object[] = sample) =>
    createColumns(
      strike,
      ['at'],
      { sort: [] },
      { locale: 'en', t: messagesInEnglish, sample: records, references: target ? { place: target } : {} },
    )[0]
  const widthTo = (...given: Parameters<typeof columnTo>) => columnTo(...given)?.width ?? 0
  const growTo = (...given: Parameters<typeof columnTo>) => columnTo(...given)?.grow ?? 0

  it('is no more than moderate as long as no title is known, and takes of what is left over what titles ask', () => {
    expect(widthTo(targetOf(60))).toBe(152)
    expect(growTo(targetOf(60))).toBeGreaterThan(2.5)
    expect(growTo(targetOf(60))).toBeGreaterThan(growTo(targetOf()))
    expect(widthTo(targetOf(10))).toBeLessThan(100)
  })

  it('is the same before and after the rows come, so that nothing moves', () => {
    expect(widthTo(targetOf(60), [])).toBe(widthTo(targetOf(60)))
  })

  it('is that of the titles that are known already, as after a way back', () => {
    const target = targetOf(200)
    recordLoaderOf(target.source, 'id').keep(names)
    expect(widthTo(target)).toBeGreaterThan(widthTo(targetOf(200)))
    expect(growTo(target)).toBeLessThan(growTo(targetOf(200)))
    expect(widthTo(target)).toBeGreaterThanOrEqual(24 + 8 * names[0]!.name.length)
  })

  it('lets a title that is made of several fields expect more, until all that stands in it is known', () => {
    const flat = defineEntity({
      name: 'flat',
      labels: ['Flat', 'Flats'],
      id: 'id',
      title: 'unit',
      titleTemplate: 'Flat {unit}, {house}',
      fields: {
        id: integer({ readOnly: true }),
        unit: text({ maxLength: 12 }),
        house: reference('place'),
      },
    })
    const lease = defineEntity({
      name: 'lease',
      labels: ['Lease', 'Leases'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), of: reference('flat') },
    })
    const flats = names.map(({ id }) => ({ id, unit: `${id}`, house: id }))
    const houses = targetOf(60)
    const references = { flat: { entity: flat, source: memorySource(flat, flats) }, place: houses }
    const leases = names.map(({ id }) => ({ id, of: id }))
    const width = (sample: readonly object[] = leases) =>
      createColumns(
        lease,
        ['of'],
        { sort: [] },
        { locale: 'en', t: messagesInEnglish, sample, references },
      )[0]!.width
    expect(width()).toBe(192)
    expect(width([])).toBe(192)
    recordLoaderOf(references.flat.source, 'id').keep(flats)
    expect(width()).toBe(192)
    recordLoaderOf(houses.source, 'id').keep(names)
    expect(width()).toBeGreaterThan(24 + 8 * 'Flat 1, Chicago'.length)
  })

  it('is that of the ids where no provider knows the records: they are what is shown', () => {
    expect(widthTo(undefined)).toBe(88)
    expect(widthTo(undefined, [{ id: 's', at: '0b7c9a2e-55ab-4b1f-9a55-1c36c3f4c9b3' }])).toBe(256)
  })
})
