import type { NameFinding } from './sniff/nameFindings'

export type { NameFinding }

/** Look at a name alone. What to make of the findings is the host's: none of them is a rejection. */
export async function checkFileName(name: string): Promise<NameFinding[]> {
  return (await import('./sniff/nameFindings')).nameFindings(name)
}
