import type { Messages } from './Messages'
import type { CompareMessageKey } from './englishCompare'

/** The texts of the screen that sets records side by side, in German. */
export const germanCompare: Pick<Messages, CompareMessageKey> = {
  'compare.button': { one: 'Vergleichen', other: '{count} vergleichen' },
  'compare.buttonReason': 'Wählen Sie zwei bis vier Einträge aus, um sie zu vergleichen.',
  'compare.differing': {
    one: 'Eines von {total} Feldern unterscheidet sich',
    other: '{count} von {total} Feldern unterscheiden sich',
  },
  'compare.differs': 'Unterschiedlich',
  'compare.field': 'Feld',
  'compare.leaveOut': '„{title}“ weglassen',
  'compare.notFound': 'Diesen Eintrag gibt es nicht oder nicht mehr.',
  'compare.onlyDifferences': 'Nur Unterschiede',
  'compare.same': 'In jedem Feld gleich',
  'compare.toList': 'In der Liste auswählen',
  'compare.tooFew': 'Nichts zu vergleichen',
  'compare.tooFewText': 'Wählen Sie in der Liste zwei bis vier Einträge aus, dann „Vergleichen“.',
  'compare.unknown': 'nicht bekannt',
}
