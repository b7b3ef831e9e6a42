import { dateBoundsRules } from './dateBoundsRules'
import { dateYearRules } from './dateYearRules'
import { requiredRules } from './requiredRules'

export const instantRules = {
  ...requiredRules,
  ...dateBoundsRules,
  'rule.instant': 'Enter {field} as a real date and time',
  ...dateYearRules,
} as const
