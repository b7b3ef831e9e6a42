/** The name of a record that has no title yet. */
export const titleTexts = {
  'title.new': 'New {entity}',
} as const
