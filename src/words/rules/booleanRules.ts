import { englishForms } from '../englishForms'

export const booleanRules = {
  'rule.boolean': 'Tick or untick {field}',
  'rule.requiredTrue': englishForms['rule.requiredTrue'],
} as const
