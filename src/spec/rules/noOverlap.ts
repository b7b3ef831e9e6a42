import { orList } from '../../messages/listText'
import { overlapRules } from '../../messages/rules/overlapRules'
import { alternativesOf, clausesOf, type When } from '../conditions/When'
import { nounIn } from '../labels/labels'
import { isMissing } from '../values/isMissing'
import { buildRule, ifFound, type NamesAsked, type Rule, type RuleCase, type RuleOptions } from './Rule'

/** Which records may not lie over each other. */
export interface OverlapOptions<Name extends string = string, Asked extends When = When> extends Omit<
  RuleOptions<Name, Asked>,
  'at'
> {
  /** The fields of the beginning and of the end; the message stands beside the first. */
  readonly at: readonly [from: Name, until: Name]
  /** Records overlap only where these are the same: the room, the person. @default any two records */
  readonly per?: readonly Name[]
  /** The rule applies only while this holds, of both records: `{ status: { not: 'cancelled' } }`. @default always */
  readonly when?: Asked
}

/**
 * Declare that no two records cover the same time: `noOverlap({ at: ['starts', 'ends'], per: ['hall'] })`. The end itself is free
 * again: one may begin when another ends, as periods of SQL:2011 do. It is validated where the other records are known: by a
 * source, or by a form with `hasOther`. Where a value is missing, nothing is compared.
 */
export function noOverlap<const Name extends string, const Asked extends When = never>(
  options: OverlapOptions<Name, Asked>,
): Rule<Name | NamesAsked<Asked>, Asked, never> {
  const { at, per = [] } = options
  return buildRule({ ...options, noOverlap: true, per }, (one) => {
    const { values, signal } = one
    const { hasOther } = one.options
    if (!hasOther || [...at, ...per].some((name) => isMissing(values[name]))) return undefined
    return ifFound(hasOther(overlapping(options, values), signal), () => messageOf(options, one))
  })
}

/** The condition of the records that lie over this one. */
function overlapping(
  { at: [from, until], per = [], when = {} }: OverlapOptions,
  values: RuleCase['values'],
): When {
  const tests: [string, object][] = [
    ...per.map((name): [string, object] => [name, { is: values[name] }]),
    [from, { lt: values[until] }],
    [until, { gt: values[from] }],
  ]
  return alternativesOf(when).map((asked) => {
    const condition: Record<string, object> = {}
    for (const { name, operator, operand } of clausesOf(asked)) {
      condition[name] = { ...condition[name], [operator]: operand }
    }
    for (const [name, test] of tests) condition[name] = { ...condition[name], ...test }
    return condition
  })
}

function messageOf(
  { at: [from], per = [] }: OverlapOptions,
  { fields, options: { t, locale }, translate }: RuleCase,
): string {
  const noun = (name: string) => nounIn(fields, name, t && locale)
  const field = noun(from)
  if (per.length === 0) return translate('rule.overlap', { field }, overlapRules)
  return translate('rule.overlapPer', { field, per: orList(per.map(noun), locale) }, overlapRules)
}
