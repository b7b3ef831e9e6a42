import type { Messages } from './Messages'
import type { BoardMessageKey } from './englishBoard'

/** The texts of the screen that shows records as cards in columns, in German. */
export const germanBoard: Pick<Messages, BoardMessageKey> = {
  'board.asList': 'Liste',
  'board.atColumn': 'Nach „{column}“: {label}',
  'board.cancelled': '„{title}“ bleibt in „{column}“',
  'board.column': 'Spalte',
  'board.count': '{count} von {limit}',
  'board.emptyColumn': 'Nichts in dieser Spalte',
  'board.emptyText': 'Die Einträge stehen dann hier in Spalten.',
  'board.failed': 'Diese Karten konnten nicht geladen werden',
  'board.full': 'Voll: höchstens {limit} haben Platz',
  'board.goesNowhere': '„{title}“ lässt sich jetzt nicht aus „{column}“ verschieben',
  'board.keys':
    'Die Leertaste hebt eine Karte an, die Pfeiltasten wählen das Ziel, die Leertaste legt sie ab, Escape legt sie zurück.',
  'board.lanes': 'Bahnen',
  'board.lanesNone': 'Nicht gruppiert',
  'board.lifted':
    '„{title}“ ist angehoben. Mögliche Ziele: {columns}. Wählen Sie mit den Pfeiltasten und drücken Sie dann die Leertaste.',
  'board.moveMenu': '„{title}“ verschieben nach\u00a0…',
  'board.moveTo': 'Nach „{column}“ verschieben',
  'board.moved': '{title}: {column}',
  'board.noStep': 'Aus „{column}“ führt kein Schritt dorthin',
  'board.noValue': 'Ohne {field}',
  'board.notMoved': 'Nicht verschoben: {title}',
  'board.notThere': '{column}: nicht möglich. {reason}',
  'board.overLimit': { one: 'Eins über dem Limit', other: '{count} über dem Limit' },
  'board.readOnly': 'Sie können diese Karten lesen, aber nicht verschieben.',
  'board.stays': '„{title}“ ist in „{column}“',
}
