// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { matchWords, rangesOf } from '../../src/internal/matchWords'

/** The name with what met it in brackets. */
function marked(name: string, typed: string) {
  const ranges = matchWords(name, typed)?.ranges ?? []
  return ranges.reduceRight(
    (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    name,
  )
}

const rank = (name: string, typed: string) => matchWords(name, typed)?.rank

describe('a name is found', () => {
  it.each([
    ['Bird strikes', 'bird', '[Bird] strikes'],
    ['Bird strikes', 'str bi', '[Bi]rd [str]ikes'],
    ['New bird strike', 'nbs', '[N]ew [b]ird [s]trike'],
    ['Zürich', 'zur', '[Zür]ich'],
    ['Zu\u0308rich', 'zur', '[Zu\u0308r]ich'],
    ['Straße 7', 'strasse', '[Straße] 7'],
    ['İstanbul', 'istanbul', '[İstanbul]'],
    ['INV-2026/7', '2026 7', 'INV-[2026]/[7]'],
    ['Subtitles', 'title', 'Sub[title]s'],
    ['東京国際空港', '国際', '東京[国際]空港'],
  ])('%s by "%s"', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected)
  })

  it.each([
    ['أحمد', 'احمد'],
    ['مدرسة', 'مدرسه'],
    ['مُحَمَّد', 'محمد'],
    ['عـــلى', 'علي'],
    ['رحلة ٢٠٢٦', '2026'],
    ['ڤولتارين', 'فولتارين'],
    ['كپسولة', 'كبسولة'],
    ['گاز', 'كاز'],
    ['چاي', 'جاي'],
  ])('%s in Arabic by "%s", whichever way its letters are written', (name, typed) => {
    expect(rank(name, typed)).toBeDefined()
  })

  it('not by letters that only happen to be in it, nor by nothing', () => {
    expect(rank('Bird strikes', 'brd')).toBeUndefined()
    expect(rank('Bird strikes', 'bird owl')).toBeUndefined()
    expect(rank('Bird strikes', ' - ')).toBeUndefined()
  })
})

it('goes by how well it is met: whole, its beginning, its words, their first letters, a piece', () => {
  const ranks = [
    rank('Part', 'part'),
    rank('Parts', 'part'),
    rank('New part', 'part'),
    rank('Print all reports', 'par'),
    rank('Department', 'part'),
  ]
  expect(ranks).toEqual([0, 1, 2, 3, 4])
})

it('marks the words that a text has, though it lacks others', () => {
  expect(rangesOf('Gull at Denver', 'gull boise')).toEqual([[0, 4]])
})

it('marks a single letter where a word begins, and in the middle of none', () => {
  expect(rangesOf('Drain is blocked', 'R-2003')).toEqual([])
  expect(rangesOf('Roof R-2003', 'R-2003')).toEqual([
    [0, 1],
    [7, 11],
  ])
})
