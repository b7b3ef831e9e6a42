/** The texts of fields for dates, and of their calendars. */
export const dateTexts = {
  'date.calendar': 'Calendar',
  'date.day': 'Day',
  'date.dayHint': 'dd',
  'date.era': 'Era',
  'date.month': 'Month',
  'date.monthHint': 'mm',
  'date.nextMonth': 'Next month',
  'date.open': 'Choose from a calendar',
  'date.previousMonth': 'Previous month',
  'date.year': 'Year',
  'date.yearHint': 'yyyy',
} as const
