import { englishRules, type RuleWordKey } from '../words/englishRules'
import { fillIn, type Filling } from '../words/fill'
import type { SayRule } from '../words/say'
import { check } from './check'
import type { Field, Verdict } from './fields'
import { isMissing } from './isMissing'
import type { Issue } from './issues'
import { nounOf } from './labels'
import type { DraftValues } from './readDraft'

/** In which words, and in which way of writing numbers, values are judged. */
export interface JudgeOptions {
  /** Texts of the catalogue. @default English */
  readonly say?: SayRule | undefined
  /** A BCP 47 tag: how numbers are read and written, and dates written. @default 'en' */
  readonly locale?: string | undefined
}

/** One value, judged: what it means to its field, and what speaks against it. */
export interface Judgement {
  readonly value: unknown
  readonly issue?: Issue
}

/** Judges one value by its field: first what the field declares, then the host's own rule. */
export function judge(
  field: Field,
  name: string,
  raw: unknown,
  draft: DraftValues,
  { say = sayRuleInEnglish, locale = 'en' }: JudgeOptions = {},
): Judgement {
  const { value, broken } = check(field, raw, locale)
  const issue = (rule: string, message: string, params: Issue['params'] = {}): Issue => ({
    path: [name],
    rule,
    params,
    severity: 'error',
    source: 'client',
    message,
  })
  const noun = () => ({ field: nounOf(field, name) })

  if (broken) {
    const { rule, words, params, shown } = broken
    const filling = { ...noun(), ...shown }
    const own = field.messages && Object.hasOwn(field.messages, rule) ? field.messages[rule] : undefined
    // What each text is filled with stands beside its name in `check`, too far away for the types.
    const speak = say as (words: RuleWordKey, filling: Filling) => string
    return { value, issue: issue(rule, own ? fillIn(locale)(own, filling) : speak(words, filling), params) }
  }

  if (isMissing(value) || !field.validate) return { value }
  // `check` has found the value to be of the field's kind, which a union of signatures cannot express.
  const validate = field.validate as (value: unknown, draft: DraftValues) => Verdict
  const verdict = validate.call(field, value, draft)
  if (verdict === undefined) return { value }
  const found: Partial<Issue> = typeof verdict === 'string' ? { message: verdict } : verdict
  return {
    value,
    issue: { ...issue('validate', ''), ...found, message: found.message || say('rule.validate', noun()) },
  }
}

export const sayRuleInEnglish: SayRule = (key, ...[filling]) => inEnglish(englishRules[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
