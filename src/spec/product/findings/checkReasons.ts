import type { Grant } from '../../access/access'
import { type Check, type Finding, warning } from './Finding'

/** Find words for a "no" that is never said: a reason stands in place of a condition's own. */
export const checkReasons: Check = ({ entities = [] }) =>
  entities.flatMap(({ name, access = {}, transitions = {} }): readonly Finding[] => {
    const unsaid = (place: string, missing: string) =>
      warning(
        'reason-never-said',
        `entities.${name}.${place}`,
        `It says why not, but ${missing}, so that no person ever reads it.`,
        'Give the condition that it speaks for, or remove it.',
      )
    const ofTransitions = Object.entries(transitions)
      .filter(([, { reason, when }]) => reason !== undefined && when === undefined)
      .map(([way]) => unsaid(`transitions.${way}.reason`, '“when” is not given'))
    const ofRoles = Object.entries(access).flatMap(([role, rights]) => {
      const { reasons = {}, fields = {}, transition = {} } = rights
      const place = `access.${role}`
      return [
        ...(reasons.update !== undefined && rights.update === true
          ? [unsaid(`${place}.reasons.update`, 'every record may be updated')]
          : []),
        // Without the right at all there is no button, so that nothing has to be explained.
        ...(['remove', 'restore', 'purge'] as const)
          .filter((right) => reasons[right] !== undefined && !isCondition(rights[right] ?? rights.remove))
          .map((right) => unsaid(`${place}.reasons.${right}`, `“${right}” is no condition`)),
        ...Object.keys(reasons.transition ?? {})
          .filter((way) => !isCondition(transition[way]))
          .map((way) => unsaid(`${place}.reasons.transition.${way}`, `“transition.${way}” is no condition`)),
        ...Object.entries(fields)
          .filter(([, field]) => field?.reason !== undefined && (field.update ?? true) === true)
          .map(([field]) => unsaid(`${place}.fields.${field}.reason`, 'its “update” forbids nothing')),
      ]
    })
    return [...ofTransitions, ...ofRoles]
  })

const isCondition = (grant: Grant | undefined) => grant !== undefined && typeof grant !== 'boolean'
