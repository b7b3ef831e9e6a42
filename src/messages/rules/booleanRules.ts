import { requiredTrueRules } from './requiredTrueRules'

export const booleanRules = { ...requiredTrueRules, 'rule.boolean': 'Tick or untick {field}' } as const
