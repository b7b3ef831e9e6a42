import type { Messages } from './Messages'
import type { ScreenTitleKey } from './englishScreenTitles'

/** How screens are called where one goes to them, in German. */
export const germanScreenTitles: Pick<Messages, ScreenTitleKey> = {
  'activity.title': 'Verlauf',
  'board.button': 'Board',
  'board.title': '{entities} auf dem Board',
  'calendar.button': 'Kalender',
  'calendar.title': 'Kalender: {entities}',
  'compare.title': '{entities} vergleichen',
  'import.button': 'Importieren',
  'import.title': '{entities} importieren',
  'notifications.title': 'Benachrichtigungen',
  'notifications.unread': { one: '{count} ungelesen', other: '{count} ungelesen' },
  'overview.title': 'Übersicht',
  'people.title': '{entities} und Rollen',
  'search.title': 'Suche',
  'settings.title': 'Einstellungen',
  'specification.title': 'Spezifikation',
  'trash.title': 'Papierkorb',
  'tree.button': 'Baum',
  'tree.title': 'Gliederung der {entities}',
}
