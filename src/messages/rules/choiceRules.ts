import { requiredChoiceRules } from './requiredChoiceRules'

export const choiceRules = {
  ...requiredChoiceRules,
  'rule.choice': 'Choose one of the options for {field}',
} as const
