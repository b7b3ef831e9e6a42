/** The texts of one action: asked for, done, taken back. */
export const englishActions = {
  'action.done': 'Done: {label}',
  'action.failed': 'Not done: {label}',
  'action.notUndone': 'Not undone: {label}',
  'action.typeName': 'Enter “{name}” to go on',
  'action.typeNameAgain': 'Enter the name as it is written here: {name}',
  'action.undo': 'Undo',
  'action.undone': 'Undone: {label}',
} as const

export type ActionMessageKey = keyof typeof englishActions
