import { dateBoundsRules } from './dateBoundsRules'
import { requiredRules } from './requiredRules'

export const instantRules = {
  ...requiredRules,
  ...dateBoundsRules,
  'rule.instant': 'Enter {field} as a real date and time',
} as const
