import { requiredRules } from './requiredRules'

export const groupRules = { ...requiredRules, 'rule.group': 'Fill in {field}' } as const
