import { onceFor } from '../../internal/onceFor'

/** So many steps a backtracking engine takes in some 50 ms. */
const STEPS = 4_000_000

/**
 * How long a text may be to be tried on a pattern that must match it as a whole. A pattern that takes time by the length
 * of the text has no limit but the engine's own; for any other it is the length that takes some 50 ms, counted in steps
 * so that it is the same everywhere: 2,000 characters where the time grows with the square, 16 where it doubles, 10 where nothing is known.
 *
 * This is the small sister of `patternAttack`, which is too large to be in every page: it asks the same two questions of
 * the same automaton (Weideman et al. 2016, see there), but takes what looks slow for slow, without counting.
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
  const { follow, atoms, loopOf, groups, references, isOftenEmpty } = automatonOf(source, flags)
  if (isOftenEmpty) return doubling(8)
  const overlaps = overlapsOf(atoms, flags)
  const nodes = [...atoms.keys()]
  const nextOf = (node: number) => follow[node] as readonly number[]
  const nextIn = (node: number, loop: number) => nextOf(node).filter((next) => loopOf[next] === loop)
  let work = 0
  const spend = () => {
    work += 1
    if (work > MOST_WORK) throw new RangeError('too many ways')
  }

  /** Whether two walks on one text part within the loop and meet again, and else the loops that one may leave it for. */
  function leaves(loop: number): ReadonlySet<number> | undefined {
    const others = new Set<number>()
    const pairs = new Set(
      nodes.filter((node) => loopOf[node] === loop).map((node) => node * MOST_ATOMS + node),
    )
    for (const pair of pairs) {
      const [one, two] = [Math.floor(pair / MOST_ATOMS), pair % MOST_ATOMS]
      for (const [first, next] of nextIn(one, loop).entries()) {
        for (const [second, other] of [...nextIn(two, loop), ...leaving(two, loop)].entries()) {
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
  const leaving = (node: number, loop: number) => nextOf(node).filter((next) => loopOf[next] !== loop)

  /** Whether one text leads around the first loop, from there into the second, and around the second. */
  function isShared(first: number, second: number): boolean {
    const [ones, twos] = [first, second].map((loop) => nodes.filter((node) => loopOf[node] === loop))
    const triples = new Set<number>()
    for (const one of ones ?? []) {
      for (const two of twos ?? [])
        if (overlaps(one, two)) triples.add((one * MOST_ATOMS + one) * MOST_ATOMS + two)
    }
    for (const triple of triples) {
      const [one, middle] = [
        Math.floor(triple / MOST_ATOMS ** 2),
        Math.floor(triple / MOST_ATOMS) % MOST_ATOMS,
      ]
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

  const loops = [...new Set(loopOf)].filter((loop) => loop >= 0)
  const after = new Map<number, ReadonlySet<number>>()
  for (const loop of loops) {
    const others = leaves(loop)
    if (!others) return doubling(waysOf(follow, loopOf, overlaps))
    after.set(loop, others)
  }
  const degrees = new Map<number, number>()
  const degreeOf = (loop: number): number => {
    const others = [...(after.get(loop) ?? [])].filter((other) => isShared(loop, other))
    const degree = degrees.get(loop) ?? 1 + Math.max(0, ...others.map(degreeOf))
    degrees.set(loop, degree)
    return degree
  }
  const degree = Math.max(1, ...loops.map(degreeOf)) + references
  if (degree > 1) return Math.floor(STEPS ** (1 / degree))
  // An engine keeps a note of each turn of a group until its memory for that is full.
  return groups ? Math.floor(STEPS / (1 + groups)) : Infinity
}

/** Into how many steps of a loop, at most, the engine can go on one character. */
function waysOf(
  follow: readonly (readonly number[])[],
  loopOf: readonly number[],
  overlaps: (one: number, other: number) => boolean,
): number {
  let most = 2
  for (const [node, targets] of follow.entries()) {
    if ((loopOf[node] as number) < 0) continue
    for (const one of targets) most = Math.max(most, targets.filter((other) => overlaps(one, other)).length)
  }
  return most
}

const MOST_ATOMS = 1000
const MOST_WORK = 50_000

/** Up to so many turns, a repeat is written out. */
const WRITTEN_OUT = 64

/** A part of the pattern: the atoms that it begins and ends with, and in how many ways it is empty. */
interface Piece {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly empty: number
}

const EMPTY: Piece = { first: [], last: [], empty: 1 }

/** The places of a pattern and where each leads (Glushkov 1961): twice where it can get there in two ways. */
function automatonOf(source: string, flags: string) {
  const tokens = source.match(flags.includes('v') ? SETS : flags.includes('u') ? UNICODE : PLAIN) ?? []
  const atoms: string[] = []
  const follow: number[][] = []
  /** The outermost loop around each atom; -1 for none. */
  const loopOf: number[] = []
  let isOftenEmpty = false
  let [at, groups, references, repeats, choices, loops] = [0, 0, 0, 0, 0, 0]

  const chain = (one: Piece, two: Piece): Piece => {
    for (const node of one.last) follow[node]?.push(...two.first)
    return {
      first: [...one.first, ...times(two.first, one.empty)],
      last: [...two.last, ...times(one.last, two.empty)],
      empty: Math.min(one.empty * two.empty, 2),
    }
  }
  const optional = ({ first, last }: Piece): Piece => ({ first, last, empty: 1 })

  function atom(token: string): Piece {
    const node = atoms.push(token) - 1
    if (node >= MOST_ATOMS) throw new RangeError('too many atoms')
    follow.push([])
    loopOf.push(-1)
    return { first: [node], last: [node], empty: 0 }
  }

  function loop(make: () => Piece): Piece {
    const from = atoms.length
    const turn = make()
    for (const node of turn.last) follow[node]?.push(...turn.first)
    loops += 1
    // What looks ahead does not come back: its own loops stay its own.
    for (let node = from; node < atoms.length; node += 1) if (!ahead.has(node)) loopOf[node] = loops
    return turn
  }
  const ahead = new Set<number>()

  function choice(): () => Piece {
    const options: (() => Piece)[] = []
    do {
      const parts: (() => Piece)[] = []
      while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') parts.push(term())
      options.push(() => parts.reduce((piece, part) => chain(piece, part()), EMPTY))
      at += 1
    } while (tokens[at - 1] === '|')
    return () => {
      const pieces = options.map((option) => option())
      return {
        first: pieces.flatMap(({ first }) => first),
        last: pieces.flatMap(({ last }) => last),
        empty: Math.min(
          pieces.reduce((ways, { empty }) => ways + empty, 0),
          2,
        ),
      }
    }
  }

  function term(): () => Piece {
    const token = tokens[at] as string
    const [before, choicesBefore] = [repeats, choices]
    at += 1
    const make = token.startsWith('(') ? group(token) : single(token)
    const [, sign, from = '', comma, to] = QUANTIFIER.exec(tokens[at] ?? '') ?? []
    if (!sign) return make
    at += 1
    let min = sign === '+' ? 1 : Number(from)
    let max = sign === '?' ? 1 : from && !comma ? min : Number(to) || Infinity
    // Some turns of some turns are many, and so are too many to write out.
    const isLong = max > WRITTEN_OUT || (max > 4 && choices > choicesBefore)
    const isMany = isLong || (max > 1 && repeats > before)
    if (isMany) {
      min = Math.min(min, 1)
      max = Infinity
    }
    if (max !== min) choices += 1
    if (max !== min && max > 1) repeats += 1
    return () => repeat(make, min, max, isMany)
  }

  function repeat(make: () => Piece, min: number, max: number, isMany: boolean): Piece {
    const isEndless = max === Infinity
    const turns = Array.from({ length: isEndless ? Math.max(min - 1, 0) : max }, make)
    let rest = isEndless ? loop(make) : EMPTY
    // Turns that must be taken may be empty, each in its own way, which one loop for all of them does not show.
    if (isMany && min > 0 && rest.empty > 0) isOftenEmpty = true
    if (isEndless && min === 0) rest = optional(rest)
    while (turns.length > min) rest = optional(chain(turns.pop() as Piece, rest))
    return turns.reduceRight((after, turn) => chain(turn, after), rest)
  }

  function group(token: string): () => Piece {
    groups += 1
    const before = repeats
    const make = choice()
    if (token === '(?<=' || token === '(?<!') {
      if (repeats > before) throw new RangeError('looks behind without end')
      return () => EMPTY
    }
    if (token !== '(?=' && token !== '(?!') return make
    return () => {
      const from = atoms.length
      const { first } = make()
      for (let node = from; node < atoms.length; node += 1) ahead.add(node)
      return { first, last: [], empty: 1 }
    }
  }

  function single(token: string): () => Piece {
    if (/^(?:[$^]|\\b)$/i.test(token)) return () => EMPTY
    if (/\\q\{|\\p\{(?:Basic_|Emoji_K|RGI_)/i.test(token)) throw new RangeError('has sets of texts')
    if (!/^\\(?:[1-9]|k<)/.test(token)) return () => atom(token)
    references += 1
    return () => optional(loop(() => atom('[^]'))) // whatever the group has matched
  }

  choice()()
  return { atoms, follow, loopOf, groups, references, isOftenEmpty }
}

function times(nodes: readonly number[], ways: number): readonly number[] {
  return ways === 2 ? [...nodes, ...nodes] : ways === 1 ? nodes : []
}

const QUANTIFIER = /^([*+?]|\{(\d+)(?:(,)(\d*))?\})\??$/

const tokensOf = (set: string, flags: string) =>
  new RegExp(
    String.raw`\\(?:[pqu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[1-9]\d*|[^])|${set}|` +
      String.raw`\((?:\?(?:<?[=!]|<[^>]*>|[\w-]*:))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]`,
    flags,
  )
const SET = String.raw`\[(?:\\[^]|[^\]\\])*\]`
const PLAIN = tokensOf(SET, 'gi')
const UNICODE = tokensOf(SET, 'giu')
const SETS = tokensOf(String.raw`\[(?:\\[^]|${SET}|[^\[\]\\])*\]`, 'giu')

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

let characters = ''

/** Each code unit once, and some of the characters that are made of two. */
function everyCharacter(): string {
  if (characters) return characters
  for (let code = 0; code < 0x10000; code += 1) characters += String.fromCharCode(code)
  characters += '\u{10400}\u{1d49c}\u{1f1e9}\u{1f3fd}\u{1f600}\u{20000}\u{e0001}\u{10ffff}'
  return characters
}
