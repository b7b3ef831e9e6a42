export const overlapRules = {
  'rule.overlap': 'Enter another {field}, the time is taken',
  'rule.overlapPer': 'Enter another {field} or {per}, the time is taken',
} as const
