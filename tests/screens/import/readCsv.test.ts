// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { delimiters, guessDelimiter } from '../../../src/screens/import/csvDialect'
import { decodeText, guessEncoding } from '../../../src/screens/import/decodeText'
import { readCsv } from '../../../src/screens/import/readCsv'

const spectrum = dirname(createRequire(import.meta.url).resolve('csv-spectrum'))
const names = readdirSync(join(spectrum, 'csvs')).map((name) => name.replace('.csv', ''))

const cellsOf = async (text: string, delimiter = guessDelimiter(text)) =>
  (await readCsv(text, { delimiter })).map(({ cells }) => cells)

/** One of the JSON files is no list, and has another telephone number than its CSV. */
function expectedOf(name: string, json: unknown): unknown {
  return name === 'location_coordinates'
    ? [{ ...(json as object), 'Contact Phone Number': '2095257564' }]
    : json
}

describe('a CSV file of the spectrum', () => {
  it('comes in twelve kinds', () => expect(names.length).toBeGreaterThanOrEqual(12))

  test.each(names)('“%s” is read as its JSON', async (name) => {
    const bytes = readFileSync(join(spectrum, 'csvs', `${name}.csv`))
    const json = join(spectrum, 'json', `${name}.json`)
    expect(existsSync(json)).toBe(true)
    const [headers = [], ...rows] = await cellsOf(decodeText(bytes, guessEncoding(bytes)), ',')
    const records = rows.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at]])))
    expect(records).toEqual(expectedOf(name, JSON.parse(readFileSync(json, 'utf8'))))
  })
})

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) || cell === '' ? `"${cell.replaceAll('"', '""')}"` : cell

test('whatever stands in cells comes out as it was written, in any dialect', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '|', '\n', '\r\n', ' ', '7', '😀'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc
        .integer({ min: 2, max: 4 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
        ),
      fc.constantFrom(...delimiters),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (table, delimiter, newline) => {
        const text = table
          .map((row) => row.map((one) => quoted(one, delimiter)).join(delimiter))
          .join(newline)
        expect(await cellsOf(text, delimiter)).toEqual(table)
      },
    ),
  )
})

test('a long file is read to its end, over all its stretches', async () => {
  const lines = Array.from({ length: 42_000 }, (_, at) => `${10_000 + at},"City, of ${at}",NY`)
  const rows = await readCsv(`zip,city,state\n${lines.join('\n')}\n`, { delimiter: ',' })
  expect(rows.length).toBe(42_001)
  expect(rows.at(-1)).toEqual({ line: 42_001, cells: ['51999', 'City, of 41999', 'NY'] })
})

test('empty lines are left out, and the others keep their number', async () => {
  const rows = await readCsv('a,b\n\n1,2\n', { delimiter: ',' })
  expect(rows.map(({ line }) => line)).toEqual([1, 3])
})

test('what is stopped is read no further', async () => {
  const stop = new AbortController()
  stop.abort(new Error('stopped'))
  await expect(readCsv('a,b\n1,2', { delimiter: ',', signal: stop.signal })).rejects.toThrow('stopped')
})

test.each([
  ['a comma', 'a,b,c\n1,2,3\n', ','],
  ['a semicolon, where the comma is in numbers', 'a;b;c\n1,5;2,5;3\n4,5;2,25;1\n', ';'],
  ['a tab', 'a\tb\n1,000\t2\n', '\t'],
  ['a bar', 'a|b\n1|2\n', '|'],
  ['what Excel is told', 'sep=;\na,b;c\n1,2;3\n', ';'],
  ['none of those within quotes', '"a;b;c",d\n"e;f;g",h\n', ','],
])('the sign between cells is found: %s', (_, text, sign) => {
  expect(guessDelimiter(text)).toBe(sign)
})

test('lines that end in two ways are all lines', async () => {
  expect(await cellsOf('a,b\r\n1,2\n3,4\r5,6')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ])
})

describe('the encoding', () => {
  const encode = (text: string, big: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !big)
    return new Uint8Array(view.buffer)
  }

  test.each([
    ['UTF-8', new TextEncoder().encode('Ort,Straße\nZürich,Höhe'), 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFOrt,Straße\nZürich,Höhe'), 'utf-8'],
    ['UTF-16 with its mark', encode('\uFEFFOrt,Straße\nZürich,Höhe', false), 'utf-16le'],
    ['UTF-16 without one', encode('Ort,Straße\nZürich,Höhe', false), 'utf-16le'],
    ['UTF-16, the large end first', encode('\uFEFFOrt,Straße\nZürich,Höhe', true), 'utf-16be'],
    [
      'western Windows',
      Uint8Array.from('Ort,Straße\nZürich,Höhe', (sign) => sign.charCodeAt(0)),
      'windows-1252',
    ],
  ])('is guessed: %s', (_, bytes, encoding) => {
    expect(guessEncoding(bytes, 'de')).toBe(encoding)
    expect(decodeText(bytes, guessEncoding(bytes, 'de'))).toBe('Ort,Straße\nZürich,Höhe')
  })

  test('of Windows follows the language of the page', () => {
    const bytes = Uint8Array.from([0xe3, 0xcf, 0xed, 0xe4, 0xc9]) // مدينة
    expect(decodeText(bytes, guessEncoding(bytes, 'ar-EG'))).toBe('مدينة')
  })
})
