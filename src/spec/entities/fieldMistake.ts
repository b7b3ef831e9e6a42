import { Checker } from '../rules/Checker'
import { compare } from '../values/compare'
import { isDate } from '../values/dateText'
import { compareDecimals, isDecimal } from '../values/decimalText'
import { compareDurations, durationOf } from '../values/durationText'
import { mistakeFromNow } from '../values/fromNow'
import type { Field, Fields } from '../fields/Field'
import type { CountRules } from '../fields/itemCount'
import type { FromMe } from '../fields/kinds/reference'
import { fromNowIn, isMe } from '../values/defaultOf'
import { isFactName } from '../values/Me'
import { isBuilt } from '../fields/Kind'
import { isOfOthers } from '../fields/isInForm'
import { mistakeInControl, mistakeInTags } from './controlMistake'
import {
  mistakeInComputed,
  mistakeInFills,
  mistakeInRelated,
  mistakeInRemoval,
  mistakeInRollup,
} from './followMistake'
import { labelOf } from '../labels/labels'
import { mistakeInText } from '../labels/LocalizedText'
import { mistakeInCodes } from '../labels/standardNames'
import { sameData } from '../values/sameData'
import { compareInstants, isInstant, isTime } from '../values/timeText'

/**
 * Find a contradiction in one field, or in the fields within it, as the end of a sentence.
 * @param beside all fields of the record or group that it stands in
 */
export function mistakeIn(
  field: Field,
  name: string,
  beside: Fields = { [name]: field },
): string | undefined {
  if (!isBuilt(field)) return `was written by hand. Make it with ${field.kind}()`
  const mistake = mistakeInWords(field)
  if (mistake) return mistake
  if (!labelOf(field, name).trim()) return 'has no label, and its name gives none. Give it a label'
  if (field.readOnly && field.default !== undefined) return 'has a default, although the server makes it'
  return (
    mistakeInRules(field) ??
    mistakeInComputed(field, name, beside) ??
    mistakeInRelated(field, beside) ??
    mistakeInRollup(field) ??
    mistakeInFills(field, name, beside) ??
    mistakeInRemoval(field) ??
    mistakeInTags(field) ??
    mistakeWithin(field) ??
    mistakeInDefault(field, name)
  )
}

/** Find a mistake in texts that are given by language. */
function mistakeInWords(field: Field): string | undefined {
  const { label, noun, description, messages } = field
  const options = 'labels' in field ? field.labels : undefined
  const unit = 'unit' in field ? field.unit : undefined
  const given = [
    { label, noun, description, unit },
    messages ?? {},
    typeof options === 'object' ? options : {},
  ].flatMap(Object.entries)
  for (const [name, text] of given) {
    const mistake = typeof text === 'object' ? mistakeInText(text) : undefined
    if (mistake) return `has words for “${name}” of which one text ${mistake}`
  }
  return undefined
}

function mistakeInOptionLabels(labels: object | string, known: ReadonlySet<string>): string | undefined {
  if (typeof labels === 'string') return mistakeInCodes(labels, [...known])
  const unknown = Object.keys(labels).find((option) => !known.has(option))
  return unknown === undefined ? undefined : `has a label for “${unknown}”, which is none of its options`
}

