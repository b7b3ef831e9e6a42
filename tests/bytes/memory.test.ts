// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { ByteReader } from '../../src/bytes/ByteReader'
import { ByteWriter } from '../../src/bytes/ByteWriter'
import { concat } from '../../src/bytes/concat'
import { crc32 } from '../../src/bytes/crc32'
import { equals } from '../../src/bytes/equals'
import { indexOf } from '../../src/bytes/indexOf'
import { fc } from '../properties'
import { result } from './codecCases'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a reader and a writer', () => {
  it.each([false, true])('give back every number, with the lowest byte first: %s', (littleEndian) => {
    const bytes = new ByteWriter({ littleEndian })
      .u8(255)
      .i8(-128)
      .u16(65_535)
      .i16(-2)
      .u32(4_294_967_295)
      .i32(-3)
      .u64(18_446_744_073_709_551_615n)
      .i64(-4n)
      .f32(1.5)
      .f64(Math.PI)
      .text('né')
      .bytes(Uint8Array.of(1, 2))
      .finish()
    const reader = new ByteReader(concat([Uint8Array.of(9), bytes]).subarray(1), { littleEndian })
    expect([reader.u8(), reader.i8(), reader.u16(), reader.i16(), reader.u32(), reader.i32()]).toEqual([
      255, -128, 65_535, -2, 4_294_967_295, -3,
    ])
    expect([reader.u64(), reader.i64()]).toEqual([18_446_744_073_709_551_615n, -4n])
    expect([reader.f32(), reader.f64(), reader.text(3), [...reader.bytes(2)]]).toEqual([
      1.5,
      Math.PI,
      'né',
      [1, 2],
    ])
    expect(reader.left).toBe(0)
  })

  it('put the highest byte first unless told otherwise', () => {
    expect([...new ByteWriter().u16(0x0102).finish()]).toEqual([1, 2])
    expect(new ByteReader(Uint8Array.of(1, 2)).u16()).toBe(0x0102)
  })

  it('never give less than was asked for', () => {
    const reader = new ByteReader(Uint8Array.of(1, 2, 3))
    expect(reader.skip(2)).toBe(0)
    expect(result(() => String(reader.u16()))).toBe('short 2')
    expect(result(() => reader.bytes(2))).toBe('short 2')
    expect(result(() => reader.bytes(-1))).toBe('short 2')
    expect(result(() => reader.bytes(Number.NaN))).toBe('short 2')
    expect(reader.u8()).toBe(3)
    reader.position = 4
    expect(result(() => reader.bytes(0))).toBe('short 4')
  })

  test.each([
    ['u8', 256],
    ['u8', -1],
    ['u8', 1.5],
    ['i8', 128],
    ['u16', 65_536],
    ['u32', 2 ** 32],
    ['i32', 2 ** 31],
    ['u32', Number.NaN],
  ] as const)('never cut a number: %s of %d', (kind, value) => {
    const writer = new ByteWriter().u8(1)
    expect(result(() => writer[kind](value).finish())).toBe('range 1')
    expect([...writer.finish()]).toEqual([1])
  })

  it('grow as far as they must', () => {
    const writer = new ByteWriter()
    for (let at = 0; at < 1000; at += 1) writer.u16(at)
    writer.bytes(new Uint8Array(100_000))
    expect(writer.length).toBe(102_000)
    expect(new ByteReader(writer.finish().subarray(1998)).u16()).toBe(999)
  })
})

describe('bytes in memory', () => {
  it('are joined', () => {
    expect([...concat([Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3)])]).toEqual([1, 2, 3])
    expect(concat([])).toEqual(new Uint8Array())
  })

  it('are equal when all are', () => {
    expect(equals(bytesOf('abc'), bytesOf('abc'))).toBe(true)
    expect(equals(bytesOf('abc'), bytesOf('abd'))).toBe(false)
    expect(equals(bytesOf('abc'), bytesOf('ab'))).toBe(false)
  })

  it('are found where a text would be', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 30 })
    fc.assert(
      fc.property(
        few,
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 }),
        fc.nat(35),
        (text, part, from) => {
          expect(indexOf(bytesOf(text), bytesOf(part), from)).toBe(text.indexOf(part, from))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('are searched without going back', () => {
    const many = new Uint8Array(4_000_000).fill(97)
    const sought = new Uint8Array(1_000_000).fill(97)
    sought[999_999] = 98
    expect(indexOf(many, sought)).toBe(-1)
  })
})

describe('CRC-32', () => {
  test.each([
    ['', 0],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of %j is known', (text, sum) => {
    expect(crc32(bytesOf(text))).toBe(sum)
  })

  it('goes on from where it was', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(60), (bytes, cut) => {
        expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(crc32(bytes))
      }),
    )
  })
})
