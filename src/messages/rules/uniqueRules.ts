export const uniqueRules = {
  'rule.unique': 'Enter another {field}, this one is taken',
  'rule.uniqueTogether': 'Enter another {field}, this combination is taken',
} as const
