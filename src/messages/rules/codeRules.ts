import { requiredRules } from './requiredRules'

export const codeRules = {
  ...requiredRules,
  'rule.code': {
    one: 'Enter the {length} digit of {field}',
    other: 'Enter the {length} digits of {field}',
  },
  'rule.codeOfLetters': {
    one: 'Enter the {length} character of {field}',
    other: 'Enter the {length} characters of {field}',
  },
} as const
