import type { Edge, Part, Repeat } from './parsePattern'
import { type Effort, Undecided } from './undecided'

/**
 * The map that a backtracking engine walks on: a place for each atom of the pattern, and after each place the ways to
 * go on, in the order in which the engine tries them. Ways that consume nothing are already followed to where they
 * lead, so that the same step stands here twice when the engine can take it in two manners (and no more than twice).
 */
export interface Automaton {
  /** The atom of each place. */
  readonly atoms: readonly number[]
  readonly start: Steps
  /** The lookaround that each place stands in; 0 for none. */
  readonly owners: readonly number[]
  /** The steps that follow each place. */
  readonly follow: readonly Steps[]
  /** Places that are walked from right to left, within a lookbehind. */
  readonly backward: ReadonlySet<number>
  readonly behinds: readonly Look[]
  /** Whether any step has a condition. */
  readonly guarded: boolean
  /** Whether counts that were too high to be written out were left out. */
  readonly loosened: boolean
}

export type Steps = readonly Step[]

export interface Step {
  /** A place, or one of the two ends. */
  readonly to: number
  readonly guards: readonly Guard[]
}

/** The end of the pattern, right where the text ends. */
export const WHOLE = -1
/** The end of a lookaround, wherever the text is. */
export const SEEN = -2
const NOTHING = -3

export type Guard = { readonly kind: Edge; readonly id: number } | Look

export interface Look {
  readonly kind: 'look'
  readonly id: number
  readonly ahead: boolean
  readonly negated: boolean
  readonly steps: Steps
}

/** A part of the pattern: how it begins (NOTHING where it may be empty), and how to tell it what comes after it. */
interface Piece {
  readonly first: Steps
  link(next: Steps): void
}

const FREE: readonly Guard[] = []
const EMPTY: Steps = [{ to: NOTHING, guards: FREE }]
const MOST_PLACES = 2500

/** Up to this count, repeats are written out even in an automaton that need not be exact. */
const FEW = 4

/**
 * The automaton of a pattern. Where `loose`, `{2,60}` becomes `+`: fewer places, and all ways of the exact one and
 * more.
 */
