import { lettersIn } from './sameLetters'

/** A stretch of a text, from the first sign to the one behind the last. */
export type TextRange = readonly [start: number, end: number]

/** How a name meets what was typed. */
export interface WordMatch {
  /** The lower, the better: 0 is the name itself, 1 begins with it, 2 has words that do, 3 its first letters, 4 inside a word. */
  readonly rank: number
  /** The matching stretches, in order. */
  readonly ranges: readonly TextRange[]
}

/** The words that a person typed, as they are compared. */
export function wordsIn(typed: string): readonly string[] {
  return lettersIn(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/**
 * Compare a name with what was typed. Every word has to stand in it, at best where one of its words begins; or the first letters of
 * its words do: "nbs" finds "New bird strike". Undefined where it does not match.
 */
export function matchWords(name: string, typed: string): WordMatch | undefined {
  const words = wordsIn(typed)
  const { text, places } = foldWithPlaces(name)
  if (words.length === 0) return undefined
  const found = words.map((word) => firstOf(text, word))
  if (found.includes(-1)) return matchInitials(text, places, words)
  const ranges = found.map((at, index) => rangeOf(places, at, words[index] ?? ''))
  return { rank: rankOf(text, words, found), ranges: joined(ranges) }
}

/** Where any of the words stands in a text: a text that a source has found need not hold all. */
export function rangesOf(shown: string, typed: string): readonly TextRange[] {
  const { text, places } = foldWithPlaces(shown)
  const ranges = wordsIn(typed).flatMap((word) => {
    const at = firstOf(text, word)
    // The “r” of “R-2003” is not looked for in the middle of “drain”.
    const isStray = aLetter.test(word) && !isStart(text, at)
    return at < 0 || isStray ? [] : [rangeOf(places, at, word)]
  })
  return joined(ranges)
}

/** One that says little by itself, as a sign of Chinese does not. */
const aLetter = /^[\p{Script=Latin}\p{N}]$/u

function rankOf(text: string, words: readonly string[], found: readonly number[]): number {
  if (text.trim() === words.join(' ')) return 0
  if (!found.every((at) => isStart(text, at))) return 4
  return found[0] === 0 ? 1 : 2
}

function matchInitials(
  text: string,
  places: readonly TextRange[],
  words: readonly string[],
): WordMatch | undefined {
  const [word = '', ...more] = words
  if (more.length > 0 || word.length < 2) return undefined
  const starts = text.split('').flatMap((sign, at) => (sign !== ' ' && isStart(text, at) ? [at] : []))
  const first = starts
    .map((at) => text[at])
    .join('')
    .indexOf(word)
  if (first < 0) return undefined
  const ranges = starts.slice(first, first + word.length).map((at) => rangeOf(places, at, ' '))
  return { rank: 3, ranges: joined(ranges) }
}

/** Where a word begins in a text: at best where one of the text's own words does. */
function firstOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (isStart(text, at)) return at
  return text.indexOf(word)
}

const isStart = (text: string, at: number) => at === 0 || text[at - 1] === ' '

function rangeOf(places: readonly TextRange[], at: number, word: string): TextRange {
  const [start] = places[at] ?? [0, 0]
  const [, end] = places[at + word.length - 1] ?? [start, start]
  return [start, end]
}

/** Ranges in order, those that touch as one. */
function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const all: TextRange[] = []
  for (const range of ranges.toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1)
    if (before && range[0] <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], range[1])]
    else all.push(range)
  }
  return all
}

/**
 * A text as letters are compared, with a space for all between words, and for each of its units where it
 * stood. A mark belongs to the letter before it.
 */
function foldWithPlaces(name: string): { readonly text: string; readonly places: readonly TextRange[] } {
  let text = ''
  const places: TextRange[] = []
  let at = 0
  for (const sign of name) {
    const end = at + sign.length
    const letters = lettersIn(sign).replaceAll(/[^\p{L}\p{N}]/gu, ' ')
    const before = places.at(-1)
    if (letters === '' && before) places[places.length - 1] = [before[0], end]
    for (let unit = 0; unit < letters.length; unit += 1) places.push([at, end])
    text += letters
    at = end
  }
  return { text, places }
}
