export const requiredRules = { 'rule.required': 'Enter {field}' } as const
