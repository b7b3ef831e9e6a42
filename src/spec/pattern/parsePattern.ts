import { Undecided } from './undecided'

/** A regular expression as a tree. Which characters an atom takes is left to the engine: see `alphabetOf`. */
export type Part =
  | { readonly kind: 'atom'; readonly atom: number }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly options: readonly Part[] }
  | Repeat
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'look'; readonly body: Part; readonly ahead: boolean; readonly negated: boolean }

export interface Repeat {
  readonly kind: 'repeat'
  readonly body: Part
  readonly min: number
  readonly max: number
  readonly greedy: boolean
}

/** `^`, `$`, `\b` and `\B`. */
export type Edge = 'start' | 'end' | 'boundary' | 'inside'

export interface ParsedPattern {
  readonly root: Part
  /** The parts that take one character each, as written: `a`, `[^\s@]`, `\p{L}`. */
  readonly atoms: readonly Atom[]
  /** The code points that atoms name. */
  readonly named: ReadonlySet<number>
}

export interface Atom {
  readonly written: string
  /** The one character that it stands for, where it stands for one. */
  readonly code: number | undefined
}

const LONGEST = 10_000
const DEEPEST = 200

/**
 * Parse an expression that the engine accepts, quirks of those without `u` included; throws `Undecided` where it
 * cannot.
 */
