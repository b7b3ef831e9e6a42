import { requiredChoiceRules } from '../rules/requiredChoiceRules'
import { requiredRules } from '../rules/requiredRules'
import { requiredTrueRules } from '../rules/requiredTrueRules'

/** The words of a form about a field that is not filled in. */
export const requiredTexts = {
  ...requiredRules,
  ...requiredChoiceRules,
  ...requiredTrueRules,
} as const
