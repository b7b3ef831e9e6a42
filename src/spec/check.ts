import type { Filling } from '../words/fill'
import type { RuleWordKey } from '../words/englishRules'
import { countCharacters } from './countCharacters'
import { isDate, writeDate } from './dateText'
import type { Field } from './fields'
import { isMissing } from './isMissing'
import type { Issue } from './issues'
import { readNumber, writeNumber } from './numberText'

/** What a value means to its field, and the first rule that it breaks. */
export interface Finding {
  readonly value: unknown
  readonly broken?: BrokenRule
}

export interface BrokenRule {
  readonly rule: string
  /** The text of the catalogue that says what to do. */
  readonly words: RuleWordKey
  readonly params?: Issue['params']
  /** The same as a person reads it: numbers and dates as the locale writes them. */
  readonly shown?: Filling
}

/** Checks a value by what its field declares: that it is there, of the field's kind, and keeps the rules. */
export function check(field: Field, raw: unknown, locale: string): Finding {
  const broken = (rule: string, words: RuleWordKey, params?: Issue['params'], shown?: Filling): Finding => ({
    value: raw,
    broken: { rule, words, params, shown },
  })

  // White space alone says nothing where something must be said.
  if (isMissing(raw) || (typeof raw === 'string' && field.required && raw.trim() === '')) {
    return field.required
      ? broken('required', WORDS_FOR_REQUIRED[field.kind] ?? 'rule.required')
      : { value: raw }
  }

  switch (field.kind) {
    case 'text': {
      if (typeof raw !== 'string') return broken('text', 'rule.text')
      const { minLength: min, maxLength: max, pattern } = field
      if (min !== undefined && (raw.length < min || countCharacters(raw, min) < min)) {
        return broken('minLength', 'rule.minLength', { min }, { min, count: min })
      }
      if (max !== undefined && raw.length > max && countCharacters(raw, max) > max) {
        return broken('maxLength', 'rule.maxLength', { max }, { max, count: max })
      }
      if (pattern && !wholeTextOf(pattern).test(raw)) {
        return broken('pattern', 'rule.pattern', { pattern: pattern.source })
      }
      return { value: raw }
    }

    case 'integer':
    case 'number': {
      const reading = typeof raw === 'string' ? readNumber(raw, locale) : undefined
      if (reading?.kind === 'empty') return check(field, null, locale)
      const value = reading?.kind === 'number' ? reading.value : raw
      const whole = field.kind === 'integer' && Number.isInteger(value)
      if (reading?.kind === 'tooExact' || (whole && !Number.isSafeInteger(value))) {
        return broken('numberTooExact', 'rule.numberTooExact')
      }
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        const example = writeNumber(exampleFor(field), locale)
        return broken('number', 'rule.number', { example }, { example })
      }
      if (field.kind === 'integer' && !whole) return broken('integer', 'rule.integer')
      const { min, max } = field
      if (min !== undefined && value < min) {
        return broken('min', 'rule.min', { min }, { min: writeNumber(min, locale) })
      }
      if (max !== undefined && value > max) {
        return broken('max', 'rule.max', { max }, { max: writeNumber(max, locale) })
      }
      return { value }
    }

    case 'boolean': {
      const value = raw === 'on' ? true : raw // what a checkbox of HTML sends
      if (typeof value !== 'boolean') return broken('boolean', 'rule.boolean')
      return field.required && !value ? broken('required', 'rule.requiredTrue') : { value }
    }

    case 'choice': {
      const known = typeof raw === 'string' && field.options.includes(raw)
      return known ? { value: raw } : broken('choice', 'rule.choice')
    }

    case 'date': {
      if (typeof raw !== 'string' || !isDate(raw)) return broken('date', 'rule.date')
      const { min, max } = field
      if (min !== undefined && raw < min) {
        return broken('min', 'rule.minDate', { min }, { min: writeDate(min, locale) })
      }
      if (max !== undefined && raw > max) {
        return broken('max', 'rule.maxDate', { max }, { max: writeDate(max, locale) })
      }
      return { value: raw }
    }
  }
}

const WORDS_FOR_REQUIRED: { readonly [kind in Field['kind']]?: RuleWordKey } = {
  boolean: 'rule.requiredTrue',
  choice: 'rule.requiredChoice',
}

/** A number that the field would take, to show how numbers are written here. */
function exampleFor({
  kind,
  min = -Infinity,
  max = Infinity,
}: Field & { kind: 'integer' | 'number' }): number {
  const example = kind === 'integer' ? 12 : 12.5
  return Math.min(Math.max(example, min), max)
}

const wholeTexts = /* @__PURE__ */ new WeakMap<RegExp, RegExp>()

/**
 * The expression that must match a whole text, whatever its flags: `g` and `y` would remember where they stopped,
 * and with `m` the usual anchors would be content with a line.
 */
function wholeTextOf(pattern: RegExp): RegExp {
  let whole = wholeTexts.get(pattern)
  if (!whole) {
    whole = new RegExp(`(?<![^])(?:${pattern.source})(?![^])`, pattern.flags.replace(/[gy]/g, ''))
    wholeTexts.set(pattern, whole)
  }
  return whole
}
