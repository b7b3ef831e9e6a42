// @vitest-environment node
import { describe, expect, it, test, vi } from 'vitest'
import { decodeBase64, encodeBase64 } from '../../src/bytes/base64'
import { decodeBase64ByTable, encodeBase64ByTable } from '../../src/bytes/base64Table'
import { ByteError } from '../../src/bytes/ByteError'
import { decodeHex, encodeHex } from '../../src/bytes/hex'
import { decodeHexByTable, encodeHexByTable } from '../../src/bytes/hexTable'
import { decodeUtf8, encodeUtf8 } from '../../src/bytes/utf8'
import { fc } from '../properties'
import { differencesOnBytes, differencesOnText, result } from './codecCases'
import { almostText, anyText } from './texts'

describe('base64 and hex', () => {
  it('are read as specified, natively and by table, whatever the text', () => {
    fc.assert(
      fc.property(almostText, (text) => {
        expect(differencesOnText(text)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('are read as specified in a long text too, which Node reads natively', () => {
    const long = fc.tuple(fc.constantFrom('QUJD', 'QUJD\r\n', '4142'), almostText)
    fc.assert(
      fc.property(long, ([often, last]) => {
        expect(differencesOnText(often.repeat(40) + last)).toEqual([])
      }),
      { numRuns: 1000 },
    )
    expect(differencesOnText(`${'QUJD'.repeat(40)}QQ${' '.repeat(70)}`)).toEqual([])
  })

  // Tables read character by character: 8 MB took twenty times as long as the engine.
  it.skipIf('fromBase64' in Uint8Array)(
    'are read by Node where the text is long and written as Node writes it, strictly too',
    () => {
      const bytes = Uint8Array.from({ length: 30_000 }, (_, at) => at * 7)
      const text = encodeBase64(bytes)
      const byCharacter = vi.spyOn(String.prototype, 'charCodeAt')
      const reads = [
        decodeBase64(text),
        decodeBase64(text, { strict: true }),
        decodeBase64(encodeBase64(bytes, { url: true, padding: false }), { url: true }),
        decodeHex(encodeHex(bytes).toUpperCase()),
      ]
      const count = byCharacter.mock.calls.length
      byCharacter.mockRestore()
      for (const read of reads) expect(encodeHex(read)).toBe(encodeHex(bytes))
      expect(count).toBeLessThan(1000)
    },
  )

  it('come back as the bytes they were written of', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(differencesOnBytes(bytes)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  // The cases of test262, built-ins/Uint8Array/fromBase64 and fromHex.
  test.each([
    ['', {}, ''],
    ['Zg==', {}, '102'],
    ['Zm9v', {}, '102,111,111'],
    ['ZXhhZg==', {}, '101,120,97,102'],
    ['ZXhhZg', {}, '101,120,97,102'],
    ['ZXhhZh==', {}, '101,120,97,102'],
    ['ZXhhZg', { strict: true }, 'malformed 6'],
    ['ZXhhZh==', { strict: true }, 'malformed 5'],
    ['ZXhhZg=', {}, 'malformed 7'],
    ['ZXhhZg=', { strict: true }, 'malformed 7'],
    ['ZXhhZg===', {}, 'malformed 8'],
    ['ZXhhZg==\n', {}, '101,120,97,102'],
    ['ZXhhZg= =', {}, '101,120,97,102'],
    ['ZXhhZg==A', {}, 'malformed 8'],
    ['=', {}, 'malformed 0'],
    ['Zm9v=', {}, 'malformed 4'],
    ['A', {}, 'malformed 1'],
    ['Zm9vY', {}, 'malformed 5'],
    ['x-_y', {}, 'malformed 1'],
    ['x-_y', { url: true }, '199,239,242'],
    ['x+/y', {}, '199,239,242'],
    ['x+/y', { url: true }, 'malformed 1'],
    ['Z\tm\n9\f\r v', {}, '102,111,111'],
    ['Zm9\u{b}v', {}, 'malformed 3'],
    ['Zm9\u00a0v', {}, 'malformed 3'],
    ['Zm9\u0141', {}, 'malformed 3'],
  ])('base64 %j %j is %s', (text, options: { url?: boolean; strict?: boolean }, wanted) => {
    expect(result(() => decodeBase64(text, options))).toBe(wanted)
    expect(result(() => decodeBase64ByTable(text, options.url, options.strict))).toBe(wanted)
  })

  test.each([
    ['', ''],
    ['66', '102'],
    ['666f6F', '102,111,111'],
    ['666', 'malformed 3'],
    ['a', 'malformed 1'],
    ['6g', 'malformed 1'],
    ['g6', 'malformed 0'],
    ['66 6f', 'malformed 2'],
    ['0x66', 'malformed 1'],
    ['\u013066', 'malformed 0'],
  ])('hex %j is %s', (text, wanted) => {
    expect(result(() => decodeHex(text))).toBe(wanted)
    expect(result(() => decodeHexByTable(text))).toBe(wanted)
  })

  it('have their error where it is, in a text of any length', () => {
    const text = `${'QUJD'.repeat(100_000)}Q*==`
    expect(result(() => decodeBase64(text))).toBe('malformed 400001')
    expect(() => decodeBase64(text)).toThrow('screenwright: this is no base64, at 400001')
    expect(() => decodeBase64(text)).toThrow(ByteError)
  })

  it('read and write only what they are for, without types too', () => {
    const other = 42 as unknown as never
    const pairs = new Uint16Array(2) as unknown as Uint8Array
    for (const decode of [decodeBase64, decodeHex, decodeBase64ByTable, decodeHexByTable]) {
      expect(() => decode(other)).toThrow(TypeError)
    }
    for (const encode of [encodeBase64, encodeHex, encodeBase64ByTable, encodeHexByTable]) {
      expect(() => encode(other)).toThrow(TypeError)
      expect(() => encode(pairs)).toThrow(TypeError)
    }
  })

  it('give bytes of their own, plain and not shared', () => {
    const bytes = decodeBase64('Zm9v')
    expect(bytes.constructor).toBe(Uint8Array)
    expect(bytes.buffer.byteLength).toBe(3)
  })

  it('take a part of larger memory', () => {
    const part = Uint8Array.of(0, 102, 111, 111, 0).subarray(1, 4)
    expect([encodeBase64(part), encodeBase64ByTable(part)]).toEqual(['Zm9v', 'Zm9v'])
    expect([encodeHex(part), encodeHexByTable(part)]).toEqual(['666f6f', '666f6f'])
  })
})

describe('UTF-8', () => {
  it('keeps every text, a byte order mark too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeUtf8(encodeUtf8(text))).toBe(text)
      }),
    )
    expect(decodeUtf8(encodeUtf8('\ufeffword'))).toBe('\ufeffword')
  })

  it('gives bytes of their own, of a short text and of a long one', () => {
    for (let length = 60; length < 70; length += 1) {
      const text = '東'.repeat(length)
      const bytes = encodeUtf8(text)
      encodeUtf8('x'.repeat(length))
      expect([bytes.length, bytes.buffer.byteLength]).toEqual([3 * length, 3 * length])
      expect(decodeUtf8(bytes)).toBe(text)
    }
  })

  test.each([
    ['half a pair', 'ab\ud83d', 2],
    ['the halves of a pair the wrong way round', '\ude00\ud83d', 0],
    ['a half after a whole pair', '😀\ude00', 2],
  ])('does not write %s', (_, text, position) => {
    expect(result(() => encodeUtf8(text))).toBe(`malformed ${position}`)
  })

  test.each([
    ['a byte that goes on from nothing', [0x61, 0x80], 1],
    ['a character that breaks off', [0x61, 0xe2, 0x82], 1],
    ['a character longer than need be', [0xc0, 0xaf], 0],
    ['three bytes where two do', [0x61, 0x62, 0xe0, 0x9f, 0xbf], 2],
    ['half of a pair', [0xed, 0xa0, 0x80], 0],
    ['what is beyond the last character', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a byte that never occurs', [0xf0, 0x9f, 0x98, 0x80, 0xff], 4],
  ])('does not read %s', (_, bytes, position) => {
    expect(result(() => decodeUtf8(Uint8Array.from(bytes)))).toBe(`malformed ${position}`)
  })

  it('finds the place of the fault in any bytes, and the bytes before it are right', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const [, place] = /^malformed (\d+)$/.exec(result(() => decodeUtf8(bytes))) ?? []
        if (place === undefined) return
        expect(result(() => decodeUtf8(bytes.slice(0, Number(place))))).not.toMatch(/malformed/)
      }),
      { numRuns: 2000 },
    )
  })
})
