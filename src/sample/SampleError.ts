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

  constructor(field: string, reason: SampleErrorReason, why = WHY[reason]) {
    super(`screenwright: no sample of “${field}”: ${why}.`)
    this.field = field
    this.reason = reason
  }
}

const WHY: Readonly<Record<SampleErrorReason, string>> = {
  impossible: 'no value that was tried keeps its rules',
  undecided: 'its pattern cannot be worked out. Give an example',
  exhausted: 'there are no more different values',
  unbreakable: 'no value breaks that rule alone',
}
