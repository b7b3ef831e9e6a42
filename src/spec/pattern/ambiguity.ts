import { commonClass } from './alphabet'
import { type Edge, loopsOf, walk } from './graph'
import {
  classesOf,
  edgesOf,
  edgesOfPair,
  loopsIn,
  nodesAfter,
  nodesBefore,
  type Roads,
  wordWithin,
} from './roads'
import type { Effort } from './undecided'

/** A text that can be walked in ever more ways, the more often `pump` stands in it. */
export interface Ambiguity {
  readonly growth: 'exponential' | 'polynomial'
  /** The place that `prefix` leads to, and `pump` back to. */
  readonly place: number
  readonly prefix: readonly number[]
  readonly pump: readonly number[]
}

/**
 * Exponential: a place with two different walks back to itself on the same word. In a strongly connected part that is
 * so exactly if a pair of equal places leads to a pair of different ones and that one back to equal ones.
 */
export function* exponentialAmbiguities(roads: Roads, effort: Effort): Generator<Ambiguity> {
  for (const loop of loopsIn(roads, effort)) {
    const inside = new Set(loop)
    const home = (from: number, to: number) => wordWithin(roads, inside, from, to, effort)
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
  const loops = loopsIn(roads, effort).map((loop) => new Set(loop))
  const takes = new Map(loops.map((loop) => [loop, classesOf(roads, loop)]))
  const splitPair = (node: number) => [Math.floor(node / width), node % width] as const
  const before = new Map(loops.map((loop) => [loop, nodesBefore(roads, loop, effort)]))
  for (const first of loops) {
    const after = nodesAfter(roads, first, effort)
    for (const second of loops) {
      effort.spend(20)
      const shared = commonClass(takes.get(first) as Uint32Array, takes.get(second) as Uint32Array) >= 0
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

/** An ambiguity with the shortest word that leads to its place. */
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
