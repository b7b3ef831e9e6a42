import { dateBoundsRules } from './dateBoundsRules'
import { requiredRules } from './requiredRules'

export const timeRules = {
  ...requiredRules,
  ...dateBoundsRules,
  'rule.time': 'Enter {field} as a time, like {example}',
} as const
