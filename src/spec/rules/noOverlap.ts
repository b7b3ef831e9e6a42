import { own } from '../../internal/own'
import { andList } from '../../messages/listText'
import { overlapRules } from '../../messages/rules/overlapRules'
import { alternativesOf, clausesOf, type When } from '../conditions/When'
import { labelOf } from '../labels/labels'
import { isMissing } from '../values/isMissing'
import { isEmptyValue } from '../values/isEmptyValue'
import { buildRule, ifFound, type NamesAsked, type Rule, type RuleCase, type RuleOptions } from './Rule'

/** Which records may not lie over each other. */
export interface OverlapOptions<Name extends string = string, Asked extends When = When> extends Omit<
  RuleOptions<Name, Asked>,
  'at'
> {
  /** The fields of the beginning and of the end; the message stands beside the first. */
  readonly at: readonly [from: Name, until: Name]
  /**
   * Records overlap only where these are the same: the room, the person. Of a field with several values one in common is enough:
   * the members of two crews. @default any two records
   */
  readonly per?: readonly Name[] | undefined
  /** Whether a record without an end lasts on, and lies over all that comes. @default false: nothing is compared with it */
  readonly openEnded?: boolean | undefined
  /** The rule applies only while this holds, of both records: `{ status: { not: 'cancelled' } }`. @default always */
  readonly when?: Asked | undefined
}

/**
 * Declare that no two records cover the same time: `noOverlap({ at: ['starts', 'ends'], per: ['hall'] })`. The end itself is free
 * again: one may begin when another ends, as periods of SQL:2011 do. It is validated where the other records are known: by a
 * source, or by a form with `hasOther`. Where a value is missing, nothing is compared, unless it is the end of an `openEnded` rule.
 */
export function noOverlap<const Name extends string, const Asked extends When = never>(
  options: OverlapOptions<Name, Asked>,
): Rule<Name | NamesAsked<Asked>, Asked, never> {
  const { at, per = [], openEnded = false } = options
  const needed = [at[0], ...(openEnded ? [] : [at[1]]), ...per]
  return buildRule({ ...options, noOverlap: true, per }, (one) => {
    const { values, signal } = one
    const { hasOther } = one.options
    if (!hasOther || needed.some((name) => isEmptyValue(values[name]))) return undefined
    return ifFound(hasOther(overlapping(options, values), signal), () => messageOf(options, one))
  })
}

type Tests = Readonly<Record<string, object>>

/** The condition of the records that lie over this one: one alternative for each way to do so. */
function overlapping(
  { at: [from, until], per = [], when = {}, openEnded = false }: OverlapOptions,
  values: RuleCase['values'],
): When {
  const begins: Tests = isMissing(values[until]) ? {} : { [from]: { lt: values[until] } }
  const ends: readonly Tests[] = [
    { [until]: { gt: values[from] } },
    ...(openEnded ? [{ [until]: { empty: true } }] : []),
  ]
  const asked = alternativesOf(when).map((condition) => {
    const tests: Record<string, object> = {}
    for (const { name, operator, operand } of clausesOf(condition)) {
      tests[name] = { ...tests[name], [operator]: operand }
    }
    return tests
  })
  return [...per.map((name) => sharing(name, values[name])), [begins], ends].reduce(eachWithEach, asked)
}

/** The ways to have a value in common. */
function sharing(name: string, value: unknown): readonly Tests[] {
  if (!Array.isArray(value)) return [{ [name]: { is: value } }]
  return value.map((one): Tests => ({ [name]: { contains: one } }))
}

const eachWithEach = (some: readonly Tests[], others: readonly Tests[]): readonly Tests[] =>
  some.flatMap((one) => others.map((other) => bothOf(one, other)))

function bothOf(one: Tests, other: Tests): Tests {
  const both: Record<string, object> = { ...one }
  for (const [name, test] of Object.entries(other)) both[name] = { ...both[name], ...test }
  return both
}

/** Labels as they stand, since no sentence takes all of them: "Starts and Inspector: …". */
function messageOf(
  { at: [from], per = [] }: OverlapOptions,
  { fields, options: { t, locale }, translate }: RuleCase,
): string {
  const labels = [from, ...per].map((name) => labelOf(own(fields, name) ?? {}, name, t && locale))
  return translate('rule.overlap', { field: andList(labels, t && locale) }, overlapRules)
}
