/** The texts of fields for searching. */
export const searchTexts = {
  'search.clear': 'Clear search',
} as const
