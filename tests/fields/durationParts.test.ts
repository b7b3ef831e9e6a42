import { describe, expect, it } from 'vitest'
import {
  durationIn,
  durationTextsIn,
  durationTextsOf,
  durationUnits,
  stepDuration,
  unitLetters,
  unitWord,
} from '../../src/fields/durationParts'
import { fc } from '../properties'

const none = { week: '', day: '', hour: '', minute: '', second: '' }

describe('a length of time in parts', () => {
  it('comes back as it was entered, in any locale', () => {
    const figure = fc.option(fc.nat(500), { nil: undefined })
    const part = (text: number | undefined, sign: string) => (text === undefined ? '' : `${text}${sign}`)
    const durations = fc
      .tuple(figure, figure, figure, figure, figure)
      .filter((figures) => figures.some((one) => one !== undefined))
      .map(([week, day, hour, minute, second]) => {
        const time = part(hour, 'H') + part(minute, 'M') + part(second, 'S')
        return `P${part(week, 'W')}${part(day, 'D')}${time && `T${time}`}`
      })
    fc.assert(
      fc.property(durations, fc.constantFrom('en', 'de', 'ar-EG', 'fa', 'th'), (duration, locale) => {
        expect(durationIn(durationTextsOf(duration, locale), locale)).toBe(duration)
      }),
    )
  })

  it('keeps 90 minutes as 90 minutes, and nothing as nothing', () => {
    expect(durationIn({ minute: '90' }, 'en')).toBe('PT90M')
    expect(durationIn({ hour: '0', minute: '' }, 'en')).toBe('PT0H')
    expect(durationIn({ hour: '', minute: '' }, 'en')).toBeNull()
  })

  it('gives what is left of a broken part to the next', () => {
    expect(durationIn({ hour: '1.5', minute: '' }, 'en')).toBe('PT1H30M')
    expect(durationIn({ hour: '1,5', minute: '' }, 'de')).toBe('PT1H30M')
    expect(durationIn({ hour: '0.1', minute: '' }, 'en')).toBe('PT6M')
    expect(durationIn({ second: '1.25' }, 'en')).toBe('PT1.25S')
    expect(durationIn({ hour: '1.5', minute: '45' }, 'en')).toBe('PT2H15M')
  })

  it('keeps whatever stands there while it is none', () => {
    expect(durationIn({ hour: 'two', minute: '30' }, 'en')).toBe('two h 30 min')
    expect(durationIn({ hour: '-1' }, 'en')).toBe('-1 h')
    expect(durationIn({ hour: '1e30' }, 'en')).toBe('1e30 h')
    // 36 seconds have no box.
    expect(durationIn({ hour: '0.01', minute: '' }, 'en')).toBe('0.01 h')
    const text = fc.string({ minLength: 1 }).filter((one) => !/\s/.test(one) && Number.isNaN(Number(one)))
    fc.assert(
      fc.property(text, (hour) => {
        const value = durationIn({ hour, minute: '30' }, 'en')
        fc.pre(!value?.startsWith('P'))
        expect(durationTextsOf(value, 'en')).toEqual({ ...none, hour, minute: '30' })
      }),
    )
  })

  it('understands a copied one in the words of the locale', () => {
    expect(durationTextsIn('1 h 30 min', 'en')).toEqual({ ...none, hour: '1', minute: '30' })
    expect(durationTextsIn('90 minutes', 'en')).toEqual({ ...none, minute: '90' })
    expect(durationTextsIn('2 Std. 15 Min.', 'de')).toEqual({ ...none, hour: '2', minute: '15' })
    expect(durationTextsIn('1,5 Stunden', 'de')).toEqual({ ...none, hour: '1,5' })
    expect(durationTextsIn('١ ساعة ٣٠ دقيقة', 'ar-EG')).toEqual({ ...none, hour: '١', minute: '٣٠' })
    expect(durationTextsIn('1:30', 'en')).toEqual({ ...none, hour: '1', minute: '30' })
    expect(durationTextsIn('PT45M', 'en')).toEqual({ ...none, minute: '45' })
    expect(durationTextsIn('3 months', 'en')).toBeUndefined()
    expect(durationTextsIn('long', 'en')).toBeUndefined()
  })

  it('goes up and down within a part, as the locale writes it, and not below nothing', () => {
    expect(stepDuration('59', 1, 'en')).toBe('60')
    expect(stepDuration('', 1, 'en')).toBe('1')
    expect(stepDuration('٩', 1, 'ar-EG')).toBe('١٠')
    expect(stepDuration('2,3', -1, 'de')).toBe('1,3')
    expect(stepDuration('0.5', -1, 'en')).toBe('0')
    expect(stepDuration('0', -1, 'en')).toBeUndefined()
    expect(stepDuration('', -1, 'en')).toBeUndefined()
    expect(stepDuration('two', 1, 'en')).toBeUndefined()
  })

  it('has a short word for each unit', () => {
    expect(unitWord('hour', 'en')).toBe('hr')
    expect(durationUnits.map((unit) => unitWord(unit, 'de'))).toEqual(['Wo.', 'Tg.', 'Std.', 'Min.', 'Sek.'])
    expect(unitLetters('en')).toContain('h')
  })
})
