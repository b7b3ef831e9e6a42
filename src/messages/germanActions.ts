import type { Messages } from './Messages'
import type { ActionMessageKey } from './englishActions'

/** The texts of one action, in German. */
export const germanActions: Pick<Messages, ActionMessageKey> = {
  'action.done': 'Erledigt: {label}',
  'action.failed': 'Nicht erledigt: {label}',
  'action.notUndone': 'Nicht rückgängig gemacht: {label}',
  'action.typeName': 'Geben Sie „{name}“ ein, um fortzufahren',
  'action.typeNameAgain': 'Geben Sie den Namen so ein, wie er hier steht: {name}',
  'action.undo': 'Rückgängig machen',
  'action.undone': 'Rückgängig gemacht: {label}',
}
