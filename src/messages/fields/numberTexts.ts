/** The texts of the buttons beside a number. */
export const numberTexts = {
  'number.less': 'Decrease',
  'number.more': 'Increase',
} as const
