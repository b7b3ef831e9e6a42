import type { ReactNode } from 'react'
import type { AskedSection } from '../spec/entities/EntitySection'
import type { FieldPath } from './FieldPath'
import type { FormValues } from './FormStore'
import type { StepAnswer } from './StepAnswer'
import type { StepItems } from './StepItems'

/** One step: a section of the form, which may draw something of its own. */
export interface FormStep extends AskedSection {
  /**
   * The content of the step; a function of it can lead to other steps, which are not checked on the way.
   * @default the fields of the entity that it names
   */
  readonly content?: ReactNode | ((step: StepContext) => ReactNode) | undefined
  /** How the items of its only field are asked for, with `addAnother`. @default as the entity declares the list */
  readonly items?: StepItems | undefined
  /** The answers on the page of all answers. @default those to the fields of the entity that it names */
  readonly answers?: readonly StepAnswer[] | ((values: FormValues) => readonly StepAnswer[]) | undefined
}

/** The way from a step to others. */
export interface StepContext {
  /** Shows the step of this name, or the one before it that is not finished. */
  readonly goTo: (step: string, how?: StepVisit) => void
}

/** How a step is visited. */
export interface StepVisit {
  /** The field that takes the focus. @default the heading of the step */
  readonly field?: string | FieldPath | undefined
  /**
   * Goes on from there to what is not finished, or to the last step, as from a page of all answers one goes to change one of them
   * and back. @default to the step after it
   */
  readonly returns?: boolean | undefined
}
