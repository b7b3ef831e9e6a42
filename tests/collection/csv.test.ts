import { csvParseRows } from 'd3-dsv'
import { describe, expect, it } from 'vitest'
import { fc } from '../properties'
import { csvHeader, csvLines } from '../../src/collection/csv'
import { boolean, choice, code, date, decimal, defineEntity, integer, list, text } from '../../src/spec'

const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields: {
    id: text({ readOnly: true, label: 'Number' }),
    note: text({ label: '=Note' }),
    days: integer({ label: 'Days' }),
    sum: decimal({ label: 'Sum' }),
    due: date({ label: 'Due' }),
    state: choice(['open', 'paid'], { labels: { open: 'Offen', paid: 'Bezahlt' } }),
    sent: boolean(),
    tags: list(text()),
    secret: code({ length: 6 }),
  },
})
const lines = (record: object, fields: readonly string[]) => csvLines(bill, [record], { fields })

describe('a file of comma separated values', () => {
  it('has the labels as its header, in the order of the columns, and nothing that the entity does not show', () => {
    const fields = ['due', 'note', 'secret', 'gone']
    expect(csvHeader(bill, { fields, locale: 'en' })).toBe("Due,'=Note\r\n")
  })

  it('holds values as they are stored, whatever the language', () => {
    const record = { days: 1200, sum: '-1200.50', due: '2026-05-12', state: 'open', sent: false }
    expect(lines(record, ['days', 'sum', 'due', 'state', 'sent', 'id'])).toBe(
      '1200,-1200.50,2026-05-12,open,false,\r\n',
    )
    expect(lines({ tags: ['a', 'b "c"'] }, ['tags'])).toBe('"[""a"",""b \\""c\\""""]"\r\n')
  })

  it.each(['=1+1', '+1', '-1+cmd|calc', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'has no cell that a spreadsheet runs: %j',
    (note) => {
      const [[cell = ''] = []] = csvParseRows(lines({ note }, ['note']))
      expect(cell).toBe(`'${note}`)
    },
  )

  it('guards a number field too that holds something else', () => {
    expect(lines({ days: '=1+1' }, ['days'])).toBe("'=1+1\r\n")
    expect(lines({ days: -5 }, ['days'])).toBe('-5\r\n')
  })

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (notes) => {
        const written = csvLines(
          bill,
          notes.map((note) => ({ id: 'x', note })),
          { fields: ['id', 'note'] },
        )
        const read = csvParseRows(written).map(([, note = '']) =>
          note.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''),
        )
        const plain = notes.map((note) => (/^'[=+\-@\t\r\n＝＋－＠]/.test(note) ? note.slice(1) : note))
        expect(read).toEqual(plain)
      }),
    )
  })
})
