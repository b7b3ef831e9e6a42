/** The texts of the empty choice of a list. */
export const selectTexts = {
  'field.any': 'Any',
  'field.choose': 'Choose',
  'field.noChoice': 'Not given',
} as const
