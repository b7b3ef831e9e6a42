import { type Alphabet, hasClass } from './alphabet'
import type { Roads } from './roads'
import type { Effort } from './undecided'

/** All places that an engine may have come to, sorted. */
type Places = readonly number[]

const LONGEST = 3
const MOST_SETS = 400

/** The places after a word, and whether one of those on the way is content with all that follows. */
export function placesAfter(
  roads: Roads,
  from: number,
  word: readonly number[],
  content: ReadonlySet<number>,
  effort: Effort,
): { places: Places; content: boolean } {
  let places: Places = [from]
  let isContent = content.has(from)
  for (const character of word) {
    places = advance(roads, places, character, effort)
    isContent ||= places.some((place) => content.has(place) && roads.owner(place) === roads.owner(from))
  }
  return { places, content: isContent }
}

/** The shortest texts after which the whole does not match, so that an engine tries every way. */
export function failingSuffix(
  roads: Roads,
  from: Places,
  { characters }: Alphabet,
  effort: Effort,
): readonly number[] | undefined {
  const seen = new Set<string>()
  const queue: { places: Places; suffix: readonly number[] }[] = [{ places: from, suffix: [] }]
  for (const { places, suffix } of queue) {
    if (!places.some((place) => roads.ends(place))) return suffix
    if (suffix.length === LONGEST) continue
    for (const character of characters.keys()) {
      const after = advance(roads, places, character, effort)
      const key = after.join(' ')
      if (seen.has(key) || seen.size > MOST_SETS) continue
      seen.add(key)
      queue.push({ places: after, suffix: [...suffix, character] })
    }
  }
  return undefined
}

/**
 * The places from which the pattern, or the lookaround in which they stand, matches whatever follows: an engine that
 * comes there tries nothing else any more.
 */
export function contentPlaces(roads: Roads, { characters }: Alphabet, effort: Effort): Set<number> {
  const content = new Set([...roads.sure.keys()].filter(roads.surelyEnds))
  for (let before = -1; before !== content.size;) {
    before = content.size
    for (const node of content) {
      if (roads.owner(node) !== 0) continue // A lookaround is content wherever it ends.
      const all = [...characters.keys()].every((character) => {
        effort.spend(10)
        return roads.sure[node]?.some((to) => content.has(to) && hasClass(roads.takes(to), character))
      })
      if (!all) content.delete(node)
    }
  }
  return content
}

function advance(roads: Roads, places: Places, character: number, effort: Effort): Places {
  const after = new Set<number>()
  for (const place of places) {
    const targets = roads.next[place] ?? []
    effort.spend(10 + 3 * targets.length)
    for (const to of targets) if (hasClass(roads.takes(to), character)) after.add(to)
  }
  return [...after].sort((one, two) => one - two)
}
