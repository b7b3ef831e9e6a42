import { anyNumberRules } from './anyNumberRules'

export const decimalRules = {
  ...anyNumberRules,
  'rule.digits': {
    one: 'Enter {field} with at most {digits} digit after the point',
    other: 'Enter {field} with at most {digits} digits after the point',
  },
} as const
