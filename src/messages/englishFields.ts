/** The texts of fields, apart from the rest of the catalogue: a page with one field needs no more. */
export const englishFields = {
  'date.calendar': 'Calendar',
  'date.day': 'Day',
  'date.dayHint': 'dd',
  'date.month': 'Month',
  'date.monthHint': 'mm',
  'date.nextMonth': 'Next month',
  'date.open': 'Choose from a calendar',
  'date.previousMonth': 'Previous month',
  'date.year': 'Year',
  'date.yearHint': 'yyyy',
  'field.charactersLeft': { one: '{count} character left', other: '{count} characters left' },
  'field.charactersOver': { one: '{count} character too many', other: '{count} characters too many' },
  'field.choose': 'Choose',
  'field.noChoice': 'Not given',
  'field.optional': 'optional',
  'search.clear': 'Clear search',
} as const

export type FieldMessageKey = keyof typeof englishFields
