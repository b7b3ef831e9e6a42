/** Messages about a day whose century is not known. */
export const dateYearRules = {
  'rule.dateYear': 'Enter the year of {field} with four digits',
} as const
