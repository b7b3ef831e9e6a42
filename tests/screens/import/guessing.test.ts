// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { guessDateOrder, readDay } from '../../../src/screens/import/dateOrder'
import { guessColumns, guessHeader } from '../../../src/screens/import/guessColumns'
import { guessNumbers } from '../../../src/screens/import/guessNumbers'
import { faultyText, readCell } from '../../../src/screens/import/readCell'
import {
  boolean,
  choice,
  choices,
  date,
  dateRange,
  decimal,
  duration,
  type Field,
  instant,
  integer,
  list,
  money,
  number,
  percent,
  text,
  time,
} from '../../../src/spec'

const fields = {
  flightDate: date({ label: { en: 'Flight date', de: 'Flugdatum', ar: 'تاريخ الرحلة' }, required: true }),
  airport: text({ label: 'Airport' }),
  speed: integer({ label: 'Speed', unit: 'kn' }),
  damage: choice(['None', 'Minor', 'Substantial'], {
    label: 'Damage',
    labels: { None: { en: 'No damage', de: 'Keiner' } },
  }),
  costTotal: money({ label: 'Cost', currency: 'USD' }),
}
const names = Object.keys(fields)
const words = { numbers: 'en', locale: 'en', yes: 'Yes', no: 'No' }
const rowsOf = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 2, cells }))
const guess = (headers: string[], rows = rowsOf()) =>
  guessColumns({ fields }, names, headers, rows, words).map(({ field, confidence }) => [field, confidence])

test.each(['id', 'Id', 'المعرّف', 'Kennung'])('a column “%s” is taken for an id without a label', (header) => {
  const [guessed] = guessColumns(
    { fields: { id: integer(), ...fields } },
    ['id', ...names],
    [header],
    [],
    words,
  )
  expect(guessed).toMatchObject({ field: 'id', confidence: 'sure' })
})

describe('a column is taken for the field', () => {
  test.each([
    ['that its header names', 'Flight date', 'flightDate'],
    ['whose key it is', 'costTotal', 'costTotal'],
    ['written otherwise', 'FLIGHT_DATE', 'flightDate'],
    ['in another language', 'Flugdatum', 'flightDate'],
    ['in another script', 'تاريخ الرحلة', 'flightDate'],
    ['with its unit', 'Speed (kn)', 'speed'],
  ])('%s', (_, header, field) => expect(guess([header])).toEqual([[field, 'sure']]))

  test.each([
    ['that shares its words', 'Date of the flight', 'flightDate'],
    ['that it is a slip of', 'Airprot name', undefined],
    ['but for a letter', 'Airpor', 'airport'],
  ])('likely: %s', (_, header, field) => {
    expect(guess([header])).toEqual([[field, field && 'likely']])
  })

  it('once, and by the better of two', () => {
    expect(guess(['Airport code', 'Airport'])).toEqual([
      [undefined, undefined],
      ['airport', 'sure'],
    ])
  })

  it('less surely, where its values cannot be read so', () => {
    expect(guess(['Speed'], rowsOf(['fast'], ['slow']))).toEqual([['speed', 'likely']])
  })

  it('surely, where a part of its values are mistakes', () => {
    expect(guess(['Speed'], rowsOf(['fast'], ['slow'], ['120']))).toEqual([['speed', 'sure']])
  })

  it('of none, where nothing is like it', () => expect(guess(['Remarks'])).toEqual([[undefined, undefined]]))
})

describe('the first line', () => {
  const isHeader = (...lines: string[][]) => guessHeader({ fields }, names, rowsOf(...lines), words)
  it('is a header, where it names a field', () => expect(isHeader(['Airport', 'x'], ['DEN', '1'])).toBe(true))
  it('is one, where only those below are values', () =>
    expect(isHeader(['Wo', 'Wann'], ['DEN', '2001-04-03'], ['JFK', '2001-04-04'])).toBe(true))
  it('is a record, where it has values as the others', () =>
    expect(isHeader(['DEN', '2001-04-03'], ['JFK', '2001-04-04'])).toBe(false))
})

