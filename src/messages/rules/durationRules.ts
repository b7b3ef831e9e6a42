import { boundsRules } from './boundsRules'
import { requiredRules } from './requiredRules'

export const durationRules = {
  ...requiredRules,
  ...boundsRules,
  'rule.duration': 'Enter {field} as a length of time, like {example}',
} as const
