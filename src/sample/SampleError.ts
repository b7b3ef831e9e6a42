/**
 * Why there is no sample: the rules exclude every value (`impossible`), a pattern says what cannot be worked out
 * (`undecided`), there are no more different values (`exhausted`), or a rule cannot be broken alone (`unbreakable`).
 */
export type SampleErrorReason = 'impossible' | 'undecided' | 'exhausted' | 'unbreakable'

/** Thrown where no sample can be made. It comes after a bounded number of tries, never after a long wait. */
export class SampleError extends Error {
  override readonly name = 'SampleError'
  /** The entity and the way to the field: `invoice.lines.what`. */
  readonly field: string
  readonly reason: SampleErrorReason

  constructor(field: string, reason: SampleErrorReason, message: string) {
    super(`screenwright: no sample of “${field}”: ${message}`)
    this.field = field
    this.reason = reason
  }
}
