/** The texts that stand for values. */
export const valueTexts = {
  'value.gone': 'No longer there ({id})',
  'value.goneUnnamed': 'No longer there',
  'value.loading': 'Loading',
  'value.missing': 'Not given',
  'value.more': '+{count}',
  'value.no': 'No',
  'value.notYours': 'Not yours to see ({id})',
  'value.notYoursUnnamed': 'Not yours to see',
  'value.retry': 'Try again to read {id}',
  'value.showAll': { one: 'Show the one', other: 'Show all {count}' },
  'value.showAllLines': { one: 'Show the one line', other: 'Show all {count} lines' },
  'value.showLess': 'Show less',
  'value.yes': 'Yes',
} as const
