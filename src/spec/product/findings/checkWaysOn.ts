import type { Entity } from '../../entities/Entity'
import { stateField } from '../../states/stateField'
import { type Check, type Finding, warning } from './Finding'

/** Find final states with a way out, and states that are not final without one. */
export const checkWaysOn: Check = ({ entities = [] }) => entities.flatMap(findingsIn)

function findingsIn(entity: Entity): readonly Finding[] {
  const { name, states, transitions } = entity
  const field = stateField(entity)
  // Where no state is said to be final, nothing is known of where records should end.
  if (!states?.final || !transitions || !field) return []
  const { initial, final } = states
  // A final state that does not exist has a finding of its own.
  if (!final.every((state) => field.options.includes(state))) return []
  const all = Object.entries(transitions)
  // To take back what was done is no way on.
  const undoing = new Set(all.map(([, { undo }]) => undo))
  const waysOut = all.flatMap(([way, { from, to }]) =>
    from.filter((state) => final.includes(state) && state !== to && !undoing.has(way)).map((state) =>
      warning(
        'way-out-of-final-state',
        `entities.${name}.transitions.${way}.from`,
        `“${way}” leads out of “${state}”, which is final, so that nothing was meant to follow.`,
        `Leave “${state}” out of the final states, or out of “from”.`,
      ),
    ),
  ) // prettier-ignore
  const reached = new Set([initial, ...all.map(([, { to }]) => to)])
  const deadEnds = [...reached].filter(
    (state) =>
      field.options.includes(state) &&
      !final.includes(state) &&
      !all.some(([, { from, to }]) => from.includes(state) && to !== state),
  )
  return [
    ...waysOut,
    ...deadEnds.map((state) =>
      warning(
        'dead-end',
        `entities.${name}.states.final`,
        `No transition leads out of “${state}”, which is not final, so that records are stuck there.`,
        `Declare a transition from “${state}”, or name it among the final states.`,
      ),
    ),
  ]
}
