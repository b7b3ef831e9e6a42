import type { Messages } from './Messages'
import type { jsonTexts } from './fields/jsonTexts'

/** The texts of a field for JSON, in German. */
export const germanJson: Pick<Messages, keyof typeof jsonTexts> = {
  'json.after': 'Zeile {line}: Entfernen Sie, was nach dem Ende steht',
  'json.close': 'Zeile {line}: Schließen Sie die Klammer {about}, die dort steht',
  'json.colon': 'Zeile {line}: Setzen Sie einen Doppelpunkt hinter den Namen',
  'json.comma': 'Zeile {line}: Setzen Sie hier ein Komma oder {about}',
  'json.digits':
    'Zeile {line}: Setzen Sie {about} in gerade Anführungszeichen, denn so viele Ziffern behält eine Zahl nicht',
  'json.escape': 'Zeile {line}: Schreiben Sie \\\\ für einen Rückstrich und \\t für einen Tabulator',
  'json.format': 'Formatieren',
  'json.leave': 'Die Tabulatortaste rückt ein. Escape, dann Tabulator verlässt das Eingabefeld.',
  'json.name': 'Zeile {line}: Setzen Sie hier einen Namen in gerade Anführungszeichen',
  'json.quote': 'Zeile {line}: Beenden Sie den Text mit einem geraden Anführungszeichen',
  'json.trailing': 'Zeile {line}: Entfernen Sie das Komma vor {about}',
  'json.twice': 'Zeile {line}: Benennen Sie eines der beiden „{about}“ um',
  'json.value': 'Zeile {line}: Setzen Sie hier einen Wert. Texte stehen in geraden Anführungszeichen',
}