describe('the order of a day', () => {
  test.each([
    ['is told by the 25th', ['03/04/2001', '25/12/2001'], 'dmy'],
    ['is told by the 25th in the middle', ['03/04/2001', '12/25/2001'], 'mdy'],
    ['is unclear, where two would do', ['03/04/2001', '05/06/2001'], 'unclear'],
    ['is of no matter, where a day is written as computers do', ['2001-04-03'], undefined],
    ['is found beside a time', ['25/12/2001 14:30'], 'dmy'],
    ['is told by days with points', ['03.04.2021', '25.04.2021', '31.12.2021'], 'dmy'],
    [
      'is clear of days with points, which no language begins with the month',
      ['03.04.2021', '05.06.2021'],
      'dmy',
    ],
    ['is told by the 31st, of a month that has none too', ['31/02/1990', '03/04/1990'], 'dmy'],
    ['is told by a month in the middle, of a day that it has not', ['02/31/1990', '03/04/1990'], 'mdy'],
    ['is told by points beside days with strokes', ['03.04.2021', '05/06/2021'], 'dmy'],
    [
      'is unclear, where the 25th stands in the middle between points',
      ['04.25.2021', '03.04.2021'],
      'unclear',
    ],
    ['is of no matter, where the century is not known', ['03/04/01', '25/12/31'], undefined],
    ['is not told by what no order reads', ['99/99/2001', '03/04/2001'], 'unclear'],
    ['is found beside a time with points', ['25.04.2021 14.30'], 'dmy'],
    ['is found beside a time after a comma', ['25.04.2021, 14:30:00'], 'dmy'],
    ['is found in a stretch of days', ['03.04.2021 - 25.04.2021'], 'dmy'],
    ['is found in a stretch without spaces', ['03.04.2021–25.04.2021'], 'dmy'],
    ['is unclear, where days contradict each other', ['31/12/2020', '12/31/2020'], 'unclear'],
    ['is not asked of days in words', ['3 April 2021', '5. Mai 2021'], undefined],
  ])('%s', (_, texts, order) => {
    expect(guessDateOrder(texts)).toBe(order)
  })

  test.each([
    ['3/4/2001', 'dmy', '2001-04-03'],
    ['3/4/2001', 'mdy', '2001-03-04'],
    ['2001/04/03', undefined, '2001-04-03'],
    ['03.04.98', 'dmy', undefined],
    ['5.6.25', 'dmy', undefined],
    ['25.12.31', 'dmy', undefined],
    ['20010403', undefined, '2001-04-03'],
    ['3 April 2001', undefined, '2001-04-03'],
    ['Apr 3, 2001', undefined, '2001-04-03'],
    ['03-Apr-2001', undefined, '2001-04-03'],
    ['03-Apr-01', undefined, undefined],
    ['٠٣/٠٤/٢٠٠١', 'dmy', '2001-04-03'],
    ['2001-04-03 00:00:00', undefined, '2001-04-03'],
    ['25.04.2021', 'dmy', '2021-04-25'],
    ['25.4.2021', 'dmy', '2021-04-25'],
    ['25. 4. 2021', 'dmy', '2021-04-25'],
    ['25. 04. 2021', 'dmy', '2021-04-25'],
    ['04.25.2021', 'mdy', '2021-04-25'],
    ['2021.04.25', undefined, '2021-04-25'],
    ['2021. 4. 25.', undefined, '2021-04-25'],
    ['25-04-2021', 'dmy', '2021-04-25'],
    ['25/04/2021', 'dmy', '2021-04-25'],
    ['2021年4月25日', undefined, '2021-04-25'],
    ['25th April 2021', undefined, '2021-04-25'],
    ['Sunday, 25 April 2021', undefined, '2021-04-25'],
    ['Sun Apr 25 2021', undefined, '2021-04-25'],
    ['1 Sept. 2021', undefined, '2021-09-01'],
    ['31/02/2001', 'dmy', undefined],
    ['31.02.2001', 'dmy', undefined],
    ['25 Aprilish 2021', undefined, undefined],
    ['3/4/2001', undefined, undefined],
    ['soon', 'dmy', undefined],
  ] as const)('reads “%s” as %s: %s', (written, order, day) => expect(readDay(written, order)).toBe(day))

  test.each([
    ['25. April 2021', 'de-AT', '2021-04-25'],
    ['3. März 2021', 'de', '2021-03-03'],
    ['3. Mrz. 2021', 'de', '2021-03-03'],
    ['1. Jänner 2021', 'de-AT', '2021-01-01'],
    ['Sonntag, 25. April 2021', 'de', '2021-04-25'],
    ['1er avril 2021', 'fr', '2021-04-01'],
    ['25 de abril de 2021', 'es', '2021-04-25'],
    ['٢٥ أبريل ٢٠٢١', 'ar-EG', '2021-04-25'],
    ['25 أبريل 2021', 'ar-SA', '2021-04-25'],
    // A file may be written in another language than the page.
    ['25. März 2021', 'en', '2021-03-25'],
    ['25 March 2021', 'ar', '2021-03-25'],
  ] as const)('reads “%s” on a page in %s', (written, locale, day) => {
    expect(readDay(written, undefined, locale)).toBe(day)
  })
})

