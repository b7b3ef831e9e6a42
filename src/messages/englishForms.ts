import { requiredRules } from './rules/requiredRules'
import { requiredTrueRules } from './rules/requiredTrueRules'

/** The texts of a form itself, apart from the rest of the catalogue: a page with one form needs no more. */
export const englishForms = {
  'errorSummary.title': 'There is a problem',
  ...requiredRules,
  ...requiredTrueRules,
} as const

export type FormMessageKey = keyof typeof englishForms
