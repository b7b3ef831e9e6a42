import type { ReferenceTarget } from '../components/useReference'
import { conditionFilter, restHolds, widerFilter } from '../data/grantFilter'
import { askedOfFields } from '../spec/conditions/onOtherRecords'
import { alternativesOf, evaluate, type When } from '../spec/conditions/When'
import { absoluteFilter } from '../spec/values/fromNow'

/** A source that cannot search, or not filter as it is asked, is asked for so many records, among which those that fit are found here. */
export const mostLookedThrough = 500

/** A condition as far as the person may read what it asks for; the source knows the rest. */
export function readableCondition(condition: When, { entity, source, me }: ReferenceTarget) {
  const when = alternativesOf(askedOfFields(condition, entity.fields))
  const context = { fields: entity.fields, me }
  const [only, another] = when
  const asked = only && !another ? widerFilter(only, source.can, me, entity.fields) : undefined
  return {
    asked: asked && absoluteFilter(asked, entity.fields),
    isNarrower: conditionFilter(when, source.can, me, entity.fields) === undefined,
    restHolds: restHolds(when, source.can, context),
    includes: (record: object) => evaluate(when, record, context),
  }
}
