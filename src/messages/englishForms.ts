import { requiredRules } from './rules/requiredRules'
import { requiredTrueRules } from './rules/requiredTrueRules'

/** The texts of a form itself, apart from the rest of the catalogue: a page with one form needs no more. */
export const englishForms = {
  'errorSummary.title': 'There is a problem',
  'map.add': 'Add a name',
  'map.name': 'Name',
  'map.nameMissing': 'Enter a name, or remove the row',
  'map.nameTwice': 'Enter another name: “{name}” stands here already',
  'map.value': 'Value',
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
  ...requiredRules,
  ...requiredTrueRules,
} as const

export type FormMessageKey = keyof typeof englishForms
