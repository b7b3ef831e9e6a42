import { repeaterTexts } from './repeaterTexts'

/** The texts of rows of names and values. */
export const mapTexts = {
  ...repeaterTexts,
  'map.add': 'Add a name',
  'map.name': 'Name',
  'map.nameMissing': 'Enter a name, or remove the row',
  'map.nameTwice': 'Enter another name: “{name}” stands here already',
  'map.value': 'Value',
} as const
