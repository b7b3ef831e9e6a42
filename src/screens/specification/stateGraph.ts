import { entitiesLabelOf, labelOf, optionLabelOf } from '../../spec/labels/labels'
import type { Entity } from '../../spec/entities/Entity'
import { own } from '../../internal/own'
import { stateField } from '../../spec/states/stateField'
import type { Tone } from '../../spec/states/states'

/** The states of an entity and the ways between them, in the words of the product. */
export interface StateGraph {
  /** Names the records: "Invoices". */
  readonly entities: string
  readonly nodes: readonly StateNode[]
  readonly edges: readonly StateEdge[]
}

export interface StateNode {
  readonly name: string
  readonly label: string
  readonly tone: Tone
  readonly initial: boolean
  readonly final: boolean
}

/** All transitions from one state to another. */
export interface StateEdge {
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
}

/** Undefined for an entity without states. */
export function stateGraph(entity: Entity, locale: string): StateGraph | undefined {
  const { states, transitions = {} } = entity
  const field = stateField(entity)
  if (!states || !field) return undefined
  const nodes = field.options.map((name) => ({
    name,
    label: optionLabelOf(field, name, locale),
    tone: own(states.tones, name) ?? 'neutral',
    initial: name === states.initial,
    final: states.final?.includes(name) ?? false,
  }))
  const known = new Set(field.options)
  const edges = new Map<string, StateEdge>()
  for (const [name, transition] of Object.entries(transitions)) {
    for (const from of transition.from) {
      const { to } = transition
      // A misspelt state is a finding and has no place in the drawing.
      if (!known.has(from) || !known.has(to)) continue
      const key = JSON.stringify([from, to])
      const labels = [...(edges.get(key)?.labels ?? []), labelOf(transition, name, locale)]
      edges.set(key, { from, to, labels })
    }
  }
  return { entities: entitiesLabelOf(entity, locale), nodes, edges: [...edges.values()] }
}
