import { requiredRules } from './requiredRules'

export const jsonRules = { ...requiredRules, 'rule.json': 'Enter {field} as JSON' } as const
