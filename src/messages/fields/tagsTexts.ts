import { comboboxTexts } from './comboboxTexts'

/** The texts of fields for tags. */
export const tagsTexts = {
  ...comboboxTexts,
  'tags.added': '{label} added',
  'tags.remove': 'Remove {label}',
  'tags.removed': '{label} removed',
} as const
