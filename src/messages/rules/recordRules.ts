/** What any rule of the host may say, and a record as a whole. */
export const recordRules = {
  'rule.record': 'Fill in the details of {entity}',
  'rule.validate': 'Check {field}',
} as const
