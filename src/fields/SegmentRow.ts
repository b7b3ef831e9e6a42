import type { SegmentTexts } from './segmentBoxes'
import type { SegmentSteps } from './segmentSteps'

/** A part of a value that has a box of its own. */
export interface Segment {
  /** Its name among the parts of the row; stands in `data-part`. */
  readonly part: string
  /** Called so by people ("Month"), and heard after the label of the field. */
  readonly name: string
  /** Stands in the empty box. */
  readonly hint: string
  /** The keyboard on a phone. @default 'numeric' */
  readonly inputMode?: 'decimal' | undefined
  /** Room for so many figures. @default 2 */
  readonly size?: number | undefined
  /** The sign between the part before and this one. */
  readonly separator?: string | undefined
  /** Texts beside the box, for eyes alone: an era before it, a unit behind, which stays on its line. */
  readonly before?: string | undefined
  readonly unit?: string | undefined
  /** Makes it a list of these instead of a box to type into. */
  readonly options?: readonly string[] | undefined
}

/** Boxes that belong together, such as those of a date, in the order in which a locale writes them. */
export interface SegmentRow extends SegmentSteps {
  readonly segments: readonly Segment[]
  /** Tells the rows of one field apart, such as the two dates of a range. */
  readonly scope?: string | undefined
  /** Figures run from left to right, also within a text that runs the other way. */
  readonly dir?: 'ltr' | undefined
  /** A text that stands after the row. */
  readonly after?: string | undefined
  /** Added to the classes that every row has. */
  readonly classNames?: { readonly [part in 'row' | 'segment' | 'separator' | 'affix']: string } | undefined
  /** Whether nothing can follow in this part, so that the caret moves on. */
  readonly isFull: (part: string, text: string) => boolean
  /** Keys that lead to the next part. */
  readonly separators: RegExp
  /** Read a value that was copied from elsewhere. */
  readonly readPasted: (text: string) => SegmentTexts | undefined
  /** Give what a letter stands for in whichever part it is typed: "p" for the afternoon. */
  readonly readLetter?: ((letter: string) => SegmentTexts | undefined) | undefined
}
