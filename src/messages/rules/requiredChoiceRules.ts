import { requiredAnswerRules } from './requiredAnswerRules'

export const requiredChoiceRules = {
  ...requiredAnswerRules,
  'rule.requiredChoice': 'Choose {field}',
} as const
