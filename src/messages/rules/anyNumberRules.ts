import { boundsRules } from './boundsRules'
import { requiredRules } from './requiredRules'

export const anyNumberRules = {
  ...requiredRules,
  ...boundsRules,
  'rule.number': 'Enter {field} as a number, like {example}',
  'rule.numberTooExact': 'Enter {field} with fewer digits',
  'rule.step': 'Enter {field} in steps of {step}',
} as const
