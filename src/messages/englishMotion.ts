/** The texts of a list whose order a person changes: a page with such a list needs no more of the catalogue. */
export const englishMotion = {
  'reorder.handle': 'Move {item}',
  'reorder.hint':
    'Space or Enter picks it up. Then the arrow keys move it, Space or Enter puts it down, Escape puts it back.',
  'reorder.moved': '{item}: place {place} of {total}',
  'reorder.pickedUp': '{item} picked up, place {place} of {total}',
  'reorder.putBack': '{item} put back, place {place} of {total}',
  'reorder.putDown': '{item} put down, place {place} of {total}',
  'reorder.putHere': 'Put {item} at place {place}',
} as const

export type MotionMessageKey = keyof typeof englishMotion
