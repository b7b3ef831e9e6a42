/**
 * The reason of an error: the input is not of its format (`malformed`), ends too early (`short`), contradicts itself
 * (`lie`), was changed while it was read (`changed`), a value has no room (`range`), the method is not supported here
 * (`unsupported`), or a package is not installed (`missing`).
 */
export type ByteErrorReason = 'malformed' | 'short' | 'lie' | 'changed' | 'range' | 'unsupported' | 'missing'

/** Thrown instead of an empty or a shortened answer. */
export class ByteError extends Error {
  override readonly name = 'ByteError'
  declare readonly reason: ByteErrorReason
  /** Where in the input, from 0: in characters of a text, in bytes of anything else. */
  declare readonly position: number | undefined

  constructor(reason: ByteErrorReason, message: string, position?: number) {
    super(`screenwright: ${message}${position === undefined ? '' : `, at ${position}`}`)
    this.reason = reason
    this.position = position
  }
}

export function malformed(what: string, position: number): never {
  throw new ByteError('malformed', what, position)
}
