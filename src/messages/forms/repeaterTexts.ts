/** The texts of lists of fields. */
export const repeaterTexts = {
  'repeater.add': 'Add {item}',
  'repeater.added': '{item} added',
  'repeater.empty': 'None yet.',
  'repeater.item': 'Item',
  'repeater.itemLabel': '{item} {place}',
  'repeater.least': {
    one: 'At least {count} has to stay.',
    other: 'At least {count} have to stay.',
  },
  'repeater.most': {
    one: 'There is room for {count} and no more.',
    other: 'There is room for {count} and no more.',
  },
  'repeater.putBack': '{item} is back',
  'repeater.remove': 'Remove {item}',
  'repeater.removed': '{item} removed',
  'repeater.undo': 'Undo',
} as const
