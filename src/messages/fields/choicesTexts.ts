/** The texts of groups of checkboxes. */
export const choicesTexts = {
  'choices.all': 'All',
} as const
