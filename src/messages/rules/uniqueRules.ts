export const uniqueRules = { 'rule.unique': 'Enter another {field}, this one is taken' } as const
