import { dateBoundsRules } from './dateBoundsRules'
import { dateYearRules } from './dateYearRules'
import { requiredRules } from './requiredRules'

export const dateRangeRules = {
  ...requiredRules,
  ...dateBoundsRules,
  ...dateYearRules,
  'rule.dateRange': 'Enter the start and the end of {field} as real dates',
  'rule.order': 'Enter {field} with an end that is not before its start',
} as const
