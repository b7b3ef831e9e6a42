import type { LocaleWith } from '../internal/useLocaleWith'
import type { requiredTexts } from '../messages/forms/requiredTexts'
import { inSentence } from '../spec/labels/inSentence'
import { isUnanswered } from '../spec/values/isEmptyValue'
import type { FieldRule } from './FormStore'

export type RequiredLanguage = LocaleWith<keyof typeof requiredTexts>

/**
 * Reject a value that leaves the question unanswered.
 * @param required words of the host's own, or `true` for the library's about the label
 */
export function requiredRule(required: true | string, label: string, language: RequiredLanguage): FieldRule {
  return (value) => {
    if (!isBlank(value)) return undefined
    if (typeof required === 'string') return { rule: 'required', message: required }
    const words = value === false ? 'rule.requiredTrue' : 'rule.required'
    return { rule: 'required', message: language.t(words, { field: inSentence(label, language.locale) }) }
  }
}

/** Whether a value leaves the question unanswered: spaces, an empty list and a box without a tick do, too. */
function isBlank(value: unknown): boolean {
  return isUnanswered(typeof value === 'string' ? value.trim() : value)
}
