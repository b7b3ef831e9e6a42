import { own } from '../../../internal/own'
import { alternativesOf, clausesOf, holds, type When } from '../../conditions/When'
import type { Entity } from '../../entities/Entity'
import type { Transition } from '../../states/states'
import { type Check, type Finding, warning } from './Finding'

/** Transitions that are undone by one that leads elsewhere, or that asks for what the record may not have had. */
export const checkUndo: Check = ({ entities = [] }) => entities.flatMap(findingsIn)

function findingsIn(entity: Entity): readonly Finding[] {
  return Object.entries(entity.transitions ?? {}).flatMap(([name, transition]): readonly Finding[] => {
    const back = own<Transition>(entity.transitions, transition.undo)
    if (!back) return []
    const place = `entities.${entity.name}.transitions.${name}.undo`
    return leadingElsewhere(name, transition, back, place) ?? askingForMissing(entity, name, back, place)
  })
}

function leadingElsewhere(
  name: string,
  { from, to, undo }: Transition,
  back: Transition,
  place: string,
): readonly Finding[] | undefined {
  const found = (reason: string, cure: string) => [warning('undo-leads-elsewhere', place, reason, cure)]
  if (!back.from.includes(to)) {
    return found(
      `“${name}” leads to “${to}” and is undone by “${undo}”, which does not start there, so that it cannot be taken back.`,
      `Let “${undo}” start from “${to}”, or name another transition.`,
    )
  }
  const lost = from.find((state) => state !== back.to)
  if (lost === undefined) return undefined
  return found(
    `“${name}” leads away from “${lost}” and is undone by “${undo}”, which leads to “${back.to}”.`,
    `Name a transition that leads back to “${lost}”, or leave “undo” out.`,
  )
}

/** A way back is given what the record had before; what a state wants may be missing where another way leads there. */
function askingForMissing(entity: Entity, name: string, back: Transition, place: string): readonly Finding[] {
  const { transitions = {} } = entity
  const undo = transitions[name]?.undo ?? ''
  for (const asked of back.ask ?? []) {
    if (!back.required?.includes(asked) && !isWanted(entity, asked, back.to)) continue
    const without = Object.entries(transitions).find(
      ([, { from, to, ask = [] }]) =>
        to === back.to &&
        !ask.includes(asked) &&
        from.some((state) => state !== to && !isWanted(entity, asked, state)),
    )
    if (!without) continue
    const [way] = without
    return [
      warning(
        'undo-asks-for-missing',
        place,
        `“${name}” is undone by “${undo}”, which asks for “${asked}”. A record comes to “${back.to}” by “${way}” without it, and then no undo is offered.`,
        `Let “${way}” ask for “${asked}” as well, or let “${undo}” not ask for it.`,
      ),
    ]
  }
  return []
}

/** Whether a rule wants a value of the field in a state, under some circumstances. A field that is required always has one. */
function isWanted({ fields, states, rules = [] }: Entity, name: string, state: string): boolean {
  const field = own(fields, name)
  if (!field || field.required || !states) return false
  const isLeftOut = (when: When) =>
    alternativesOf(when).every((condition) =>
      clausesOf(condition).some((clause) => clause.name === name && !holds(clause, null, { fields })),
    )
  const mayHold = (when: When) =>
    alternativesOf(when).some((condition) =>
      clausesOf(condition).every(
        (clause) => clause.name !== states.field || holds(clause, state, { fields }),
      ),
    )
  return rules.some(
    ({ when, require, severity = 'error' }) =>
      severity === 'error' && require && isLeftOut(require) && (!when || mayHold(when)),
  )
}
