/** The texts of fields for durations. */
export const durationTexts = {
  'duration.day': 'Days',
  'duration.hour': 'Hours',
  'duration.minute': 'Minutes',
  'duration.second': 'Seconds',
  'duration.week': 'Weeks',
} as const
