import type { Problem } from '../../data/problems'

/** The number to quote of a problem: that of the server's log, else the address of what happened (RFC 9457, 3.1.5). */
export function referenceOf({ reference, instance }: Problem): string | undefined {
  return reference ?? instance
}
