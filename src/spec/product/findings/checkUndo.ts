import { own } from '../../../internal/own'
import type { Entity } from '../../entities/Entity'
import { type Check, type Finding, warning } from './Finding'

/** Transitions that are undone by one that leads elsewhere. */
export const checkUndo: Check = ({ entities = [] }) => entities.flatMap(findingsIn)

function findingsIn({ name: entity, transitions = {} }: Entity): readonly Finding[] {
  return Object.entries(transitions).flatMap(([name, { from, to, undo }]): readonly Finding[] => {
    const back = own(transitions, undo)
    if (!back) return []
    const place = `entities.${entity}.transitions.${name}.undo`
    const found = (reason: string, cure: string) => [warning('undo-leads-elsewhere', place, reason, cure)]
    if (!back.from.includes(to)) {
      return found(
        `“${name}” leads to “${to}” and is undone by “${undo}”, which does not start there, so that it cannot be taken back.`,
        `Let “${undo}” start from “${to}”, or name another transition.`,
      )
    }
    const lost = from.find((state) => state !== back.to)
    if (lost === undefined) return []
    return found(
      `“${name}” leads away from “${lost}” and is undone by “${undo}”, which leads to “${back.to}”.`,
      `Name a transition that leads back to “${lost}”, or leave “undo” out.`,
    )
  })
}
