import type { Messages } from './Messages'
import type { ConditionMessageKey } from './englishConditions'

/**
 * The words of conditions, in German. Each is a subordinate clause with its verb at the end, as it follows “solange” and
 * “so, dass”.
 */
export const germanConditions: Pick<Messages, ConditionMessageKey> = {
  'when.after': '{field} später als {value} ist',
  'when.atLeast': '{field} mindestens {value} ist',
  'when.atMost': '{field} höchstens {value} ist',
  'when.before': '{field} früher als {value} ist',
  'when.contains': '{field} {value} enthält',
  'when.empty': '{field} leer ist',
  'when.from': '{field} {value} oder später ist',
  'when.is': '{field} {value} ist',
  'when.isNo': '{field} auf Nein steht',
  'when.isNot': '{field} nicht {value} ist',
  'when.isYes': '{field} auf Ja steht',
  'when.less': '{field} weniger als {value} ist',
  'when.me': 'Sie bei „{field}“ eingetragen sind',
  'when.meAmong': 'Sie bei „{field}“ eingetragen sind',
  'when.meItself': 'Sie es selbst sind',
  'when.mine': '{field} zu Ihnen gehört',
  'when.mineAmong': '{field} auch zu Ihnen gehört',
  'when.mineItself': 'es zu Ihnen gehört',
  'when.more': '{field} mehr als {value} ist',
  'when.no': 'nein',
  'when.notAfter': '{field} nicht später als {value} ist',
  'when.notAllowed': 'Ihre Rolle erlaubt das nicht',
  'when.notBefore': '{field} nicht früher als {value} ist',
  'when.notEmpty': '{field} nicht leer ist',
  'when.notLess': '{field} nicht weniger als {value} ist',
  'when.notMore': '{field} nicht mehr als {value} ist',
  'when.notSame': '{field} nicht gleich {value} ist',
  'when.only': 'nur, {conditions}',
  'when.option': '{value}',
  'when.quoted': '„{value}“',
  'when.same': '{field} gleich {value} ist',
  'when.until': '{field} {value} oder früher ist',
  'when.while': 'solange {conditions}',
  'when.yes': 'ja',
}
