import { describe, expect, it } from 'vitest'
import { memorableDateIn } from '../../src/fields/memorableDate'
import { monthNumberOf } from '../../src/fields/monthNames'

describe('the name of a month', () => {
  it.each([
    ['March', 'en', 3],
    ['mar', 'en', 3],
    ['Sept.', 'en', 9],
    ['may', 'en', 5],
    ['März', 'de', 3],
    ['marz', 'de', 3],
    ['févr.', 'fr', 2],
    ['fevrier', 'fr', 2],
    ['марта', 'ru', 3],
    ['март', 'ru', 3],
    ['مارس', 'ar', 3],
    ['มีนาคม', 'th', 3],
    ['خرداد', 'fa', 3],
  ])('is understood: %s in %s', (name, locale, month) => {
    expect(monthNumberOf(name, locale)).toBe(month)
  })

  it('is none where it could be two, or is a figure', () => {
    expect(monthNumberOf('ju', 'en')).toBeUndefined()
    expect(monthNumberOf('m', 'en')).toBeUndefined()
    expect(monthNumberOf('3', 'en')).toBeUndefined()
    expect(monthNumberOf('spring', 'en')).toBeUndefined()
  })
})

describe('a date that is known by heart', () => {
  it('has its month as a figure or a word', () => {
    expect(memorableDateIn({ day: '14', month: '3', year: '1968' }, 'en-GB')).toBe('1968-03-14')
    expect(memorableDateIn({ day: '14', month: 'March', year: '1968' }, 'en-GB')).toBe('1968-03-14')
    expect(memorableDateIn({ day: '۱۶', month: 'خرداد', year: '۱۴۰۳' }, 'fa')).toBe('2024-06-05')
  })

  it('stays as it was typed while it is none', () => {
    expect(memorableDateIn({ day: '31', month: 'Feb', year: '1968' }, 'en-GB')).toBe('31/Feb/1968')
    expect(memorableDateIn({ day: '', month: 'March', year: '' }, 'en-GB')).toBe('/March/')
    expect(memorableDateIn({ day: '', month: '', year: '' }, 'en-GB')).toBeNull()
  })
})
