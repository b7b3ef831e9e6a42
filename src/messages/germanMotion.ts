import type { Messages } from './Messages'
import type { MotionMessageKey } from './englishMotion'

/** The texts of a list whose order a person changes, in German. */
export const germanMotion: Pick<Messages, MotionMessageKey> = {
  'reorder.handle': '{item} verschieben',
  'reorder.hint':
    'Die Leertaste oder die Eingabetaste hebt an. Dann verschieben die Pfeiltasten, die Leertaste oder die Eingabetaste legt ab, Escape legt zurück.',
  'reorder.moved': '{item}: Platz {place} von {total}',
  'reorder.pickedUp': '{item} angehoben, Platz {place} von {total}',
  'reorder.putBack': '{item} zurückgelegt, Platz {place} von {total}',
  'reorder.putDown': '{item} abgelegt, Platz {place} von {total}',
  'reorder.putHere': '{item} auf Platz {place} legen',
}
