/** The texts of the screen that sets records side by side. */
export const englishCompare = {
  'compare.button': { one: 'Compare', other: 'Compare {count}' },
  'compare.buttonReason': 'Select two to four to compare them.',
  'compare.differing': {
    one: 'One of {total} fields differs',
    other: '{count} of {total} fields differ',
  },
  'compare.differs': 'Differs',
  'compare.field': 'Field',
  'compare.leaveOut': 'Leave {title} out',
  'compare.notFound': 'It is not there, or not any more.',
  'compare.onlyDifferences': 'Only differences',
  'compare.same': 'They are the same in every field',
  'compare.toList': 'Choose in the list',
  'compare.tooFew': 'Nothing to compare',
  'compare.tooFewText': 'Select two to four in the list, then “Compare”.',
  'compare.unknown': 'not known',
} as const

export type CompareMessageKey = keyof typeof englishCompare