export function parsePattern(source: string, flags: string): ParsedPattern {
  const sets = flags.includes('v')
  const unicode = sets || flags.includes('u')
  if (source.length > LONGEST) throw new Undecided('is too long')
  const groups = groupsOf(source, sets)
  const atoms = new Map<string, Atom & { readonly index: number }>()
  const named = new Set<number>()
  let at = 0

  const looking = (text: string) => source.startsWith(text, at)
  const take = (text: string) => {
    if (!looking(text)) return false
    at += text.length
    return true
  }

  function choice(depth: number): Part {
    if (depth > DEEPEST) throw new Undecided('is nested too deep')
    const options = [sequence(depth)]
    while (take('|')) options.push(sequence(depth))
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
  }

  function sequence(depth: number): Part {
    const parts: Part[] = []
    while (at < source.length && !looking('|') && !looking(')')) parts.push(quantified(term(depth)))
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts }
  }

  function term(depth: number): Part {
    if (take('^')) return { kind: 'edge', edge: 'start' }
    if (take('$')) return { kind: 'edge', edge: 'end' }
    if (take('(')) return group(depth)
    if (take('.')) return atom('.')
    if (looking('[')) return characterClass()
    if (looking('\\')) return escape()
    const code = source.codePointAt(at) ?? 0
    const character = unicode ? String.fromCodePoint(code) : source.charAt(at)
    at += character.length
    return atom(
      /[$()*+.?[\\\]^{|}/]/.test(character) ? `\\${character}` : character,
      character.codePointAt(0),
    )
  }

  function group(depth: number): Part {
    const look = /^\?(<?)([=!])/.exec(source.slice(at, at + 3))
    if (look) at += look[0].length
    else if (!take('?:')) {
      const name = /^\?<[^>]*>/.exec(source.slice(at))
      if (name) at += name[0].length
      else if (looking('?')) throw new Undecided('changes flags within')
    }
    const body = choice(depth + 1)
    if (!take(')')) throw new Undecided('has a group without end')
    return look ? { kind: 'look', body, ahead: look[1] === '', negated: look[2] === '!' } : body
  }

  function characterClass(): Part {
    const start = at
    const end = endOfClass(source, at, sets)
    while (at < end) {
      let code: number | undefined
      if (looking('\\')) code = characterEscape().code
      else {
        code = unicode ? source.codePointAt(at) : source.charCodeAt(at)
        at += code !== undefined && code > 0xffff ? 2 : 1
      }
      if (code !== undefined) named.add(code)
    }
    at = end
    return atom(source.slice(start, end))
  }

  function escape(): Part {
    const rest = source.slice(at)
    const edge = /^\\[bB]/.exec(rest)
    if (edge) {
      at += 2
      return { kind: 'edge', edge: edge[0] === '\\b' ? 'boundary' : 'inside' }
    }
    if (rest.startsWith('\\k') && (unicode || groups.named)) throw new Undecided('refers back')
    const reference = /^\\([1-9]\d*)/.exec(rest)
    if (reference && (unicode || Number(reference[1]) <= groups.count)) throw new Undecided('refers back')
    const { written, code } = characterEscape()
    return atom(written, code)
  }

  function characterEscape(): Atom {
    const rest = source.slice(at)
    if (sets && /^\\(?:q\{|[pP]\{(?:Basic_Emoji|Emoji_Keycap|RGI_))/.test(rest)) {
      throw new Undecided('has sets of texts')
    }
    if (!unicode && /^\\c(?![A-Za-z])/.test(rest)) {
      at += 1 // A backslash that stands for itself; the c is read next.
      return { written: '\\\\', code: 0x5c }
    }
    const written =
      (unicode ? LONG_ESCAPE.exec(rest) : null)?.[0] ??
      SHORT_ESCAPE.exec(rest)?.[0] ??
      `\\${unicode ? String.fromCodePoint(rest.codePointAt(1) ?? 0) : rest.charAt(1)}`
    at += written.length
    return { written, code: codeOf(written) }
  }

  function atom(written: string, code?: number): Part {
    if (code !== undefined) named.add(code)
    const known = atoms.get(written) ?? { written, code, index: atoms.size }
    atoms.set(written, known)
    return { kind: 'atom', atom: known.index }
  }

  function quantified(body: Part): Part {
    const counted = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/.exec(source.slice(at, at + 50))
    if (!counted) return body
    at += counted[0].length
    const greedy = !take('?')
    const [sign, from = '', comma, to] = counted
    if (sign === '*') return { kind: 'repeat', body, min: 0, max: Infinity, greedy }
    if (sign === '+') return { kind: 'repeat', body, min: 1, max: Infinity, greedy }
    if (sign === '?') return { kind: 'repeat', body, min: 0, max: 1, greedy }
    const min = Number(from)
    if (!comma) return { kind: 'repeat', body, min, max: min, greedy }
    return { kind: 'repeat', body, min, max: to ? Number(to) : Infinity, greedy }
  }

  const root = choice(0)
  if (at < source.length) throw new Undecided('ends too early')
  return { root, atoms: [...atoms.values()], named }
}

const LONG_ESCAPE =
  /^\\(?:u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/
const SHORT_ESCAPE = /^\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[0-3][0-7]{0,2}|[4-7][0-7]?)/

function groupsOf(source: string, sets: boolean): { count: number; named: boolean } {
  let count = 0
  let named = false
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character === '\\') at += 1
    else if (character === '[') at = endOfClass(source, at, sets) - 1
    else if (character === '(') {
      const name = /^\(\?<[^=!]/.test(source.slice(at, at + 4))
      if (name || source.charAt(at + 1) !== '?') count += 1
      named ||= name
    }
  }
  return { count, named }
}

/** Where a class that begins here is over; with `v`, classes stand in classes. */
function endOfClass(source: string, start: number, sets: boolean): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character === '\\') at += 1
    else if (character === '[' && (sets || at === start)) depth += 1
    else if (character === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new Undecided('has a class without end')
}

const CONTROLS: { readonly [letter: string]: number } = { b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 }

/** The one character that an escape stands for; undefined for a set of them. */
function codeOf(written: string): number | undefined {
  const hex = [...written.matchAll(/\\[ux]\{?([\da-fA-F]+)/g)].map((found) => parseInt(found[1] ?? '', 16))
  // Two escapes are the two halves of one character.
  if (hex.length > 0) return String.fromCodePoint(...hex).codePointAt(0)
  if (/^\\[dDsSwWpP]/.test(written)) return undefined
  if (/^\\c[A-Za-z]/.test(written)) return (written.codePointAt(2) ?? 0) % 32
  if (/^\\[0-7]/.test(written)) return parseInt(written.slice(1), 8)
  return CONTROLS[written.charAt(1)] ?? written.codePointAt(1)
}
