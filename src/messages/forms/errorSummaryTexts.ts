/** The heading of what is to be mended. */
export const errorSummaryTexts = {
  'errorSummary.title': 'There is a problem',
} as const
