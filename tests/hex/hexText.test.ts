// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { charactersOf } from '../../src/hex/hexCharacters'
import { copyText } from '../../src/hex/hexCopy'
import { integersOf } from '../../src/hex/hexIntegers'
import { offsetByKey, selectionOf, withinFile } from '../../src/hex/hexSelection'
import { offsetDigits, offsetText, readBytes, readOffset, readPlace } from '../../src/hex/hexText'
import { fc } from '../properties'

const utf8 = (text: string) => new TextEncoder().encode(text)
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false })

describe('what is typed', () => {
  test.each([
    ['1024', 1024],
    [' 1,024 ', 1024],
    ['0x400', 1024],
    ['0X4fF', 1279],
    ['4294967296', 2 ** 32],
    ['', undefined],
    ['12a', undefined],
    ['1,02', undefined],
    ['0x', undefined],
    ['99999999999999999999', undefined],
  ])('reads the offset “%s” as %s', (text, offset) => {
    expect(readOffset(text)).toBe(offset)
  })

  test.each([
    ['16', { from: 16, to: 16 }],
    ['0x10-0x1F', { from: 16, to: 31 }],
    ['16 – 31', { from: 16, to: 31 }],
    ['31-16', undefined],
    ['100', undefined],
    ['1-2-3', undefined],
    ['-5', undefined],
  ])('reads the place “%s” in a file of 100 bytes', (text, place) => {
    expect(readPlace(text, 100)).toEqual(place)
  })

  test.each([
    ['DE AD be ef', [0xde, 0xad, 0xbe, 0xef]],
    ['deadbeef', [0xde, 0xad, 0xbe, 0xef]],
    ['0xDE, 0xAD', [0xde, 0xad]],
    ['de:ad', [0xde, 0xad]],
    ['DE A', undefined],
    ['D EA', undefined],
    ['xyz', undefined],
    ['', undefined],
  ])('reads the bytes “%s”', (text, bytes) => {
    expect(readBytes(text)).toEqual(bytes && Uint8Array.from(bytes))
  })

  test('reads every byte that it writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (bytes) => {
        const text = await copyText(new Blob([bytes]), { start: 0, end: bytes.length }, 'hex')
        expect(readBytes(text)).toEqual(Uint8Array.from(bytes))
      }),
    )
  })
})

describe('what is shown', () => {
  test('writes all offsets of a file at one length', () => {
    expect(offsetDigits(0)).toBe(4)
    expect(offsetDigits(0x1_0000)).toBe(4)
    expect(offsetDigits(0x1_0001)).toBe(6)
    expect(offsetDigits(5e9)).toBe(10)
    expect(offsetText(0x2a, 6)).toBe('00002A')
  })

  test('shows a character at its first byte, and a blank where one of the row before ends', () => {
    const bytes = utf8('aж€😀')
    expect(charactersOf(bytes, 0, 10)).toEqual([
      { length: 1, text: 'a', isDots: false },
      { length: 2, text: 'ж', isDots: false },
      { length: 3, text: '€', isDots: false },
      { length: 4, text: '😀', isDots: false },
    ])
    expect(charactersOf(bytes, 2, 6)).toEqual([
      { length: 1, text: ' ', isDots: false },
      { length: 3, text: '€', isDots: false },
    ])
    expect(charactersOf(bytes, 4, 6)).toEqual([{ length: 2, text: '  ', isDots: false }])
  })

  test('shows dots for what cannot be seen and for what is no UTF-8', () => {
    expect(charactersOf(Uint8Array.of(0, 0x41, 0xff, 0xc3), 0, 4).map(({ text }) => text)).toEqual([
      '·',
      'A',
      '·',
      '·',
    ])
    expect(charactersOf(utf8('\u202e'), 0, 3)).toEqual([{ length: 3, text: '···', isDots: true }])
  })

  test('accounts for every byte of a row once', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(39), (bytes, from) => {
        const start = Math.min(from, bytes.length - 1)
        const lengths = charactersOf(bytes, start, bytes.length).map(({ length }) => length)
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(bytes.length - start)
      }),
    )
  })

  test('says a few bytes as numbers, in both orders', () => {
    expect(integersOf(Uint8Array.of(0xff))).toEqual({
      littleEndian: { unsigned: 255n, signed: -1n },
      bigEndian: { unsigned: 255n, signed: -1n },
    })
    const { littleEndian, bigEndian } = integersOf(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0x80))
    expect(littleEndian).toEqual({ unsigned: 0x8000000000000001n, signed: -0x7fffffffffffffffn })
    expect(bigEndian.unsigned).toBe(0x0100000000000080n)
  })

  test('copies as base64 and as text', async () => {
    const blob = new Blob(['Grüße'])
    expect(await copyText(blob, { start: 0, end: 4 }, 'base64')).toBe('R3LDvA==')
    expect(await copyText(blob, { start: 0, end: 4 }, 'text')).toBe('Grü')
    expect(await copyText(blob, { start: 3, end: 5 }, 'text')).toBe('\ufffd\ufffd')
  })
})

describe('going by keys', () => {
  const shape = { size: 100, bytesPerRow: 16, page: 3 }
  test.each([
    ['ArrowRight', false, 15, 16],
    ['ArrowLeft', false, 16, 15],
    ['ArrowLeft', false, 0, 0],
    ['ArrowDown', false, 5, 21],
    ['ArrowDown', false, 90, 99],
    ['ArrowDown', false, 97, 97],
    ['ArrowUp', false, 5, 5],
    ['PageDown', false, 5, 53],
    ['PageUp', false, 53, 5],
    ['PageUp', false, 21, 5],
    ['Home', false, 21, 16],
    ['End', false, 21, 31],
    ['End', false, 97, 99],
    ['Home', true, 21, 0],
    ['End', true, 21, 99],
  ])('%s (with Control: %s) leads from %i to %i', (key, command, from, to) => {
    expect(offsetByKey(from, press(key, command), shape)).toBe(to)
  })

  test('leaves other keys to others', () => {
    expect(offsetByKey(5, press('Tab'), shape)).toBeUndefined()
    expect(offsetByKey(5, press('ArrowLeft', true), shape)).toBeUndefined()
  })

  test('selects what lies between, both included, and nothing that is not in the file', () => {
    expect(selectionOf({ offset: 3, anchor: 7 })).toEqual({ start: 3, end: 8 })
    expect(selectionOf({ offset: 7, anchor: 3 })).toEqual({ start: 3, end: 8 })
    expect(withinFile({ start: 90, end: 200 }, 100)).toEqual({ start: 90, end: 100 })
    expect(withinFile({ start: 100, end: 200 }, 100)).toBeUndefined()
    expect(withinFile(null, 100)).toBeUndefined()
  })
})
