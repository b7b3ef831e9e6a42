/**
 * The words of conditions, apart from the rest of the catalogue. A condition is said as a part of a sentence:
 * "only while status is draft and total is more than 1,000". {field} is the label as it stands in a sentence.
 */
export const englishConditions = {
  'when.after': '{field} is after {value}',
  'when.atLeast': '{field} is {value} or more',
  'when.atMost': '{field} is {value} or less',
  'when.before': '{field} is before {value}',
  'when.contains': '{field} contains {value}',
  'when.empty': '{field} is empty',
  'when.from': '{field} is {value} or later',
  'when.is': '{field} is {value}',
  'when.isNo': '{field} is no',
  'when.isNot': '{field} is not {value}',
  'when.isYes': '{field} is yes',
  'when.less': '{field} is less than {value}',
  'when.me': '{field} is you',
  'when.meAmong': '{field} contains you',
  'when.meItself': 'this is you',
  'when.mine': '{field} is yours',
  'when.mineAmong': '{field} contains yours',
  'when.mineItself': 'this is yours',
  'when.more': '{field} is more than {value}',
  'when.no': 'no',
  'when.notAfter': '{field} is not after {value}',
  'when.notAllowed': 'your role does not allow this',
  'when.notBefore': '{field} is not before {value}',
  'when.notEmpty': '{field} is not empty',
  'when.notLess': '{field} is not less than {value}',
  'when.notMore': '{field} is not more than {value}',
  'when.notSame': '{field} is not the same as {value}',
  'when.only': 'only {conditions}',
  'when.option': '{value}',
  'when.quoted': '“{value}”',
  'when.same': '{field} is the same as {value}',
  'when.until': '{field} is {value} or earlier',
  'when.while': 'while {conditions}',
  'when.yes': 'yes',
} as const

export type ConditionMessageKey = keyof typeof englishConditions
