import { type Alphabet, commonClass } from './alphabet'
import { type Automaton, SEEN, type Steps, WHOLE } from './automaton'
import { type Edge, loopsOf, walk } from './graph'
import { type Effort, Undecided } from './undecided'

/** A text that can be walked in ever more ways, the more often `pump` stands in it. */
export interface Ambiguity {
  readonly growth: 'exponential' | 'polynomial'
  /** The place that `prefix` leads to, and `pump` back to. */
  readonly place: number
  readonly prefix: readonly number[]
  readonly pump: readonly number[]
}

/**
 * The automaton without its conditions, so that it has all ways of the pattern and maybe more: what looks ahead is a
 * side road that ends.
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
 * Exponential: a place with two different walks back to itself on the same word. In a strongly connected part that is
 * so exactly if a pair of equal places leads to a pair of different ones and that one back to equal ones.
 */
export function* exponentialAmbiguities(roads: Roads, effort: Effort): Generator<Ambiguity> {
  for (const loop of loopsOf(reachable(roads, effort), (node) => roads.next[node] ?? [], effort)) {
    const inside = new Set(loop)
    const home = (from: number, to: number) => wayWithin(roads, inside, from, to, effort)
    let doubles = 0
    for (const place of loop) {
      if (doubles === 2) break
      const double = roads.twice[place]?.find((target) => inside.has(target))
      if (double === undefined) continue
      const character = commonClass(roads.takes(double), roads.takes(double))
      doubles += 1
      yield pumped('exponential', roads, place, [character, ...home(double, place)], effort)
    }

    const width = roads.next.length
    const pairs = (node: number) =>
      edgesOfPair(roads, Math.floor(node / width), node % width, inside, inside, effort, (one, two) =>
        one < two ? one * width + two : two * width + one,
      )
    const equal = (node: number) => Math.floor(node / width) === node % width
    const different = new Set<number>()
    for (let tries = 0; tries < 3; tries += 1) {
      const apart = walk(
        loop.map((place) => place * width + place),
        (node) => !equal(node) && !different.has(node),
        pairs,
        effort,
      )
      if (!apart) break
      different.add(apart.to)
      const together = walk([apart.to], equal, pairs, effort)
      if (!together) continue
      const place = Math.floor(apart.from / width)
      const word = [...apart.word, ...together.word, ...home(together.to % width, place)]
      yield pumped('exponential', roads, place, word, effort)
    }
  }
}

/**
 * Polynomial: two places, and one word that leads from the first to itself and to the second, and from the second to
 * itself. Where nothing is exponential, they are of different strongly connected parts.
 */
export function* polynomialAmbiguities(roads: Roads, effort: Effort): Generator<Ambiguity> {
  const width = roads.next.length
  const loops = loopsOf(reachable(roads, effort), (node) => roads.next[node] ?? [], effort).map(
    (loop) => new Set(loop),
  )
  const takes = new Map(loops.map((loop) => [loop, union([...loop].map(roads.takes))]))
  const splitPair = (node: number) => [Math.floor(node / width), node % width] as const
  const before = new Map(loops.map((loop) => [loop, backFrom(roads, loop, effort)]))
  for (const first of loops) {
    const after = onwards(roads, first, effort)
    for (const second of loops) {
      effort.spend(20)
      const shared = commonClass(takes.get(first) ?? NONE, takes.get(second) ?? NONE) >= 0
      if (!shared || first === second || ![...second].some((place) => after.has(place))) continue
      const toSecond = before.get(second)
      const pairs = (node: number) =>
        edgesOfPair(roads, ...splitPair(node), first, second, effort, (one, two) => one * width + two)
      const all = [...first].flatMap((one) => [...second].map((two) => one * width + two))
      for (const circle of loopsOf(all, (node) => [...pairs(node)].map(({ to }) => to), effort)) {
        const inside = new Set(circle)
        const triples = function* (node: number): Generator<Edge> {
          const [pair, middle] = [Math.floor(node / width), node % width]
          for (const { to } of pairs(pair)) {
            if (!inside.has(to)) continue
            const [one, two] = splitPair(to)
            for (const target of roads.next[middle] ?? []) {
              effort.spend(8)
              if (!toSecond?.has(target)) continue
              const character = commonClass(roads.takes(one), roads.takes(two), roads.takes(target))
              if (character >= 0) yield { to: to * width + target, character }
            }
          }
        }
        const across = walk(
          circle.map((pair) => pair * width + splitPair(pair)[0]),
          (node) => splitPair(Math.floor(node / width))[1] === node % width,
          triples,
          effort,
        )
        if (!across) continue
        const [from, to] = [Math.floor(across.from / width), Math.floor(across.to / width)]
        const back = walk(
          [to],
          (node) => node === from,
          function* (node) {
            for (const edge of pairs(node)) if (inside.has(edge.to)) yield edge
          },
          effort,
        )
        const word = [...across.word, ...(back?.word ?? [])]
        yield pumped('polynomial', roads, splitPair(from)[0], word, effort)
      }
    }
  }
}

const NONE = new Uint32Array(0)

function union(sets: readonly Uint32Array[]): Uint32Array {
  return (sets[0] ?? NONE).map((_, word) => sets.reduce((all, set) => all | (set[word] ?? 0), 0))
}

function pumped(
  growth: Ambiguity['growth'],
  roads: Roads,
  place: number,
  pump: readonly number[],
  effort: Effort,
): Ambiguity {
  const way = walk(
    [roads.start],
    (node) => node === place,
    (node) => edgesOf(roads, node),
    effort,
  )
  return { growth, place, prefix: way?.word ?? [], pump }
}

function* edgesOf(roads: Roads, node: number): Generator<Edge> {
  for (const to of roads.next[node] ?? []) {
    const character = commonClass(roads.takes(to), roads.takes(to))
    if (character >= 0) yield { to, character }
  }
}

function* edgesOfPair(
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

function wayWithin(roads: Roads, inside: ReadonlySet<number>, from: number, to: number, effort: Effort) {
  const edges = function* (node: number) {
    for (const edge of edgesOf(roads, node)) if (inside.has(edge.to)) yield edge
  }
  return walk([from], (node) => node === to, edges, effort)?.word ?? []
}

function reachable(roads: Roads, effort: Effort): Set<number> {
  return onwards(roads, [roads.start], effort)
}

function onwards(roads: Roads, from: Iterable<number>, effort: Effort): Set<number> {
  const seen = new Set(from)
  for (const node of seen) {
    for (const { to } of edgesOf(roads, node)) {
      effort.spend(8)
      seen.add(to)
    }
  }
  return seen
}

/** The nodes from which some of the places can be reached. */
function backFrom(roads: Roads, places: Iterable<number>, effort: Effort): Set<number> {
  const before = new Map<number, number[]>()
  for (const [node, targets] of roads.next.entries()) {
    for (const target of targets) before.set(target, [...(before.get(target) ?? []), node])
    effort.spend(targets.length)
  }
  const seen = new Set(places)
  for (const place of seen) for (const node of before.get(place) ?? []) seen.add(node)
  return seen
}
