import { anyNumberRules } from './anyNumberRules'

export const numberRules = {
  ...anyNumberRules,
  'rule.integer': 'Enter {field} as a whole number',
  'rule.numberTooExact': 'Enter {field} with fewer digits',
} as const
