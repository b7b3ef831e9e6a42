import { createHash } from 'node:crypto'

/** The first line of a draft: while the rest is as it was written, importing again may replace it. */
const SEAL = /^\/\/ Drafted by screenwright, ([\da-f]{12})\. [^\n]*\n/

/** A draft with a first line by which a change of it is known. */
export function sealed(draft: string): string {
  return `// Drafted by screenwright, ${hashOf(draft)}. Importing again replaces this file unless it was changed.\n${draft}`
}

/** Whether a file is a draft as it was written. */
export function isUntouched(file: string): boolean {
  // Git may have given the lines other ends.
  const text = file.replaceAll('\r\n', '\n')
  const [first, hash] = SEAL.exec(text) ?? []
  return first !== undefined && hashOf(text.slice(first.length)) === hash
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
