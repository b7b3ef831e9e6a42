/**
 * What is wrong with the name of a file: there is none (`empty`), it has more than 255 bytes (`long`), it holds control
 * characters (`control`), characters that turn its direction (`direction`) or that nobody sees (`invisible`), it is a
 * path (`path`), holds what Windows does not take (`forbidden`), ends in a dot or a blank that Windows drops (`ending`),
 * is the name of a device (`reserved`), or hides what it is behind an ending that it is not (`doubleEnding`).
 */
export type NameFinding =
  | 'empty'
  | 'long'
  | 'control'
  | 'direction'
  | 'invisible'
  | 'path'
  | 'forbidden'
  | 'ending'
  | 'reserved'
  | 'doubleEnding'

/** Looks at a name alone. What to make of the findings is the host's: none of them is a refusal. */
export async function checkFileName(name: string): Promise<NameFinding[]> {
  const { nameFindings } = await import('./sniff/nameFindings')
  return nameFindings(name)
}
