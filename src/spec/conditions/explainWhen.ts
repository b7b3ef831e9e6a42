import { own } from '../../internal/own'
import type { ConditionMessageKey } from '../../messages/englishConditions'
import { andList, orList } from '../../messages/listText'
import type { Filling } from '../../messages/fill'
import type { Field, Fields } from '../fields/Field'
import { labelOf, nounIn } from '../labels/labels'
import { type ConditionMessages, conditionsInEnglish } from './translateCondition'
import { holdsSeveral } from '../values/holdsSeveral'
import { unitOf, withUnit } from '../values/unitText'
import { valueText } from '../values/valueText'
import { fromNowText, isFromNow } from '../values/fromNow'
import { isOtherField } from './otherField'
import { alternativesOf, type Clause, clausesOf, type When } from './When'
import type { Operator } from './whenOperators'

/** An entity, or its fields alone. */
type Explained = Fields | { readonly id?: string | undefined; readonly fields: Fields }

/**
 * Explain a condition to a person, as a part of a sentence: "only while status is draft". Empty for a condition that
 * always holds.
 */
export function explain(
  when: When,
  entityOrFields: Explained,
  { t: given, locale = 'en' }: ConditionMessages = {},
): string {
  const translate = translateIn({ t: given })
  const alternatives = textsOf(when, entityOrFields, { t: given, locale })
  if (!alternatives) return ''
  const whileText = (conditions: string) => translate('when.while', { conditions })
  // With "and" inside, each alternative says "while" again, so that it is clear how far it goes.
  const conditions = alternatives.some((clauses) => clauses.length > 1)
    ? orList(
        alternatives.map((clauses) => whileText(andList(clauses, locale))),
        locale,
      )
    : whileText(orList(alternatives.flat(), locale))
  return translate('when.only', { conditions })
}

/** Explain a condition as a clause that stands behind other words: "status is draft". Empty for one that always holds. */
export function explainBare(
  when: When,
  entityOrFields: Explained,
  { t, locale = 'en' }: ConditionMessages = {},
): string {
  const alternatives = textsOf(when, entityOrFields, { t, locale }) ?? []
  return orList(
    alternatives.map((clauses) => andList(clauses, locale)),
    locale,
  )
}

/** The clauses of each alternative in words; undefined where the condition always holds. */
function textsOf(when: When, entityOrFields: Explained, messages: ConditionMessages) {
  const self = idNameIn(entityOrFields)
  const write = clauseWriter(fieldsIn(entityOrFields), messages)
  // The record of a person is the person: its id is no field that they know.
  const clauseText = (clause: Clause) =>
    clause.operator === 'me' && clause.name === self
      ? translateIn(messages)(clause.operand === true ? 'when.meItself' : 'when.mineItself')
      : write(clause)
  const alternatives = alternativesOf(when).map((condition) => clausesOf(condition).map(clauseText))
  return alternatives.length === 0 || alternatives.some((clauses) => clauses.length === 0)
    ? undefined
    : alternatives
}

/**
 * Return how one thing that a condition asks is said: "due is May 4 or later".
 *
 * @param names how to call some fields, by name, where that is not their noun: "it"
 */
export function clauseWriter(
  fields: Fields,
  { t: given, locale = 'en' }: ConditionMessages = {},
  names: Readonly<Record<string, string>> = {},
): (clause: Clause) => string {
  const translate = translateIn({ t: given })
  return ({ name, operator, operand }) => {
    const declared = own(fields, name)
    const field = own(names, name) ?? nameOf(name)
    const operands = operator === 'in' && Array.isArray(operand) ? operand : [operand]
    const shown = operands.map((one) => (declared ? operandText(declared, one) : String(one)))
    const words = wordsFor(operator, operand, declared)
    return translate((isOtherField(operand) && toOther[words]) || words, {
      field,
      value: orList(shown, locale),
    })
  }

  /** A label that says something by itself, "Film decided", is no part of another sentence: it is quoted. */
  function nameOf(name: string): string {
    const field = own(fields, name)
    return field?.kind === 'boolean' && field.noun === undefined
      ? translate('when.quoted', { value: labelOf(field, name, given && locale) })
      : nounIn(fields, name, given && locale)
  }

  function operandText(field: Field, operand: unknown): string {
    if (isOtherField(operand)) return nameOf(operand.field)
    if (isFromNow(operand)) return fromNowText(operand, locale)
    if (field.kind === 'boolean') return translate(operand === true ? 'when.yes' : 'when.no')
    if (field.kind === 'text' || field.kind === 'reference' || field.kind === 'colour') {
      return translate('when.quoted', { value: String(operand) })
    }
    if (field.kind === 'choice' || field.kind === 'choices') {
      return translate('when.option', { value: valueText(field, operand, locale) })
    }
    return withUnit(valueText(field, operand, locale), unitOf(field, locale))
  }
}

// Types cannot follow which operator needs which filling.
const translateIn = ({ t }: Pick<ConditionMessages, 't'>) =>
  (t ?? conditionsInEnglish) as (key: ConditionMessageKey, filling?: Filling) => string

/** "Is March 1 or later" is said of a day that is named, "is not before start" of another field. */
const toOther: { readonly [Words in ConditionMessageKey]?: ConditionMessageKey | undefined } = {
  'when.is': 'when.same',
  'when.isNot': 'when.notSame',
  'when.from': 'when.notBefore',
  'when.until': 'when.notAfter',
  'when.atLeast': 'when.notLess',
  'when.atMost': 'when.notMore',
}

function wordsFor(operator: Operator, operand: unknown, field: Field | undefined): ConditionMessageKey {
  const isTime = field && ['date', 'time', 'instant'].includes(field.kind)
  switch (operator) {
    case 'is':
      if (typeof operand === 'boolean') return operand ? 'when.isYes' : 'when.isNo'
      return 'when.is'
    case 'in':
      return 'when.is'
    case 'not':
      return 'when.isNot'
    case 'gt':
      return isTime ? 'when.after' : 'when.more'
    case 'gte':
      return isTime ? 'when.from' : 'when.atLeast'
    case 'lt':
      return isTime ? 'when.before' : 'when.less'
    case 'lte':
      return isTime ? 'when.until' : 'when.atMost'
    case 'contains':
      return 'when.contains'
    case 'empty':
      return operand === true ? 'when.empty' : 'when.notEmpty'
    case 'me':
      if (operand !== true || field?.kind !== 'reference') {
        return holdsSeveral(field) ? 'when.mineAmong' : 'when.mine'
      }
      return field.many ? 'when.meAmong' : 'when.me'
  }
}

/** An entity has `fields`; a field that is called so is of a kind. */
function fieldsIn(given: Fields | { readonly fields: Fields }): Fields {
  const inner = (given as { readonly fields?: Fields | undefined }).fields
  return inner && typeof (inner as { readonly kind?: unknown }).kind !== 'string' ? inner : (given as Fields)
}

/** The field by which an entity tells its records apart; of fields alone it is not known. */
function idNameIn({ id }: { readonly id?: unknown }): string | undefined {
  return typeof id === 'string' ? id : undefined
}
