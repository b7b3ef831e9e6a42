import type { ReactNode } from 'react'

/** One answer on the page of all answers, where no entity declares the field. */
export interface StepAnswer {
  /** The question: "Email". */
  readonly label: string
  /** The name of the field to which "Change" leads. */
  readonly field: string
  /**
   * The answer as a person reads it; without one it says that nothing was given.
   * @default the value of the field, if it is a text, a number, or yes or no
   */
  readonly value?: ReactNode
}
