import { anyNumberRules } from './anyNumberRules'

export const numberRules = {
  ...anyNumberRules,
  'rule.integer': 'Enter {field} as a whole number',
} as const
