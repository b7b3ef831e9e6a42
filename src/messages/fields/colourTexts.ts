/** The texts of fields for colours. */
export const colourTexts = {
  'colour.open': 'Choose a colour',
  'colour.options': 'Ready to choose',
  'colour.picker': 'Colour',
} as const
