/** The texts that say how much room is left for a text. */
export const characterCountTexts = {
  'field.charactersLeft': { one: '{count} character left', other: '{count} characters left' },
  'field.charactersOver': { one: '{count} character too many', other: '{count} characters too many' },
} as const
