import { own } from '../../internal/own'
import type { Field, Fields } from '../fields/Field'
import { codeOf } from '../fields/formulaCode'
import { isMissing } from '../values/isMissing'
import { numericKinds } from '../fields/numericKinds'

/** Find a mistake in how a field follows from those beside it, as the end of a sentence. */
export function mistakeInComputed(field: Field, name: string, beside: Fields): string | undefined {
  const { computed, readOnly } = field
  if (computed === undefined) return undefined
  const isDay = field.kind === 'date'
  if (!isDay && !numericKinds.has(field.kind)) {
    return `is computed, although it is of kind ${field.kind} and neither a number nor a date`
  }
  if (!readOnly) return 'is computed and can be filled in. Make it readOnly'
  const code = codeOf(computed)
  if (!code) return 'has a formula that was written by hand. Make it with formula()'
  if (isDay !== 'after' in computed) {
    return isDay ? 'is a date and computed as a number. Say after' : 'is a number and computed as a day'
  }
  const mistake = code.mistakeIn(computed, beside)
  if (mistake) return `is computed by what ${mistake}`
  return followsFromItself(name, beside) ? 'is computed from itself' : undefined
}

function followsFromItself(name: string, beside: Fields, behind: readonly string[] = [name]): boolean {
  const given = own(beside, behind.at(-1))?.computed
  return ((given && codeOf(given)?.namesIn(given)) ?? []).some(
    (one) => one === name || (!behind.includes(one) && followsFromItself(name, beside, [...behind, one])),
  )
}

/** Find a mistake in where a value of another record comes from, as the end of a sentence. */
export function mistakeInRelated({ related, computed, readOnly }: Field, beside: Fields): string | undefined {
  if (related === undefined) return undefined
  if (!readOnly) return 'is read from another record and can be filled in. Make it with related()'
  if (computed) return 'is computed and read from another record'
  if ('of' in related) {
    return isMissing(related.record) ? 'is read from one record, and does not say which' : undefined
  }
  const { via } = related
  const reference = own(beside, via)
  if (reference?.kind !== 'reference') return `is read via “${via}”, which is no reference beside it`
  return reference.many ? `is read via “${via}”, which may point at several records` : undefined
}

/** Find a mistake in how a field follows from the records that point at it, as the end of a sentence. */
export function mistakeInRollup({ rollup, computed, readOnly, kind }: Field): string | undefined {
  if (rollup === undefined) return undefined
  if (!readOnly) return 'is read from other records and can be filled in. Make it with rollup()'
  if (computed) return 'is computed and read from other records'
  const said = ['count', 'sum', 'average', 'min', 'max'].filter((one) => one in rollup)
  if (said.length !== 1) return 'does not say one thing to read: count, sum, average, min or max'
  const isOrdered = 'min' in rollup || 'max' in rollup
  const takes = numericKinds.has(kind) || (isOrdered && ['date', 'instant', 'time'].includes(kind))
  return takes ? undefined : `is a ${said[0]}, although it is of kind ${kind}`
}

/** Find a mistake in what a chosen record fills in, as the end of a sentence. */
export function mistakeInFills(field: Field, name: string, beside: Fields): string | undefined {
  if (field.kind !== 'reference' || field.fills === undefined) return undefined
  if (field.many) return 'fills in others, although several records may be chosen'
  if (field.readOnly) return 'fills in others, although no form asks for it'
  for (const filled of Object.keys(field.fills)) {
    const target = own(beside, filled)
    if (filled === name || !target) return `fills in “${filled}”, which is no other field beside it`
    if (target.readOnly) return `fills in “${filled}”, which no form asks for`
  }
  return undefined
}

/** Find a mistake in what follows for the records that a field points at, as the end of a sentence. */
export function mistakeInRemoval(field: Field): string | undefined {
  if (field.kind !== 'reference') return undefined
  const { onDelete = 'restrict' } = field
  return onDelete === 'restrict'
    ? undefined
    : `has onDelete “${onDelete as string}”. Say 'restrict', or leave it out`
}
