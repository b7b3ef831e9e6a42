export const dateBoundsRules = {
  'rule.maxDate': 'Enter {field} as {max} or earlier',
  'rule.minDate': 'Enter {field} as {min} or later',
} as const
