export const requiredChoiceRules = { 'rule.requiredChoice': 'Choose {field}' } as const
