/** The heading of what is to be mended, and a part of it within an item of a list. */
export const errorSummaryTexts = {
  'errorSummary.title': 'There is a problem',
  'errorSummary.within': '{item}: {message}',
} as const
