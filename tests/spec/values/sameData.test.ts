import { fc } from '../../properties'
import { describe, expect, test } from 'vitest'
import { areUnique, isAmong, sameData } from '../../../src/spec/values/sameData'

/** A value whose parts are two of the same, a hundred levels deep. */
function shared(innermost: unknown, levels = 100): unknown {
  let value = innermost
  for (let level = 0; level < levels; level += 1) value = [value, value]
  return value
}

describe('data are equal', () => {
  test('as their JSON is, whatever the order of names', () => {
    const canonical = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(canonical)
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .map(([name, part]) => [name, canonical(part)])
              .sort()
          : value
    const values = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(values, values, (one, other) => {
        const isSame = JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
        expect(sameData(one, other)).toBe(isSame)
        expect(areUnique([one, other])).toBe(!isSame)
        expect(isAmong([one])(other)).toBe(isSame)
        const copy: unknown = JSON.parse(JSON.stringify(one))
        expect(sameData(one, copy)).toBe(true)
        expect(areUnique([one, copy])).toBe(false)
      }),
    )
  })

  test('however often they share their parts', () => {
    expect(sameData(shared(1), shared(1))).toBe(true)
    expect(sameData(shared(1), shared(2))).toBe(false)
    expect(areUnique([shared(1, 90), shared(1, 90)])).toBe(false)
    expect(areUnique([shared(1, 90), shared(2, 90)])).toBe(true)
  })

  test('however deep they are', () => {
    const deep = (innermost: unknown) => {
      let value = innermost
      for (let level = 0; level < 100_000; level += 1) value = { value }
      return value
    }
    expect(sameData(deep(1), deep(1))).toBe(true)
    expect(sameData(deep(1), deep(2))).toBe(false)
  })

  test('in two circles of different length', () => {
    const circle = (length: number) => {
      const parts: { next?: object }[] = Array.from({ length }, () => ({}))
      for (const [index, part] of parts.entries()) part.next = parts[(index + 1) % length] as object
      return parts[0]
    }
    expect(sameData(circle(2), circle(3))).toBe(true)
  })

  test('where one part meets many, or many one', () => {
    const one = { a: 1 }
    const many = Array.from({ length: 100_000 }, () => ({ a: 1 }))
    expect(
      sameData(
        many.map(() => one),
        many,
      ),
    ).toBe(true)
    expect(
      sameData(
        many,
        many.map(() => one),
      ),
    ).toBe(true)
  })
})
