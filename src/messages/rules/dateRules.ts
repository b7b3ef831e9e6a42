import { dateBoundsRules } from './dateBoundsRules'
import { requiredRules } from './requiredRules'

export const dateRules = {
  ...requiredRules,
  ...dateBoundsRules,
  'rule.date': 'Enter {field} as a real date',
} as const
