/** The value of a group: all are alike except for the first text, by which the runner knows them. */
export const lineOf = (index: number) => ({ what: `Part ${index}`, note: '' })
export const linesOf = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index))
export const newLine = { what: '', note: '' }

/** From where to where a press of "Move" moves a group. */
export const from = 10
export const to = 400

export const parts = [
  { part: 'what', label: 'What' },
  { part: 'note', label: 'Note' },
] as const

export type Line = ReturnType<typeof lineOf>
