import type { LocaleWith } from '../internal/useLocaleWith'
import type { requiredTexts } from '../messages/forms/requiredTexts'
import { inSentence } from '../spec/labels/inSentence'
import { missingMessage } from '../spec/labels/missingMessage'
import { isUnanswered } from '../spec/values/isEmptyValue'
import type { FieldRule } from './FormStore'

export type RequiredLanguage = LocaleWith<keyof typeof requiredTexts>

export interface Requirement {
  /** Words of the host's own, or `true` for the library's about the label. */
  readonly required?: boolean | string | undefined
  readonly label?: string | undefined
  /** Whether the value is chosen, and not entered. */
  readonly chosen?: boolean | undefined
  readonly language?: RequiredLanguage | undefined
}

/** Reject a value that leaves the question unanswered; undefined where that is no fault. */
export function requiredRule({
  required,
  label = '',
  chosen = false,
  language,
}: Requirement): FieldRule | undefined {
  if (!required || !language) return undefined
  return (value) => {
    if (!isBlank(value)) return undefined
    if (typeof required === 'string') return { rule: 'required', message: required }
    const field = inSentence(label, language.locale)
    const words =
      value === false
        ? 'rule.requiredTrue'
        : missingMessage(field, chosen ? 'rule.requiredChoice' : 'rule.required')
    return { rule: 'required', message: language.t(words, { field }) }
  }
}

/** Whether a value leaves the question unanswered: spaces, an empty list and a box without a tick do, too. */
function isBlank(value: unknown): boolean {
  return isUnanswered(typeof value === 'string' ? value.trim() : value)
}
