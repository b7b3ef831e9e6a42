import { Graph, layout } from '@dagrejs/dagre'
import type { StateEdge, StateGraph, StateNode } from './stateGraph'

/** Where everything of a diagram stands, in pixels. A node and a label are told by their middle. */
export interface StateLayout {
  readonly width: number
  readonly height: number
  readonly nodes: readonly (StateNode & Box)[]
  readonly edges: readonly PlacedEdge[]
  /** The dot from which the first state is reached. */
  readonly start: { readonly dot: Box; readonly path: string } | undefined
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PlacedEdge extends StateEdge {
  readonly path: string
  readonly label: Box
}

export const lineHeight = 16
const margin = 8
const start = '\u0000start'

/** Layers of states from the first to the last, with as few crossings as dagre finds. */
export function layoutStates({ nodes, edges }: StateGraph): StateLayout {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 32, edgesep: 24, ranksep: 32, marginx: margin, marginy: margin })
  const initial = nodes.find((node) => node.initial)
  if (initial) graph.setNode(start, { width: 12, height: 12 })
  for (const { name, label } of nodes) graph.setNode(name, { width: widthOf(label, 8) + 32, height: 40 })
  if (initial) graph.setEdge(start, initial.name, { width: 0, height: 0, weight: 4 })
  for (const { from, to, labels } of edges) {
    const width = Math.max(...labels.map((label) => widthOf(label, 7))) + 8
    graph.setEdge(from, to, { width, height: labels.length * lineHeight + 4, labelpos: 'c' })
  }
  layout(graph)
  const placed = (name: string) => boxOf(graph.node(name) as Partial<Box>)
  const way = (from: string, to: string) =>
    graph.edge(from, to) as Partial<Box> & { points?: readonly Point[] | undefined }
  const { width = 0, height = 0 } = graph.graph() as Partial<Box>
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...node, ...placed(node.name) })),
    edges: edges.map((edge) => {
      const at = way(edge.from, edge.to)
      return { ...edge, label: boxOf(at), path: smooth(at.points ?? []) }
    }),
    start: initial && { dot: placed(start), path: smooth(way(start, initial.name).points ?? []) },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

/** A line that bends at its points: it goes from the middle between two to the middle between the next. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: round(x), y: round(y) }))
  const last = rest.at(-1)
  if (!first || !last) return ''
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last
    const end = next === last ? last : { x: round((point.x + next.x) / 2), y: round((point.y + next.y) / 2) }
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`
  })
  return `M${first.x} ${first.y}${bends.join('') || `L${last.x} ${last.y}`}`
}

const round = (length: number) => Math.round(length * 10) / 10

/** About how wide a text is: nothing is measured, so that a server draws the same. Signs of East Asia are as wide as high. */
function widthOf(text: string, ofLetter: number): number {
  const wide = [...text].filter((letter) =>
    /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/.test(letter),
  )
  return Math.ceil(([...text].length + wide.length) * ofLetter)
}
