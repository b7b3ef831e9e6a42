import { fillIn, type Filling } from '../words/fill'
import { englishRules } from '../words/englishRules'
import type { SayRule } from '../words/say'
import { countCharacters } from './countCharacters'
import { isDate, writeDate } from './dateText'
import type { Field, Verdict } from './fields'
import { isMissing } from './isMissing'
import type { Issue } from './issues'
import { nounOf } from './labels'
import { readNumber, writeNumber } from './numberText'
import type { DraftValues } from './readDraft'

/** In which words, and in which way of writing numbers, values are judged. */
export interface JudgeOptions {
  /** Texts of the catalogue. @default English */
  readonly say?: SayRule
  /** A BCP 47 tag: how numbers are read and written, and dates written. @default 'en' */
  readonly locale?: string
}

/** One value, judged: what it means, and the first rule that it breaks. */
export interface Judgement {
  readonly value: unknown
  readonly issue?: Issue
}

/**
 * Judges one value by its field: whether it is there, whether it is of the field's kind, whether it keeps the
 * rules, and last what the host's own rule says.
 */
export function judge(
  field: Field,
  name: string,
  raw: unknown,
  draft: DraftValues,
  options: JudgeOptions = {},
): Judgement {
  const ruled = judgeByDeclaration(field, name, raw, options)
  if (ruled.issue || isMissing(ruled.value) || !field.validate) return ruled
  // The value has just been found to be of the field's kind, which a union of signatures cannot express.
  const validate = field.validate as (value: unknown, draft: DraftValues) => Verdict
  const verdict = validate.call(field, ruled.value, draft)
  if (verdict === undefined) return ruled
  const { say = sayRuleInEnglish } = options
  const found: Partial<Issue> = typeof verdict === 'string' ? { message: verdict } : verdict
  const message = found.message || say('rule.validate', { field: nounOf(field, name) })
  return { value: ruled.value, issue: { ...issueOf(name, 'validate', {}, ''), ...found, message } }
}

/** The same without the host's own rule: what a declaration says by itself. */
export function judgeByDeclaration(
  field: Field,
  name: string,
  raw: unknown,
  { say = sayRuleInEnglish, locale = 'en' }: JudgeOptions = {},
): Judgement {
  const refuse = (rule: string, params: Issue['params'], shown: Filling, words: string): Judgement => {
    const { messages } = field
    const own = messages && Object.hasOwn(messages, rule) ? messages[rule] : undefined
    const message = own === undefined ? words : fillIn(locale)(own, shown)
    return { value: raw, issue: issueOf(name, rule, params, message) }
  }
  const noun = { field: nounOf(field, name) }

  if (isMissing(raw) || (field.required && isBlank(raw))) {
    if (!field.required) return { value: raw }
    if (field.kind === 'boolean') return refuse('required', {}, noun, say('rule.requiredTrue', noun))
    if (field.kind === 'choice') return refuse('required', {}, noun, say('rule.requiredChoice', noun))
    return refuse('required', {}, noun, say('rule.required', noun))
  }

  switch (field.kind) {
    case 'text': {
      if (typeof raw !== 'string') return refuse('text', {}, noun, say('rule.text', noun))
      const { minLength: min, maxLength: max, pattern } = field
      if (min !== undefined && (raw.length < min || countCharacters(raw, min) < min)) {
        const shown = { ...noun, min, count: min }
        return refuse('minLength', { min }, shown, say('rule.minLength', shown))
      }
      if (max !== undefined && raw.length > max && countCharacters(raw, max) > max) {
        const shown = { ...noun, max, count: max }
        return refuse('maxLength', { max }, shown, say('rule.maxLength', shown))
      }
      if (pattern && !wholeTextOf(pattern).test(raw)) {
        return refuse('pattern', { pattern: pattern.source }, noun, say('rule.pattern', noun))
      }
      return { value: raw }
    }

    case 'integer':
    case 'number': {
      const reading = typeof raw === 'string' ? readNumber(raw, locale) : undefined
      if (reading?.kind === 'empty') return judgeByDeclaration(field, name, null, { say, locale })
      if (reading?.kind === 'tooExact') {
        return refuse('numberTooExact', {}, noun, say('rule.numberTooExact', noun))
      }
      const value = reading?.kind === 'number' ? reading.value : raw
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        const example = writeNumber(exampleFor(field), locale)
        const shown = { ...noun, example }
        return refuse('number', { example }, shown, say('rule.number', shown))
      }
      if (field.kind === 'integer' && !Number.isSafeInteger(value)) {
        return Number.isInteger(value)
          ? refuse('numberTooExact', {}, noun, say('rule.numberTooExact', noun))
          : refuse('integer', {}, noun, say('rule.integer', noun))
      }
      const { min, max } = field
      if (min !== undefined && value < min) {
        const shown = { ...noun, min: writeNumber(min, locale) }
        return refuse('min', { min }, shown, say('rule.min', shown))
      }
      if (max !== undefined && value > max) {
        const shown = { ...noun, max: writeNumber(max, locale) }
        return refuse('max', { max }, shown, say('rule.max', shown))
      }
      return { value }
    }

    case 'boolean': {
      const value = raw === 'on' ? true : raw // what a checkbox of HTML sends
      if (typeof value !== 'boolean') return refuse('boolean', {}, noun, say('rule.boolean', noun))
      if (field.required && !value) return refuse('required', {}, noun, say('rule.requiredTrue', noun))
      return { value }
    }

    case 'choice':
      if (typeof raw !== 'string' || !field.options.includes(raw)) {
        return refuse('choice', {}, noun, say('rule.choice', noun))
      }
      return { value: raw }

    case 'date': {
      if (typeof raw !== 'string' || !isDate(raw)) return refuse('date', {}, noun, say('rule.date', noun))
      const { min, max } = field
      if (min !== undefined && raw < min) {
        const shown = { ...noun, min: writeDate(min, locale) }
        return refuse('min', { min }, shown, say('rule.minDate', shown))
      }
      if (max !== undefined && raw > max) {
        const shown = { ...noun, max: writeDate(max, locale) }
        return refuse('max', { max }, shown, say('rule.maxDate', shown))
      }
      return { value: raw }
    }
  }
}

export const sayRuleInEnglish: SayRule = (key, ...[filling]) =>
  fillInEnglish(englishRules[key], filling ?? {})

const fillInEnglish = /* @__PURE__ */ fillIn('en')

/** White space alone says nothing, where something must be said. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && !/\S/.test(value)
}

function issueOf(name: string, rule: string, params: Issue['params'], message: string): Issue {
  return { path: [name], rule, params, severity: 'error', source: 'client', message }
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

const wholeTexts = new WeakMap<RegExp, RegExp>()

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
