import { describe, expect, it } from 'vitest'
import { showNumber, understandNumber } from '../../src/fields/numberValue'
import { withoutGroups } from '../../src/fields/withoutGroups'

describe('the text of a number field', () => {
  it('becomes a number only when it says exactly that number', () => {
    expect(understandNumber('1,234.5', 'en-US')).toBe(1234.5)
    expect(understandNumber('1,5', 'en-US')).toBe('1,5')
    expect(understandNumber('1234.56', 'de-DE')).toBe('1234.56')
    expect(understandNumber('9007199254740993', 'en-US')).toBe('9007199254740993')
    expect(understandNumber(' ', 'en-US')).toBeNull()
  })

  it('loses its groups once it is changed, and nothing else', () => {
    for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'es-ES']) {
      for (const value of [0.125, 1234567.5, 12345678]) {
        const shown = showNumber(value, locale)
        const one = showNumber(1, locale)
        for (let caret = 1; caret <= shown.length; caret++) {
          const typed = shown.slice(0, caret) + one + shown.slice(caret)
          const { text } = withoutGroups(typed, caret + 1, { text: shown, start: caret }, locale)
          expect(typeof understandNumber(text, locale)).toBe('number')
        }
      }
    }
  })

  it('keeps the caret where it was among the figures, whatever was removed', () => {
    const shown = { text: '12,500', start: 4 }
    expect(withoutGroups('12,9500', 4, { text: '12,500', start: 3 }, 'en')).toEqual({
      text: '129500',
      caret: 3,
    })
    expect(withoutGroups('12,00', 3, shown, 'en')).toEqual({ text: '1200', caret: 2 })
    expect(withoutGroups('12,50', 4, shown, 'en')).toEqual({ text: '1250', caret: 3 })
    expect(withoutGroups('00', 0, shown, 'en')).toEqual({ text: '00', caret: 0 })
  })

  it('leaves alone what was put in its place: that comma may mean something else', () => {
    expect(withoutGroups('1,5', 3, { text: '12,500', start: 0 }, 'en')).toEqual({ text: '1,5', caret: 3 })
    expect(withoutGroups('1,59', 4, { text: '1,5', start: 3 }, 'en')).toEqual({ text: '1,59', caret: 4 })
    // A browser that fills in tells of no change before.
    expect(withoutGroups('7,59', 4, { text: '12,500', start: 6 }, 'en')).toEqual({ text: '7,59', caret: 4 })
  })
})
