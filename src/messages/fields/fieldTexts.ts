/** The word that every field may say. */
export const fieldTexts = {
  'field.optional': 'optional',
} as const
