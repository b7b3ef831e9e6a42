/** The label of a value, before it on the same line. */
export const labelTexts = {
  'value.label': '{label}: ',
} as const
