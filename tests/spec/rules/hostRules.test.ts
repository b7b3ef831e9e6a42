import { describe, expect, test, vi } from 'vitest'
import { integer, text } from '../../../src/spec/fields/fields'
import { accept, validate, validateAsync } from '../../../src/spec/rules/validate'
import { entityWith, words } from '../parcel'

describe('the host has a say', () => {
  test('its words win over ours, filled in with what the rule was given', () => {
    const field = integer({ max: 1000, messages: { max: 'At most {max}, that is the law', toString: 'x' } })
    expect(words(field, 1001)).toBe('At most 1,000, that is the law')
    expect(words(field, 'x')).toBe('Enter thing as a number, like 12')
  })

  test('its rule is asked last, with the value as read and the whole draft', () => {
    const rule = vi.fn((value: number, { other }: Readonly<Record<string, unknown>>) =>
      value === other ? undefined : 'Enter the same number twice',
    )
    const entity = entityWith({ thing: integer({ max: 9, validate: rule }), other: integer() })
    expect(validate(entity, { thing: '4', other: 4 })).toEqual([])
    expect(rule).toHaveBeenCalledWith(4, { thing: '4', other: 4 }, { signal: expect.any(AbortSignal) })
    expect(validate(entity, { thing: 5, other: 4 })).toEqual([
      {
        path: ['thing'],
        rule: 'validate',
        params: {},
        severity: 'error',
        source: 'client',
        message: 'Enter the same number twice',
      },
    ])
    rule.mockClear()
    validate(entity, { thing: 10 })
    validate(entity, { thing: null })
    validate(entity, {})
    expect(rule).not.toHaveBeenCalled()
  })

  test('it may only warn, and a warning does not stand in the way', () => {
    const entity = entityWith({
      speed: integer({
        validate: (value) =>
          value > 300 ? { message: 'Check the speed', severity: 'warning', rule: 'fast' } : undefined,
      }),
    })
    const result = accept(entity, { speed: 320 })
    expect(result).toMatchObject({
      accepted: true,
      value: { speed: 320 },
      issues: [{ path: ['speed'], severity: 'warning', rule: 'fast', message: 'Check the speed' }],
    })
  })

  test('no words of its own are our words', () => {
    expect(words(text({ validate: () => '' }), 'a')).toBe('Check thing')
  })

  test('it may speak each language, alone or as an issue', async () => {
    const needed = { en: 'Enter an even number', de: 'Geben Sie eine gerade Zahl ein' }
    const even = (value: number) => (value % 2 ? needed : undefined)
    const small = (value: number) =>
      value > 8 ? { message: needed, severity: 'warning' as const } : undefined
    const entity = entityWith({
      thing: integer({ validate: even }),
      other: integer({ validate: small }),
      late: integer({ validate: (value) => Promise.resolve(even(value)) }),
    })
    const messages = async (locale?: string) =>
      (await validateAsync(entity, { thing: 3, other: 9, late: 5 }, { locale })).map(({ message }) => message)
    expect(await messages('de-AT')).toEqual([needed.de, needed.de, needed.de])
    expect(await messages()).toEqual([needed.en, needed.en, needed.en])
    expect(accept(entity, { thing: 2, other: 9 }, { locale: 'de' })).toMatchObject({
      issues: [{ message: needed.de, severity: 'warning' }],
    })
  })
})
