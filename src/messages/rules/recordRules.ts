/** The messages of a rule of the host, and of a record as a whole. */
export const recordRules = {
  'rule.record': 'Fill in the details of {entity}',
  'rule.validate': 'Check {field}',
} as const
