/** The texts of fields for references. */
export const referenceTexts = {
  'reference.filled': 'Filled in: {fields}',
  'reference.gone': 'This is no longer there. Choose another',
  'reference.unfit': 'This is not offered here. Choose another',
  'reference.unfitWhere': 'Choose one where {condition}',
} as const
