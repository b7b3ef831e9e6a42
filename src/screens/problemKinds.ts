import type { Problem } from '../data/problems'

/** Whether the record is not there, or not any more. */
export function isGone({ status }: Problem): boolean {
  return status === 404 || status === 410
}

/** Whether someone else changed the record since it was read. */
export function isConflict({ status }: Problem): boolean {
  return status === 409 || status === 412
}

/** Whether it is often over a moment later, or when the connection is back. A refusal is an answer and is not asked for twice. */
export function mayPass({ status }: Problem): boolean {
  return status === 0 || (status >= 502 && status <= 504)
}
