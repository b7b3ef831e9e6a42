import { countsRules } from './countsRules'
import { requiredRules } from './requiredRules'

export const mapRules = {
  ...requiredRules,
  ...countsRules,
  'rule.keys': 'Choose another name than “{key}” in {field}',
  'rule.map': 'Enter {field} as names with values',
} as const
