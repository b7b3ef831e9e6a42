/** The texts of fields for ratings. */
export const ratingTexts = {
  'rating.clear': 'Remove the rating',
  'rating.shown': '{count} of {max}',
  'rating.stars': { one: '{count} star', other: '{count} stars' },
} as const
