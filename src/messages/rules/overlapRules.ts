export const overlapRules = {
  'rule.overlap': '{field}: this time is taken, choose another',
} as const
