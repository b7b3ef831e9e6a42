import { requiredAnswerRules } from './requiredAnswerRules'

export const requiredRules = { ...requiredAnswerRules, 'rule.required': 'Enter {field}' } as const
