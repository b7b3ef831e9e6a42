export const boundsRules = {
  'rule.max': 'Enter {field} as {max} or less',
  'rule.min': 'Enter {field} as {min} or more',
} as const
