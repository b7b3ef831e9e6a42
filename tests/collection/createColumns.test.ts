import { describe, expect, it } from 'vitest'
import { createColumns } from '../../src/collection/createColumns'
import { boolean, choice, date, integer, text } from '../../src/spec/fields/fields'
import { defineEntity } from '../../src/spec/entities/defineEntity'
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

  it('leaves a yes or no narrow', () => {
    expect(widthOf('checked')).toBe(80)
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
