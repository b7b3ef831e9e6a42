/** The texts of fields for times. */
export const timeTexts = {
  'time.dayPeriod': 'AM or PM',
  'time.hour': 'Hour',
  'time.hourHint': 'hh',
  'time.minute': 'Minute',
  'time.minuteHint': 'mm',
  'time.second': 'Second',
  'time.secondHint': 'ss',
} as const
