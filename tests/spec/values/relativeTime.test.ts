import { describe, expect, it } from 'vitest'
import { relativeTime } from '../../../src/spec/values/relativeTime'

const from = Date.parse('2026-11-21T14:30:00Z')
const told = (at: string, locale?: string) => relativeTime(Date.parse(at), from, locale)

describe('a moment told from another', () => {
  it.each([
    ['2026-11-21T14:30:00Z', 'now'],
    ['2026-11-21T14:29:01Z', 'now'],
    ['2026-11-21T14:29:00Z', '1 minute ago'],
    ['2026-11-21T13:31:00Z', '59 minutes ago'],
    ['2026-11-21T13:30:00Z', '1 hour ago'],
    ['2026-11-20T14:30:01Z', '23 hours ago'],
    ['2026-11-19T22:30:00Z', '1 day ago'],
    ['2026-10-22T14:30:00Z', '1 month ago'],
    ['2025-11-22T14:30:00Z', '12 months ago'],
    ['2025-11-21T14:30:00Z', '1 year ago'],
    ['2026-11-23T14:30:00Z', 'in 2 days'],
  ])('counts whole units that are over: %s is %s', (at, words) => {
    expect(told(at)).toBe(words)
  })

  it.each([
    ['2026-11-21T14:30:29Z', 'now'],
    ['2026-11-21T14:31:40Z', 'in 2 minutes'],
    ['2026-11-21T15:29:45Z', 'in 1 hour'],
    ['2026-11-22T13:59:00Z', 'in 23 hours'],
    ['2026-11-22T14:29:58Z', 'in 1 day'],
    ['2026-11-22T16:30:00Z', 'in 1 day'],
    ['2027-11-21T14:29:58Z', 'in 1 year'],
  ])('rounds what is ahead: %s is %s', (at, words) => {
    expect(told(at)).toBe(words)
  })

  it('is in 30 days what was to be kept for 30 a moment ago, where days are counted', () => {
    for (const at of ['2026-12-21T14:29:58Z', '2026-12-21T14:30:00Z', '2026-12-21T14:30:20Z'])
      expect(relativeTime(Date.parse(at), from, 'en', 'day')).toBe('in 30 days')
    expect(relativeTime(Date.parse('2027-02-19T14:29:58Z'), from, 'en', 'day')).toBe('in 90 days')
  })

  it('speaks the language of the reader', () => {
    expect(told('2026-11-21T11:30:00Z', 'de')).toBe('vor 3 Stunden')
    expect(told('2026-11-21T12:30:00Z', 'ar')).toBe('قبل ساعتين')
  })
})
