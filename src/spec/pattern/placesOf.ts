export const MOST_ATOMS = 1000

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
export function placesOf(source: string, flags: string) {
  const tokens = tokensOf(source, flags)
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
    // A lookahead does not come back: its own loops stay its own.
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
    return () => optional(loop(() => atom('[^]'))) // any text that the group has matched
  }

  choice()()
  return { atoms, follow, loopOf, groups, references, isOftenEmpty }
}

const times = (nodes: readonly number[], ways: number) => Array.from({ length: ways }, () => nodes).flat()

const QUANTIFIER = /^([*+?]|\{(\d+)(?:(,)(\d*))?\})\??$/

/** The signs of a pattern one by one: the sets of `v` have sets in them, and with `u` two units are one character. */
function tokensOf(source: string, flags: string): readonly string[] {
  const set = String.raw`\[(?:\\[^]|[^\]\\])*\]`
  const token =
    String.raw`\\(?:[pqu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[1-9]\d*|[^])|` +
    (flags.includes('v') ? String.raw`\[(?:\\[^]|${set}|[^\[\]\\])*\]` : set) +
    String.raw`|\((?:\?(?:<?[=!]|<[^>]*>|[\w-]*:))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]`
  return source.match(new RegExp(token, /[uv]/.test(flags) ? 'giu' : 'gi')) ?? []
}