export function mistakeInRules(field: Field): string | undefined {
  switch (field.kind) {
    case 'text': {
      const { minLength, maxLength, pattern, country } = field
      for (const length of [minLength, maxLength]) {
        if (length !== undefined && !(Number.isInteger(length) && length >= 0)) {
          return `counts ${length} characters`
        }
      }
      if (above(minLength, maxLength)) return `has minLength ${minLength} above maxLength ${maxLength}`
      if (country !== undefined && !/^[A-Z]{2}$/.test(country)) {
        return `has numbers of “${country}”, which is no country in two letters like DE`
      }
      return pattern === undefined || pattern instanceof RegExp
        ? undefined
        : 'has a pattern that is no RegExp'
    }
    case 'integer':
    case 'number':
    case 'percent':
      if (Number.isNaN(field.min) || Number.isNaN(field.max)) return 'has a bound that is no number'
      if (field.step !== undefined && !(field.step > 0)) return `has steps of ${field.step}`
      return above(field.min, field.max) ? `has min ${field.min} above max ${field.max}` : undefined
    case 'money':
      if (!/^[A-Z]{3}$/.test(field.currency)) {
        return `is of the currency “${field.currency}”, which is no code like EUR`
      }
      return mistakeInBounds(field, isDecimal, '-1234.50', compareDecimals)
    case 'decimal':
      return mistakeInBounds(field, isDecimal, '-1234.50', compareDecimals)
    case 'choice':
    case 'choices': {
      const { options, labels = {} } = field
      if (options.length === 0) return 'has no options'
      if (options.includes('')) return 'has an empty option; leave the field optional instead'
      const known = new Set<string>()
      for (const option of options) {
        if (known.has(option)) return `has the option “${option}” twice`
        known.add(option)
      }
      const mistake = mistakeInOptionLabels(labels, known)
      if (mistake) return mistake
      return field.kind === 'choices' ? mistakeInCount(field) : mistakeInControl(field)
    }
    case 'date':
    case 'dateRange':
      return mistakeInBounds(field, isDate, '2026-11-21')
    case 'time':
      return mistakeInBounds(field, isTime, '14:30')
    case 'instant':
      if (field.zone !== undefined && !isZone(field.zone)) {
        return `is shown in “${field.zone}”, which is no time zone like Europe/Berlin`
      }
      return mistakeInBounds(field, isInstant, '2026-11-21T14:30:00Z', compareInstants)
    case 'duration':
      return mistakeInBounds(field, (bound) => !Number.isNaN(durationOf(bound)), 'PT1H30M', compareDurations)
    case 'code': {
      const { length = 6 } = field
      return Number.isInteger(length) && length > 0 ? undefined : `is a code of ${length} characters`
    }
    case 'reference':
    case 'list':
    case 'map':
    case 'file':
    case 'image':
      return mistakeInCount(field)
    case 'variant':
      if (Object.keys(field.variants).length === 0) return 'has no variants'
      return mistakeInOptionLabels(field.labels ?? {}, new Set(Object.keys(field.variants)))
    case 'boolean':
      return mistakeInControl(field)
    case 'colour':
    case 'group':
    case 'json':
      return undefined
  }
}

function mistakeWithin(field: Field): string | undefined {
  const found = (fields: Fields) => {
    for (const [name, part] of Object.entries(fields)) {
      const mistake = isOfOthers(part)
        ? 'is read from other records. Only a field of the record itself can be'
        : mistakeIn(part, name, fields)
      if (mistake) return `holds “${name}”, which ${mistake}`
    }
    return undefined
  }
  switch (field.kind) {
    case 'group':
      return found(field.fields)
    case 'variant':
      for (const [name, fields] of Object.entries(field.variants)) {
        if (Object.hasOwn(fields, field.by))
          return `has “${field.by}” in “${name}”, although it says which variant it is`
        const mistake = found(fields)
        if (mistake) return mistake
      }
      return undefined
    case 'list':
    case 'map':
      return found({ item: field.of })
    default:
      return undefined
  }
}

function mistakeInMe({ kind }: Field): string {
  const wanted = kind === 'reference' ? '{ me: true } for the person who fills it in, or ' : ''
  return `has a default of another kind. Say ${wanted}{ me: 'name' } for what \`me\` has under that name`
}

function mistakeInDefault(field: Field, name: string): string | undefined {
  if (field.default === undefined) return undefined
  if (isMe(field)) {
    const { me, ...rest } = field.default as FromMe
    const isOne = field.kind === 'reference' ? me === true || isFactName(me) : isFactName(me)
    return isOne && Object.keys(rest).length === 0 ? undefined : mistakeInMe(field)
  }
  const relative = fromNowIn(field)
  if (relative) {
    const mistake = mistakeFromNow(relative, field)
    return mistake && `has a default ${mistake}`
  }
  // A box that must be ticked may well begin without its tick.
  const checker = new Checker({})
  const value = checker.inside(name, { ...field, required: false }, field.default)
  const [issue] = checker.issues
  if (issue) return `has a default that breaks its own rule “${issue.rule}”`
  return sameData(value, field.default) ? undefined : 'has a default of another kind'
}

function mistakeInBounds(
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined },
  isRight: (bound: string) => boolean,
  example: string,
  compareBounds: (one: string, other: string) => number = compare,
): string | undefined {
  for (const bound of [min, max]) {
    if (bound !== undefined && !isRight(bound)) {
      return `is bounded by “${bound}”, which is not written like ${example}`
    }
  }
  if (min === undefined || max === undefined || compareBounds(min, max) <= 0) return undefined
  return `has min ${min} above max ${max}`
}

function mistakeInCount({ minItems, maxItems }: CountRules): string | undefined {
  for (const count of [minItems, maxItems]) {
    if (count !== undefined && !(Number.isInteger(count) && count >= 0)) return `counts ${count} entries`
  }
  return above(minItems, maxItems) ? `has minItems ${minItems} above maxItems ${maxItems}` : undefined
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

function above(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max
}
