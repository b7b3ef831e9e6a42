import { type Alphabet, commonClass } from './alphabet'
import { type Automaton, SEEN, type Steps, WHOLE } from './automaton'
import { type Edge, loopsOf, walk } from './graph'
import { type Effort, Undecided } from './undecided'

/**
 * The automaton without its conditions, so that it has all ways of the pattern and maybe more: a lookahead is a side
 * road that ends.
 */
export interface Roads {
  /** The node that is no place: the beginning. */
  readonly start: number
  /** Where each node leads, each place once. */
  readonly next: readonly (readonly number[])[]
  /** The places to which a node leads in more than one manner. */
  readonly twice: readonly (readonly number[])[]
  /** The classes of characters on which a place is entered. */
  readonly takes: (place: number) => Uint32Array
  /** Whether the whole pattern may end after a node. */
  readonly ends: (node: number) => boolean
  /** Where each node leads, and whether what it belongs to ends there, without any condition. */
  readonly sure: readonly (readonly number[])[]
  readonly surelyEnds: (node: number) => boolean
  /** The lookaround that a node stands in; 0 for none. */
  readonly owner: (node: number) => number
}

export function roadsOf(
  { atoms, owners, start, follow, backward, behinds }: Automaton,
  { taken }: Alphabet,
): Roads {
  const takes = (place: number) => taken[atoms[place] ?? 0] ?? NONE
  const next: number[][] = []
  const twice: number[][] = []
  const sure: number[][] = []
  const wholes = new Set<number>()
  const surelyEnding = new Set<number>()
  const add = (node: number, steps: Steps) => {
    for (const { to, guards } of steps) {
      for (const guard of guards) if (guard.kind === 'look' && guard.ahead) add(node, guard.steps)
      if (to === WHOLE) wholes.add(node)
      else if (to === SEEN || commonClass(takes(to), takes(to)) < 0) continue
      else if (!next[node]?.includes(to)) next[node]?.push(to)
      else if (!twice[node]?.includes(to)) twice[node]?.push(to)
    }
  }
  for (const [node, steps] of [...follow, start].entries()) {
    next.push([])
    twice.push([])
    sure.push([])
    add(node, steps)
    for (const { to, guards } of steps) {
      if (to === WHOLE && guards.every(({ kind }) => kind === 'end')) surelyEnding.add(node)
      else if (guards.length > 0) continue
      else if (to === SEEN) surelyEnding.add(node)
      else if (to >= 0) sure[node]?.push(to)
    }
  }
  const roads = {
    start: follow.length,
    next,
    twice,
    takes,
    ends: (node: number) => wholes.has(node),
    sure,
    surelyEnds: (node: number) => surelyEnding.has(node),
    owner: (node: number) => owners[node] ?? 0,
  }
  if (behinds.length > 0) {
    const loops = loopsOf(backward, (node) => next[node] ?? [], { spend() {} })
    if (loops.length > 0) throw new Undecided('looks behind without end')
  }
  return roads
}

/**
 * The parts of the roads in which each node can be reached from each other one, as far as the beginning leads there.
 */
export function loopsIn(roads: Roads, effort: Effort): readonly (readonly number[])[] {
  return loopsOf(nodesAfter(roads, [roads.start], effort), (node) => roads.next[node] ?? [], effort)
}

/** The steps from a node, each with a character that takes it. */
export function* edgesOf(roads: Roads, node: number): Generator<Edge> {
  for (const to of roads.next[node] ?? []) {
    const character = commonClass(roads.takes(to), roads.takes(to))
    if (character >= 0) yield { to, character }
  }
}

/** The steps that two walks take on the same character, the one within `ones`, the other within `twos`. */
export function* edgesOfPair(
  roads: Roads,
  one: number,
  two: number,
  ones: ReadonlySet<number>,
  twos: ReadonlySet<number>,
  effort: Effort,
  nodeOf: (one: number, two: number) => number,
): Generator<Edge> {
  for (const nextOne of roads.next[one] ?? []) {
    if (!ones.has(nextOne)) continue
    for (const nextTwo of roads.next[two] ?? []) {
      effort.spend(8)
      if (!twos.has(nextTwo)) continue
      const character = commonClass(roads.takes(nextOne), roads.takes(nextTwo))
      if (character >= 0) yield { to: nodeOf(nextOne, nextTwo), character }
    }
  }
}

/** A shortest word from one node to another that leaves a part of the roads nowhere. */
export function wordWithin(
  roads: Roads,
  inside: ReadonlySet<number>,
  from: number,
  to: number,
  effort: Effort,
): readonly number[] {
  const edges = function* (node: number) {
    for (const edge of edgesOf(roads, node)) if (inside.has(edge.to)) yield edge
  }
  return walk([from], (node) => node === to, edges, effort)?.word ?? []
}

/** The nodes that can be reached from some of them, these included. */
export function nodesAfter(roads: Roads, from: Iterable<number>, effort: Effort): Set<number> {
  const seen = new Set(from)
  for (const node of seen) {
    for (const { to } of edgesOf(roads, node)) {
      effort.spend(8)
      seen.add(to)
    }
  }
  return seen
}

/** The nodes from which some of the places can be reached, these included. */
export function nodesBefore(roads: Roads, places: Iterable<number>, effort: Effort): Set<number> {
  const before = new Map<number, number[]>()
  for (const [node, targets] of roads.next.entries()) {
    for (const target of targets) before.set(target, [...(before.get(target) ?? []), node])
    effort.spend(targets.length)
  }
  const seen = new Set(places)
  for (const place of seen) for (const node of before.get(place) ?? []) seen.add(node)
  return seen
}

/** The classes of characters that enter some of the places. */
export function classesOf({ takes }: Roads, places: Iterable<number>): Uint32Array {
  const sets = [...places].map(takes)
  return (sets[0] ?? NONE).map((_, word) => sets.reduce((all, set) => all | (set[word] ?? 0), 0))
}

const NONE = new Uint32Array(0)
