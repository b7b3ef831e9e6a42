import type { Effort } from './undecided'

/**
 * The parts of a graph in which each node can be reached from each other one (Tarjan 1972), those only that have a
 * way back to where it began.
 */
export function loopsOf(
  nodes: Iterable<number>,
  next: (node: number) => readonly number[],
  effort: Effort,
): number[][] {
  const order = new Map<number, number>()
  const lowest = new Map<number, number>()
  const open: number[] = []
  const isOpen = new Set<number>()
  const loops: number[][] = []

  for (const root of nodes) {
    if (order.has(root)) continue
    const path: { node: number; targets: readonly number[]; done: number }[] = []
    const enter = (node: number) => {
      order.set(node, order.size)
      lowest.set(node, order.size - 1)
      open.push(node)
      isOpen.add(node)
      const targets = next(node)
      effort.spend(100 + 20 * targets.length)
      path.push({ node, targets, done: 0 })
    }
    const lower = (node: number, to = Infinity) => lowest.set(node, Math.min(lowest.get(node) ?? to, to))
    enter(root)
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const target = top.targets[top.done]
      if (target !== undefined) {
        top.done += 1
        if (!order.has(target)) enter(target)
        else if (isOpen.has(target)) lower(top.node, order.get(target))
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above) lower(above.node, lowest.get(top.node))
      if (lowest.get(top.node) !== order.get(top.node)) continue
      const loop = open.splice(open.lastIndexOf(top.node))
      for (const node of loop) isOpen.delete(node)
      if (loop.length > 1 || top.targets.includes(top.node)) loops.push(loop)
    }
  }
  return loops
}

/** One step of a walk: where it leads, and the class of the character that it takes. */
export interface Edge {
  readonly to: number
  readonly character: number
}

export interface Walk {
  readonly from: number
  readonly to: number
  readonly word: readonly number[]
}

/** A shortest walk from one of the nodes to one that is wanted; also one of no step, unless `moving`. */
export function walk(
  from: Iterable<number>,
  wanted: (node: number) => boolean,
  edges: (node: number) => Iterable<Edge>,
  effort: Effort,
  moving = false,
): Walk | undefined {
  const cameFrom = new Map<number, { from: number; character: number } | undefined>()
  const queue: number[] = []
  for (const node of from) {
    if (!moving && wanted(node)) return { from: node, to: node, word: [] }
    if (cameFrom.has(node)) continue
    cameFrom.set(node, undefined)
    queue.push(node)
  }
  for (const node of queue) {
    for (const { to, character } of edges(node)) {
      effort.spend(30)
      const arrived = wanted(to)
      if (!arrived && cameFrom.has(to)) continue
      if (!arrived) {
        cameFrom.set(to, { from: node, character })
        queue.push(to)
        continue
      }
      const word = [character]
      let back = node
      for (let came = cameFrom.get(back); came; came = cameFrom.get(back)) {
        word.push(came.character)
        back = came.from
      }
      return { from: back, to, word: word.reverse() }
    }
  }
  return undefined
}
