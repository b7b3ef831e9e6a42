/** The texts of the screen that shows records as cards in columns. */
export const englishBoard = {
  'board.asList': 'List',
  'board.atColumn': 'To {column}: {label}',
  'board.cancelled': '{title} stays in {column}',
  'board.column': 'Column',
  'board.count': '{count} of {limit}',
  'board.emptyColumn': 'Nothing here',
  'board.emptyText': 'They will stand here in columns.',
  'board.failed': 'These cards could not be loaded',
  'board.full': 'Full: it takes {limit} at most',
  'board.goesNowhere': '{title} cannot be moved from {column} now',
  'board.keys':
    'Space lifts a card, the arrow keys choose where to, Space puts it down, Escape puts it back.',
  'board.lanes': 'Lanes',
  'board.lanesNone': 'Not grouped',
  'board.lifted': '{title} is lifted. It may go to: {columns}. Choose with the arrow keys, then press Space.',
  'board.moveMenu': 'Move {title} to…',
  'board.moveTo': 'Move to {column}',
  'board.moved': '{title}: {column}',
  'board.noStep': 'No step leads there from {column}',
  'board.noValue': 'Without {field}',
  'board.notMoved': 'Not moved: {title}',
  'board.notThere': '{column}: not possible. {reason}',
  'board.overLimit': { one: 'One over its limit', other: '{count} over its limit' },
  'board.readOnly': 'You can read these cards, and not move them.',
  'board.stays': '{title} is in {column}',
} as const

export type BoardMessageKey = keyof typeof englishBoard
