import { onceFor } from '../../internal/onceFor'
import { MOST_ATOMS, placesOf } from './placesOf'

/** So many steps a backtracking engine takes in some 50 ms. */
const STEPS = 4_000_000

/**
 * How long a text may be to be tried on a pattern that must match it as a whole. A pattern that takes time by the
 * length of the text has no limit but the engine's own; for any other it is the length that takes some 50 ms, counted
 * in steps so that it is the same everywhere: 2,000 characters where the time grows with the square, 16 where it
 * doubles, 10 where nothing is known.
 *
 * This is the small sister of `patternAttack`, which is too large to be in every page: it asks the same two questions
 * of the same automaton (Weideman et al. 2016, see there), but takes what looks slow for slow, without counting.
 */
export const patternLimit = /* @__PURE__ */ onceFor((pattern: RegExp): number => {
  try {
    return limitOf(pattern)
  } catch {
    return doubling(3) // too large, or of a newer language than this one was written for
  }
})

/** Around what doubles there is often something that takes some steps more each time. */
const doubling = (ways: number) => Math.floor(Math.log(STEPS / 50) / Math.log(ways))

function limitOf({ source, flags }: RegExp): number {
  const { follow, atoms, loopOf, groups, references, isOftenEmpty } = placesOf(source, flags)
  if (isOftenEmpty) return doubling(8)
  const overlaps = overlapsOf(atoms, flags)
  const nodesIn = (loop: number) => [...atoms.keys()].filter((node) => loopOf[node] === loop)
  const nextOf = (node: number) => follow[node] as readonly number[]
  const nextIn = (node: number, loop: number) => nextOf(node).filter((next) => loopOf[next] === loop)
  let work = 0
  const spend = () => {
    work += 1
    if (work > MOST_WORK) throw new RangeError('too many ways')
  }

  /**
   * Whether two walks on one text part within the loop and meet again, and else the loops that one may leave it for.
   */
  function leaves(loop: number): ReadonlySet<number> | undefined {
    const others = new Set<number>()
    const pairs = new Set(nodesIn(loop).map((node) => node * MOST_ATOMS + node))
    for (const pair of pairs) {
      const [one, two] = [Math.floor(pair / MOST_ATOMS), pair % MOST_ATOMS]
      for (const [first, next] of nextOf(one).entries()) {
        if (loopOf[next] !== loop) continue
        for (const [second, other] of nextOf(two).entries()) {
          spend()
          if ((one === two && first === second) || !overlaps(next, other)) continue
          if (next === other) return undefined
          pairs.add(next * MOST_ATOMS + other)
          const reached = loopOf[other] as number
          if (reached >= 0 && reached !== loop) others.add(reached)
        }
      }
    }
    return others
  }

  /** Whether one text leads around the first loop, from there into the second, and around the second. */
  function isShared(first: number, second: number): boolean {
    const triples = new Set<number>()
    for (const one of nodesIn(first)) {
      for (const two of nodesIn(second))
        if (overlaps(one, two)) triples.add((one * MOST_ATOMS + one) * MOST_ATOMS + two)
    }
    for (const triple of triples) {
      const pair = Math.floor(triple / MOST_ATOMS)
      const [one, middle] = [Math.floor(pair / MOST_ATOMS), pair % MOST_ATOMS]
      for (const next of nextIn(one, first)) {
        for (const target of nextIn(triple % MOST_ATOMS, second)) {
          for (const between of overlaps(next, target) ? nextOf(middle) : []) {
            spend()
            if (!overlaps(next, between) || !overlaps(between, target)) continue
            if (between === target) return true
            triples.add((next * MOST_ATOMS + between) * MOST_ATOMS + target)
          }
        }
      }
    }
    return false
  }

  /** Into how many steps of a loop, at most, the engine can go on one character. */
  function mostWays(): number {
    let most = 2
    for (const [node, targets] of follow.entries()) {
      if ((loopOf[node] as number) < 0) continue
      const alike = new Map<string | undefined, readonly number[]>()
      for (const one of targets) alike.set(atoms[one], [...(alike.get(atoms[one]) ?? []), one])
      for (const [one = 0] of alike.values()) {
        const ways = [...alike.values()].filter(([other = 0]) => overlaps(one, other)).flat()
        most = Math.max(most, ways.length)
      }
    }
    return most
  }

  /** How many loops, one behind the other, may take one text between them; none where one takes a text in many ways. */
  function degreeOfLoops(): number {
    const loops = [...new Set(loopOf)].filter((loop) => loop >= 0)
    const after = new Map<number, ReadonlySet<number>>()
    for (const loop of loops) {
      const others = leaves(loop)
      if (!others) return 0
      after.set(loop, others)
    }
    const degrees = new Map<number, number>()
    const degreeOf = (loop: number): number => {
      const others = [...(after.get(loop) ?? [])].filter((other) => isShared(loop, other))
      const degree = degrees.get(loop) ?? 1 + Math.max(0, ...others.map(degreeOf))
      degrees.set(loop, degree)
      return degree
    }
    return Math.max(1, ...loops.map(degreeOf))
  }

  try {
    const found = degreeOfLoops()
    if (found === 0) return doubling(mostWays())
    const degree = found + references
    if (degree > 1) return Math.floor(STEPS ** (1 / degree))
    // An engine keeps a note of each turn of a group until its memory for that is full.
    return groups ? Math.floor(STEPS / (1 + groups)) : Infinity
  } catch {
    return doubling(Math.max(3, mostWays())) // too many ways to look at them all
  }
}

const MOST_WORK = 50_000

/** Whether two atoms take one character in common: asked of the engine, so that flags and sets mean what they mean. */
function overlapsOf(atoms: readonly string[], flags: string): (one: number, other: number) => boolean {
  const known = new Map<string, boolean>()
  const kept = flags.replace(/[gmyd]/g, '')
  return (one, other) => {
    const both = `(?=${atoms[one]})${atoms[other]}`
    let found = known.get(both)
    if (found === undefined) known.set(both, (found = new RegExp(both, kept).test(everyCharacter())))
    return found
  }
}

let characters: string | undefined

/** Each code unit once, and some of the characters that are made of two. */
const everyCharacter = () =>
  (characters ??=
    Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('') +
    '\u{10400}\u{1d49c}\u{1f1e9}\u{1f3fd}\u{1f600}\u{20000}\u{e0001}\u{10ffff}')
