import type { Messages } from './Messages'
import type { TrashMessageKey } from './englishTrash'

/** The texts of the screen that has removed records, in German. */
export const germanTrash: Pick<Messages, TrashMessageKey> = {
  'trash.all': 'Alles',
  'trash.backWithText': {
    one: 'Das verweist auf {titles}, ebenfalls gelöscht. Beides kommt zurück.',
    other: 'Das verweist auf {titles}, alle ebenfalls gelöscht. Alles davon kommt zurück.',
  },
  'trash.backWithTitle': 'Mit dem wiederherstellen, was dazugehört?',
  'trash.by': 'von {name}',
  'trash.empty': 'Der Papierkorb ist leer',
  'trash.emptyAll': 'Papierkorb leeren',
  'trash.emptyText': 'Was Sie löschen, steht hier und lässt sich wiederherstellen.',
  'trash.forbiddenText': 'Ihre Rolle darf nichts wiederherstellen und nichts endgültig löschen.',
  'trash.goes': 'Endgültig weg',
  'trash.item': 'Was gelöscht wurde',
  'trash.keptDays': {
    one: 'Gelöschtes lässt sich einen Tag lang wiederherstellen. Danach ist es endgültig weg.',
    other: 'Gelöschtes lässt sich {count} Tage lang wiederherstellen. Danach ist es endgültig weg.',
  },
  'trash.keptForEver': 'Nicht von selbst',
  'trash.kind': 'Art',
  'trash.more': 'Ältere anzeigen',
  'trash.noneOfKind': 'Nichts davon im Papierkorb',
  'trash.notPurged': {
    one: 'Ein Eintrag wurde nicht gelöscht',
    other: '{count} Einträge wurden nicht gelöscht',
  },
  'trash.notRead': 'Nicht geladen: {entities}',
  'trash.notRestored': {
    one: 'Ein Eintrag wurde nicht wiederhergestellt',
    other: '{count} Einträge wurden nicht wiederhergestellt',
  },
  'trash.purge': 'Endgültig löschen',
  'trash.purged': { one: '„{title}“ ist endgültig weg', other: '{count} Einträge sind endgültig weg' },
  'trash.purgeOne': '„{title}“ endgültig löschen',
  'trash.purgeText': 'Danach lässt sich nichts mehr wiederherstellen.',
  'trash.purgeTitle': {
    one: '„{title}“ endgültig löschen?',
    other: '{count} Einträge endgültig löschen?',
  },
  'trash.purgeTyped': {
    one: 'Geben Sie „{title}“ ein, um den Eintrag zu löschen',
    other: 'Geben Sie die Zahl {count} ein, um die Einträge zu löschen',
  },
  'trash.purgeTypedAgain': 'Geben Sie das so ein, wie es hier steht: {text}',
  'trash.removed': 'Gelöscht',
  'trash.restore': 'Wiederherstellen',
  'trash.restoreAll': 'Alle wiederherstellen',
  'trash.restored': { one: '„{title}“ ist wieder da', other: '{count} Einträge sind wieder da' },
  'trash.restoreOne': '„{title}“ wiederherstellen',
}