test.each([
  ['as the page does, where several would do', ['1', '250'], 'de', 'de'],
  ['with a comma', ['1.234,5', '2,25'], 'en', 'de'],
  ['with a point', ['1,234.5', '2.25'], 'de', 'en'],
])('numbers are written %s', (_, texts, locale, expected) =>
  expect(guessNumbers(texts, locale)).toBe(expected),
)

describe('a cell', () => {
  const cases: [string, Field, string, unknown][] = [
    ['an integer', integer(), '1,204', 1204],
    ['a number with its unit', number({ unit: 'kn' }), '12.5 kn', 12.5],
    ['a share', percent(), '12.5 %', 12.5],
    ['money with its sign', money({ currency: 'USD' }), '$1,234.50', '1234.50'],
    ['money with its code', money({ currency: 'EUR' }), 'EUR 12', '12'],
    ['yes', boolean(), 'Yes', true],
    ['a tick', boolean(), 'x', true],
    ['no, as a computer writes it', boolean(), '0', false],
    ['an option by its value', fields.damage, 'none', 'None'],
    ['an option by its label', fields.damage, 'no damage', 'None'],
    ['an option by its label in another language', fields.damage, 'Keiner', 'None'],
    ['several options', choices(['A', 'B', 'C']), 'a; C', ['A', 'C']],
    ['a day', date(), '25/12/2001', '2001-12-25'],
    ['a stretch of days', dateRange(), '2001-12-01/2001-12-25', { start: '2001-12-01', end: '2001-12-25' }],
    ['a day with points', date(), '31.12.2021', '2021-12-31'],
    [
      'a stretch with points',
      dateRange(),
      '25.04.2021 – 27.04.2021',
      { start: '2021-04-25', end: '2021-04-27' },
    ],
    [
      'a stretch without spaces',
      dateRange(),
      '25.04.2021-27.04.2021',
      { start: '2021-04-25', end: '2021-04-27' },
    ],
    [
      'a stretch in German',
      dateRange(),
      '25.4.2021 bis 27.4.2021',
      { start: '2021-04-25', end: '2021-04-27' },
    ],
    ['a time', time(), '2:30 pm', '14:30'],
    ['a time in German', time(), '14.30 Uhr', '14:30'],
    ['midnight', time(), '12:05 AM', '00:05'],
    ['a moment', instant({ zone: 'Europe/Berlin' }), '25/12/2001 14:30', '2001-12-25T13:30:00.000Z'],
    [
      'a moment with points',
      instant({ zone: 'Europe/Berlin' }),
      '25.12.2001 14:30',
      '2001-12-25T13:30:00.000Z',
    ],
    ['a moment with points in its time', instant(), '25.12.2001, 14.30', '2001-12-25T14:30:00.000Z'],
    ['a moment in words', instant(), 'Dec 25, 2001, 2:30 PM', '2001-12-25T14:30:00.000Z'],
    ['a length of time', duration(), 'PT1H30M', 'PT1H30M'],
    ['a text that an export has guarded', text(), "'=1+1", '=1+1'],
    ['nothing', text(), '  ', undefined],
    ['what is no number, as it is written', integer(), 'many', 'many'],
    ['what is no day, as it is written', date(), '31/02/2001', '31/02/2001'],
    ['what is no option, as it is written', fields.damage, 'Much', 'Much'],
  ]
  test.each(cases)('is read: %s', (_, field, written, value) => {
    expect(readCell(field, written, { ...words, dateOrder: 'dmy' })).toEqual(value)
  })

  test.each<[Field, string, string]>([
    [choices(['A', 'B']), 'Klingon', 'Klingon'],
    [choices(['A', 'B']), 'A;Klingon', 'A; Klingon'],
    [fields.damage, 'Much', 'Much'],
    [list(text()), '["Klingon", 1]', '["Klingon",1]'],
    [integer(), 'many', 'many'],
    [date(), '31/02/2001', '31/02/2001'],
  ])('is shown as the file has it where it cannot be read, and not as JSON: %#', (field, written, shown) => {
    expect(faultyText(field, readCell(field, written, words), 'en')).toBe(shown)
  })

  test.each([
    ['SAR', 'ar', '١٢٫٥٠ ر.س', '12.50'],
    ['SAR', 'ar', '12.50 ريال', '12.50'],
    ['SAR', 'en', 'SAR 1,200', '1200'],
    ['SEK', 'sv', '12,50 kr', '12.50'],
    ['BRL', 'pt-BR', '-R$ 12,50', '-12.50'],
    ['EUR', 'de', '12 Stück', '12 Stück'],
  ])('of money in %s is read as people write it (%s): %s', (currency, locale, written, expected) => {
    const inThat = { ...words, numbers: locale, locale }
    expect(readCell(money({ currency }), written, inThat)).toBe(expected)
  })

  test.each<[string, Field, string, string]>([
    ['a decimal of too many digits', decimal({ digits: 1, max: '120' }), '8,25', '8,25'],
    ['a decimal above the greatest', decimal({ digits: 1, max: '120' }), '1.234,5', '1.234,5'],
    ['a broken integer', integer(), '1,5', '1,5'],
    ['a number without groups', integer({ grouping: false, max: 9 }), '1234', '1234'],
    ['a share', percent({ max: 100 }), '120,5', '120,5\u00a0%'],
    ['money', money({ currency: 'EUR', max: '5' }), '1234,5', '1.234,50\u00a0€'],
    ['a day', date({ max: '2020-12-31' }), '25.4.2021', '25. April 2021'],
    [
      'a stretch',
      dateRange({ max: '2020-12-31' }),
      '25.4.2021 bis 27.4.2021',
      '25. April 2021 – 27. April 2021',
    ],
    [
      'a stretch without its centuries, as it is written',
      dateRange(),
      '25.4.21 bis 27.4.21',
      '25.4.21 bis 27.4.21',
    ],
  ])(
    'is shown as the page writes it where it can be read and is a mistake: %s',
    (_, field, written, shown) => {
      const german = { ...words, numbers: 'de', locale: 'de', dateOrder: 'dmy' } as const
      expect(faultyText(field, readCell(field, written, german), 'de')).toBe(shown)
    },
  )

  it('of many words is no day, and is told so at once', () => {
    const long = 'many words '.repeat(20_000)
    expect(readCell(date(), long, words)).toBe(long.trim())
    expect(readCell(instant(), long, words)).toBe(long.trim())
    expect(guessDateOrder([long])).toBeUndefined()
  })

  it('is read as the file writes numbers, not as the page does', () => {
    expect(readCell(number(), '1.234,5', { ...words, numbers: 'de' })).toBe(1234.5)
  })
})
