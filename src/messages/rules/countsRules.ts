export const countsRules = {
  'rule.maxItems': {
    one: 'Keep {field} to {max} entry',
    other: 'Keep {field} to {max} entries',
  },
  'rule.minItems': {
    one: 'Give {field} at least {min} entry',
    other: 'Give {field} at least {min} entries',
  },
} as const
