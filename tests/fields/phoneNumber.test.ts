import { describe, expect, test } from 'vitest'
import { readPhone, showPhone, understandPhone } from '../../src/fields/phoneNumber'

describe('a telephone number', () => {
  test.each([
    ['020 7946 0958', 'GB', '+442079460958'],
    ['+44 20 7946 0958', 'DE', '+442079460958'],
    ['+44 (0)20 7946 0958', undefined, '+442079460958'],
    ['0044 20 7946 0958', 'DE', '+442079460958'],
    ['tel:+44-20-7946-0958', undefined, '+442079460958'],
    ['(303) 342-2000', 'US', '+13033422000'],
    ['030/123456', 'DE', '+4930123456'],
    [' 050 123 4567 ', 'AE', '+971501234567'],
    ['٠٢٠٧٩٤٦٠٩٥٨', 'GB', '+442079460958'],
    ['０３−１２３４−５６７８', 'JP', '+81312345678'],
  ])('is understood in “%s” of %s', (text, country, e164) => {
    expect(understandPhone(text, country)).toBe(e164)
  })

  test.each([
    ['', 'GB'],
    ['12', 'GB'],
    ['7946 0958', 'GB'],
    ['0207946', 'GB'],
    ['020 7946 0958', undefined],
    ['020 7946 0958', 'XX'],
    ['020 7946 0958 ext. 12', 'GB'],
    ['ask for Ada, 020 7946 0958', 'GB'],
    ['+44 20 7946 0958 000 000', 'GB'],
  ])('is left as typed in “%s” of %s', (text, country) => {
    expect(understandPhone(text, country)).toBe(text)
  })

  test('is written as it is dialled at home, and with its country’s number elsewhere', () => {
    expect(showPhone('+442079460958', 'GB')).toBe('020 7946 0958')
    expect(showPhone('+442079460958', 'US')).toBe('+44 20 7946 0958')
    expect(showPhone('+442079460958', undefined)).toBe('+44 20 7946 0958')
    expect(showPhone('ask for Ada', 'GB')).toBe('ask for Ada')
    expect(showPhone('', 'GB')).toBe('')
  })

  test('tells its country where countries share a calling code', () => {
    expect(readPhone('+1 418 555 0123', undefined)?.country).toBe('CA')
    expect(readPhone('+1 303 342 2000', undefined)?.country).toBe('US')
    expect(readPhone('+800 1234 5678', undefined)?.country).toBeUndefined()
  })
})
