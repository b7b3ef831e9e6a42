import { type Alphabet, hasClass } from './alphabet'
import { type Automaton, type Guard, type Look, SEEN, type Steps, WHOLE } from './automaton'
import type { Effort } from './undecided'

/**
 * How many steps a backtracking engine takes on a text, without taking them: the steps from a place and a position on
 * are always the same ones, so that each is counted once, however often the engine comes there.
 */
export function countSteps(
  { atoms, start, follow, backward, behinds, guarded }: Automaton,
  { taken, words, lineEnds }: Alphabet,
  text: readonly number[],
  multiline: boolean,
  effort: Effort,
): number {
  const width = atoms.length
  const length = text.length
  let steps = 0
  const behindFound = new Map<Look, boolean[]>(behinds.map((look) => [look, []]))
  const behindSteps = new Map<Look, number[]>(behinds.map((look) => [look, []]))

  interface Layer {
    readonly found: Uint8Array
    readonly steps: Float64Array
  }
  const layer = (): Layer => ({ found: new Uint8Array(width), steps: new Float64Array(width) })

  /** The places that can be entered on a character. */
  const entered = new Map<number | undefined, Uint8Array>([[undefined, new Uint8Array(width)]])
  for (const character of new Set(text)) {
    effort.spend(width)
    const places = atoms.map((atom) => Number(hasClass(taken[atom] ?? NONE, character)))
    entered.set(character, Uint8Array.from(places))
  }

  /** Tries steps in order at a position; `ahead` knows how it goes one character further. */
  function run(
    tried: Steps,
    at: number,
    ahead: Layer,
    direction: 1 | -1,
    looks: Map<Look, boolean>,
  ): boolean {
    const open = entered.get(direction === 1 ? text[at] : text[at - 1])
    for (const { to, guards } of tried) {
      steps += 1
      if (guards.length > 0 && !guards.every((guard) => holds(guard, at, ahead, direction, looks))) continue
      if (to === SEEN) return true
      if (to === WHOLE) {
        if (at === length) return true
        continue
      }
      if (open?.[to] !== 1) continue
      steps += ahead.steps[to] ?? 0
      if (ahead.found[to] === 1) return true
    }
    return false
  }

  /** The places that can be reached after each character, conditions aside. */
  function placesReached(): number[][] {
    const layers: number[][] = [[]]
    const since = new Int32Array(width).fill(-1)
    for (let at = 0; at < length; at += 1) {
      const open = entered.get(text[at])
      const after: number[] = []
      const add = (tried: Steps) => {
        effort.spend(4 * tried.length)
        for (const { to, guards } of tried) {
          for (const guard of guards) if (guard.kind === 'look' && guard.ahead) add(guard.steps)
          if (open?.[to] !== 1 || since[to] === at) continue
          since[to] = at
          after.push(to)
        }
      }
      if (at === 0) add(start)
      for (const place of layers[at] ?? []) add(follow[place] ?? [])
      layers.push(after)
    }
    return layers
  }

  const isWord = (index: number) => words[text[index] ?? -1] ?? false
  const isLineEnd = (index: number) => lineEnds[text[index] ?? -1] ?? false

  function holds(
    guard: Guard,
    at: number,
    ahead: Layer,
    direction: 1 | -1,
    looks: Map<Look, boolean>,
  ): boolean {
    switch (guard.kind) {
      case 'start':
        return at === 0 || (multiline && isLineEnd(at - 1))
      case 'end':
        return at === length || (multiline && isLineEnd(at))
      case 'boundary':
        return isWord(at - 1) !== isWord(at)
      case 'inside':
        return isWord(at - 1) === isWord(at)
      case 'look': {
        const known = guard.ahead ? looks.get(guard) : behindFound.get(guard)?.[at]
        if (known !== undefined) {
          steps += guard.ahead ? (lookSteps.get(guard) ?? 0) : (behindSteps.get(guard)?.[at] ?? 0)
          return known !== guard.negated
        }
        const before = steps
        const found = run(guard.steps, at, ahead, guard.ahead ? 1 : direction, looks)
        looks.set(guard, found)
        lookSteps.set(guard, steps - before)
        return found !== guard.negated
      }
    }
  }
  const lookSteps = new Map<Look, number>()

  const pass = (
    at: number,
    ahead: Layer,
    direction: 1 | -1,
    here: Layer,
    looks: Map<Look, boolean>,
    places: Iterable<number>,
  ) => {
    for (const place of places) {
      const tried = follow[place] ?? []
      effort.spend(5 + (guarded ? 20 : 4) * tried.length)
      steps = 0
      here.found[place] = run(tried, at, ahead, direction, looks) ? 1 : 0
      here.steps[place] = steps
    }
  }

  if (behinds.length > 0) {
    let ahead = layer()
    let here = layer()
    for (let at = 0; at <= length; at += 1) {
      const looks = new Map<Look, boolean>()
      for (const look of behinds) {
        steps = 0
        const found = run(look.steps, at, ahead, -1, looks)
        behindFound.get(look)?.push(found)
        behindSteps.get(look)?.push(steps)
      }
      pass(at, ahead, -1, here, looks, backward)
      ;[ahead, here] = [here, ahead]
    }
  }

  const reached = placesReached()
  let ahead = layer()
  let here = layer()
  for (let at = length; at >= 0; at -= 1) {
    const looks = new Map<Look, boolean>()
    if (at === 0) {
      steps = 0
      run(start, 0, ahead, 1, looks)
      break
    }
    pass(at, ahead, 1, here, looks, reached[at] ?? [])
    ;[ahead, here] = [here, ahead]
  }
  return steps
}

const NONE = new Uint32Array(0)
