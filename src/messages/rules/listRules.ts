import { countsRules } from './countsRules'
import { requiredRules } from './requiredRules'
import { uniqueItemsRules } from './uniqueItemsRules'

export const listRules = {
  ...requiredRules,
  ...countsRules,
  ...uniqueItemsRules,
  'rule.list': 'Enter {field} as a list',
} as const
