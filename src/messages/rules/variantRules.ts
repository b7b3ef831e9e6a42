import { requiredChoiceRules } from './requiredChoiceRules'

export const variantRules = { ...requiredChoiceRules, 'rule.variant': 'Choose what kind {field} is' } as const
