/** The texts of fields for choices in a tree. */
export const treeTexts = {
  'tree.within': 'Within {label}',
} as const
