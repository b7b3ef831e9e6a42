import { dateBoundsRules } from '../../messages/rules/dateBoundsRules'
import { requireRules } from '../../messages/rules/requireRules'
import { andList } from '../../messages/listText'
import { clauseWriter, explain } from '../conditions/explainWhen'
import type { Field } from '../fields/Field'
import type { RuleResult } from '../fields/FieldBase'
import { kindOf } from '../fields/Kind'
import { nounIn } from '../labels/labels'
import { missingMessage } from '../labels/missingMessage'
import { buildRule, type NamesAsked, type Rule, type RuleCase, type RuleOptions } from './Rule'
import { alternativesOf, type Clause, clausesOf, evaluate, type When } from '../conditions/When'
import { fromNowText, isFromToday } from '../values/fromNow'

/** A rule across the fields of a record: something must hold, as data, or the host validates by itself. */
export type CrossFieldRule<
  Name extends string,
  Asked extends When = When,
  Required extends When = When,
> = RuleOptions<Name, Asked> &
  (
    | { readonly require: Required; readonly validate?: never }
    | {
        readonly require?: never
        /**
         * A message, or an issue, means: rejected. It may take time; the signal aborts when the values have changed
         * again.
         */
        readonly validate: (
          values: Readonly<Record<string, unknown>>,
          context: { readonly signal: AbortSignal },
        ) => RuleResult | Promise<RuleResult>
      }
  )

/**
 * Declare a rule across fields: `rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false }
 * } })`. It runs once the fields that it names keep their own rules.
 */
export function rule<
  const Name extends string,
  const Asked extends When = never,
  const Required extends When = never,
>(
  options: CrossFieldRule<Name, Asked, Required>,
): Rule<Name | NamesAsked<Asked> | NamesAsked<Required>, Asked, Required> {
  const { validate, ...told } = options
  return buildRule(told as Rule<Name, Asked, Required>, (one) => {
    if (validate) return validate(one.values, { signal: one.signal })
    const { fields, values, options: given } = one
    const isKept = !told.require || evaluate(told.require, values, { fields, me: given.me })
    return isKept ? undefined : wordsOf(told, one)
  })
}

/** The message for a missing value, as its kind says it: a choice, a reference and a file are chosen. */
function wordsForMissing(field: Field | undefined, noun: string, translate: RuleCase['translate']): string {
  const { requiredMessage, messages } = (field && kindOf(field)) ?? {}
  // Yes and no are both an answer: none has to be ticked.
  const own = field?.kind === 'boolean' ? undefined : requiredMessage
  return translate(missingMessage(noun, own), { field: noun }, own ? (messages ?? {}) : requireRules)
}

/** A day that may not lie after today, or not before it, is asked for as by a bound of its field. */
function todayBound(clause: Clause | undefined, name: string): 'min' | 'max' | undefined {
  const { operator, operand } = clause ?? {}
  if (clause?.name !== name || !isFromToday(operand) || operand.today !== true) return undefined
  return operator === 'lte' ? 'max' : operator === 'gte' ? 'min' : undefined
}

/** The message without one of the host's: the condition, and the field to mend. */
function wordsOf(
  { at: [name], require }: Rule,
  { fields, options: { t, locale }, translate }: RuleCase,
): string {
  const noun = nounIn(fields, name, t && locale)
  const clauses = alternativesOf(require as When).flatMap(clausesOf)
  const isAboutPresence = clauses.some(
    (clause) => clause.name === name && clause.operator === 'empty' && clause.operand === false,
  )
  const bound = clauses.length === 1 ? todayBound(clauses[0], name) : undefined
  if (bound) {
    const today = fromNowText({ today: true }, t && locale)
    return translate(`rule.${bound}Date`, { field: noun, [bound]: today }, dateBoundsRules)
  }
  if (clauses.length === 1 && isAboutPresence) return wordsForMissing(fields[name], noun, translate)
  if (alternativesOf(require as When).length === 1 && clauses.every((clause) => clause.name === name)) {
    const it = translate('rule.it', { field: noun }, requireRules)
    const write = clauseWriter(fields, { t, locale }, { [name]: it })
    const condition = andList(clauses.map(write), locale ?? 'en')
    return translate('rule.requireOfIt', { field: noun, condition }, requireRules)
  }
  const condition = explain(require as When, fields, { t, locale })
  return translate('rule.require', { field: noun, condition }, requireRules)
}