export function automatonOf(root: Part, loose: boolean, effort: Effort): Automaton {
  const atoms: number[] = []
  const owners: number[] = []
  const follow: Steps[] = []
  const backward = new Set<number>()
  const behinds: Look[] = []
  const edges = new Map<Edge, Guard>()
  const repeating = new Map<Part, boolean>()
  let guards = 0
  let owner = 0
  let loosened = false

  function pieceOf(part: Part, reversed: boolean): Piece {
    effort.spend(1)
    switch (part.kind) {
      case 'atom': {
        const place = atoms.push(part.atom) - 1
        owners.push(owner)
        if (place >= MOST_PLACES) throw new Undecided('is too long')
        if (reversed) backward.add(place)
        return {
          first: [{ to: place, guards: FREE }],
          link: (next) => void (follow[place] = next),
        }
      }
      case 'sequence': {
        const pieces = part.parts.map((each) => pieceOf(each, reversed))
        return chain(reversed ? pieces.reverse() : pieces)
      }
      case 'choice': {
        const pieces = part.options.map((each) => pieceOf(each, reversed))
        return {
          first: join(...pieces.map(({ first }) => first)),
          link: (next) => pieces.forEach((piece) => piece.link(next)),
        }
      }
      case 'repeat':
        return repeat(part, reversed)
      case 'edge': {
        const guard = edges.get(part.edge) ?? { kind: part.edge, id: (guards += 1) }
        edges.set(part.edge, guard)
        return { first: [{ to: NOTHING, guards: [guard] }], link() {} }
      }
      case 'look': {
        if (part.ahead && reversed) throw new Undecided('looks ahead while it looks behind')
        const id = (guards += 1)
        const outer = owner
        owner = id
        const body = pieceOf(part.body, !part.ahead)
        owner = outer
        const end: Steps = [{ to: SEEN, guards: FREE }]
        body.link(end)
        const { ahead, negated } = part
        const look: Look = { kind: 'look', id, ahead, negated, steps: through(body.first, end) }
        if (!ahead) behinds.push(look)
        return { first: [{ to: NOTHING, guards: [look] }], link() {} }
      }
    }
  }

  function chain(pieces: readonly Piece[]): Piece {
    return {
      first: pieces.reduceRight((after, { first }) => through(first, after), EMPTY),
      link(next) {
        pieces.reduceRight((after, piece) => {
          piece.link(after)
          return through(piece.first, after)
        }, next)
      },
    }
  }

  function repeat({ body, greedy, ...counts }: Repeat, reversed: boolean): Piece {
    let { min, max } = counts
    const many = (max > FEW && max < Infinity) || min > FEW
    // Few turns of few turns are many.
    if (loose && (many || (max > 1 && max < Infinity && repeats(body)))) {
      loosened = true
      max = Infinity
      min = Math.min(min, 1)
    }
    const copies = (count: number) => {
      if (count > MOST_PLACES) throw new Undecided('repeats too often')
      return Array.from({ length: count }, () => pieceOf(body, reversed))
    }
    // A turn that is not demanded and consumes nothing is rejected, as ECMAScript has it.
    const turnOr = (turn: Piece, next: Steps) => {
      const begun = turn.first.filter(({ to }) => to !== NOTHING)
      return greedy ? join(begun, next) : join(next, begun)
    }

    if (max === Infinity) {
      const turn = pieceOf(body, reversed)
      const again = turnOr(turn, EMPTY)
      const loop: Piece = {
        first: min === 0 ? again : through(turn.first, again),
        link: (next) => turn.link(turnOr(turn, next)),
      }
      return min > 1 ? chain([...copies(min - 1), loop]) : loop
    }
    const optional = copies(max - min)
    const rest: Piece = {
      first: optional[0] ? turnOr(optional[0], EMPTY) : EMPTY,
      link(next) {
        optional.reduceRight((after, turn) => {
          turn.link(after)
          return turnOr(turn, next)
        }, next)
      },
    }
    return chain([...copies(min), rest])
  }

  function repeats(part: Part): boolean {
    const known = repeating.get(part)
    if (known !== undefined) return known
    const children = part.kind === 'sequence' ? part.parts : part.kind === 'choice' ? part.options : []
    const found =
      part.kind === 'repeat' || part.kind === 'look'
        ? (part.kind === 'repeat' && part.max > 1) || repeats(part.body)
        : children.some(repeats)
    repeating.set(part, found)
    return found
  }

  function join(...lists: Steps[]): Steps {
    const seen = new Map<number | string, number>()
    const joined: Step[] = []
    for (const list of lists) {
      for (const step of list) {
        effort.spend(step.guards.length === 0 ? 4 : 20)
        const key =
          step.guards.length === 0 ? step.to : `${step.to} ${step.guards.map(({ id }) => id).join(' ')}`
        const times = seen.get(key) ?? 0
        if (times < 2) joined.push(step)
        seen.set(key, times + 1)
      }
    }
    return joined
  }

  /** The steps of `first`, and where these consume nothing, the ones of `next`. */
  function through(first: Steps, next: Steps): Steps {
    if (!first.some(({ to }) => to === NOTHING)) return first
    return join(
      ...first.map((step) => {
        if (step.to !== NOTHING) return [step]
        if (step.guards.length === 0) return next
        effort.spend(20 * next.length)
        return next.map(({ to, guards: more }) => ({ to, guards: [...new Set([...step.guards, ...more])] }))
      }),
    )
  }

  const whole = pieceOf(root, false)
  const end: Steps = [{ to: WHOLE, guards: FREE }]
  whole.link(end)
  return {
    atoms,
    owners,
    start: through(whole.first, end),
    follow,
    backward,
    behinds,
    guarded: guards > 0,
    loosened,
  }
}
