import { dateBoundsRules } from './dateBoundsRules'
import { dateYearRules } from './dateYearRules'
import { requiredRules } from './requiredRules'

export const dateRules = {
  ...requiredRules,
  ...dateBoundsRules,
  'rule.date': 'Enter {field} as a real date',
  ...dateYearRules,
} as const
