import { isOtherField } from '../../spec/conditions/otherField'
import { alternativesOf, clausesOf, evaluate, namesAsked } from '../../spec/conditions/When'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import { knownOfNew } from '../../spec/rules/knownOfNew'
import type { Rule } from '../../spec/rules/Rule'
import { absoluteTests, isFromNow } from '../../spec/values/fromNow'
import { inclusiveBound } from '../../spec/values/inclusiveBound'
import { instantOf, isInstant } from '../../spec/values/timeText'
import { clockIn } from '../../spec/values/zonedTime'
import { own } from '../../internal/own'
import type { CalendarFields } from './calendarFields'

type Ruled = Pick<Entity, 'fields' | 'rules' | 'states'>
type Bound = readonly [operator: string, operand: unknown]

/**
 * The first day on which a new record may begin, as far as that is declared: by the `min` of its field, or by a rule that requires it
 * to be no earlier. Undefined where it may be any.
 *
 * @param at the time, in milliseconds since 1970; without it no bound counts that depends on it
 */
export function firstCreateDay(
  entity: Ruled,
  { start, zone }: Pick<CalendarFields, 'start' | 'zone'>,
  at: number | undefined,
): string | undefined {
  const field = own<Field>(entity.fields, start)
  // No form asks for a value that the server makes.
  if (!field || field.readOnly === true) return undefined
  const days = boundsOf(entity, field, start)
    .filter(([, operand]) => at !== undefined || !isFromNow(operand))
    .flatMap(([operator, operand]) => absoluteTests(operator, operand, field, at))
    .map(([operator, bound]) => dayOf(inclusiveBound(operator, bound, field)?.[1] ?? bound, field, zone))
    .filter((day) => day !== undefined)
  return days.sort().at(-1)
}

/** From when on values may be, each as an operator and what it compares with. */
function boundsOf(entity: Ruled, field: Field, start: string): readonly Bound[] {
  const least: readonly Bound[] = 'min' in field && field.min !== undefined ? [['gte', field.min]] : []
  const required = (entity.rules ?? []).filter((rule) => holdsForNew(entity, rule)).flatMap(clausesOfRule)
  return [
    ...least,
    ...required
      .filter(({ name, operator }) => name === start && (operator === 'gte' || operator === 'gt'))
      .filter(({ operand }) => !isOtherField(operand))
      .map(({ operator, operand }): Bound => [operator, operand]),
  ]
}

/** All that a rule requires; nothing where there are alternatives, none of which is wanted by itself. */
function clausesOfRule({ require = [] }: Rule) {
  const [only, another] = alternativesOf(require)
  return only && !another ? clausesOf(only) : []
}

/** Whether a rule stops every new record, whatever a person will answer. */
function holdsForNew(entity: Ruled, { when, severity = 'error' }: Rule): boolean {
  if (severity !== 'error') return false
  if (!when) return true
  const known = knownOfNew(entity)
  const isKnown = namesAsked(when).every((name) => Object.hasOwn(known, name))
  return isKnown && evaluate(when, known, { fields: entity.fields })
}

/** The day of a value, by the clocks of a zone for a moment. */
function dayOf(value: unknown, { kind }: Field, zone: string): string | undefined {
  if (typeof value !== 'string') return undefined
  if (kind !== 'instant') return value
  return isInstant(value) ? clockIn(zone, instantOf(value)).date : undefined
}
