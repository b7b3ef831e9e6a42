import { describe, expect, it } from 'vitest'
import { showNumber, understandNumber, withoutGroups } from '../../src/fields/numberValue'

describe('the text of a number field', () => {
  it('becomes a number only when it says exactly that number', () => {
    expect(understandNumber('1,234.5', 'en-US')).toBe(1234.5)
    expect(understandNumber('1,5', 'en-US')).toBe('1,5')
    expect(understandNumber('1234.56', 'de-DE')).toBe('1234.56')
    expect(understandNumber('9007199254740993', 'en-US')).toBe('9007199254740993')
    expect(understandNumber(' ', 'en-US')).toBeNull()
  })

  it('loses its groups to be edited, and nothing else', () => {
    for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'es-ES']) {
      for (const value of [0.125, -1234567.5, 12345678]) {
        const plain = withoutGroups(showNumber(value, locale), locale)
        expect(understandNumber(plain, locale)).toBe(value)
        expect(plain.length).toBeLessThanOrEqual(showNumber(value, locale).length)
      }
    }
    expect(withoutGroups('12,500', 'en-US')).toBe('12500')
    expect(withoutGroups('1,5', 'en-US')).toBe('1,5')
  })
})
