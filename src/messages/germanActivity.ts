import type { Messages } from './Messages'
import type { ActivityMessageKey } from './englishActivity'

/** The texts of the screen that shows who did what to which record, in German. */
export const germanActivity: Pick<Messages, ActivityMessageKey> = {
  'activity.allKinds': 'Alles',
  'activity.allPeople': 'Alle',
  'activity.allTimes': 'Jederzeit',
  'activity.days': { one: 'Letzter Tag', other: 'Letzte {count} Tage' },
  'activity.empty': 'Noch hat sich nichts geändert',
  'activity.emptyText': 'Hier steht dann, wer welchen Eintrag ändert und was daran.',
  'activity.filter': 'Filtern',
  'activity.forbiddenText':
    'Ihre Rolle darf keinen Eintrag lesen, deshalb gibt es hier keine Änderungen zu sehen.',
  'activity.kind': 'Was',
  'activity.loaded': { one: 'Eine Änderung', other: '{count} Änderungen' },
  'activity.loadedMore': { one: 'Eine Änderung und ältere', other: '{count} Änderungen und ältere' },
  'activity.more': 'Ältere Änderungen anzeigen',
  'activity.noResults': 'Keine passende Änderung',
  'activity.noResultsText': 'Wählen Sie eine andere Person oder einen längeren Zeitraum.',
  'activity.notRead': 'Nicht geladen: {entities}',
  'activity.person': 'Wer',
  'activity.since': 'Wann',
  'activity.showAll': 'Alles anzeigen',
  'activity.versions': 'Versionen',
  'activity.versionsOf': 'Versionen: {title}',
}
