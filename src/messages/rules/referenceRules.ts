import { countsRules } from './countsRules'
import { requiredChoiceRules } from './requiredChoiceRules'
import { uniqueItemsRules } from './uniqueItemsRules'

export const referenceRules = {
  ...requiredChoiceRules,
  ...countsRules,
  ...uniqueItemsRules,
  'rule.reference': 'Choose {field} from those there are',
} as const
