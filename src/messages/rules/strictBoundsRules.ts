export const strictBoundsRules = {
  'rule.above': 'Enter {field} above {min}',
  'rule.below': 'Enter {field} below {max}',
} as const
