/** The texts of parts whose code comes when they are wanted. */
export const lateTexts = {
  'late.failed': 'This could not be loaded',
  'late.failedPage': 'This page could not be loaded',
  'late.failedText': 'Check your connection and try again. If that does not help, reload the page.',
  'late.offlineText': 'It has not been opened here before, and comes as soon as there is a connection.',
  'late.reload': 'Reload the page',
  'late.retry': 'Try again',
} as const
