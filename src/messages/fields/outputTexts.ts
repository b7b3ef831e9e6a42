/** The words of a value that follows from others. */
export const outputTexts = {
  'output.changed': '{field}: {value}',
  'output.missing': 'Not known yet',
  'output.none': 'None',
} as const
