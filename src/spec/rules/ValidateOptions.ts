import type { TranslateRule } from '../../messages/createTranslator'
import type { When } from '../conditions/When'
import type { Me } from '../values/Me'
import type { LocalizedText } from '../labels/LocalizedText'

/** Options of validation: its language, and facts that it cannot know by itself. */
export interface ValidateOptions {
  /** Texts of the catalogue. @default English */
  readonly t?: TranslateRule | undefined
  /** A BCP 47 tag: how numbers are read and written, and dates written. @default 'en' */
  readonly locale?: string | undefined
  /** Aborts when the result is of no interest any more; rules that take time are given it. */
  readonly signal?: AbortSignal | undefined
  /** The person who asks, for conditions with `me`. */
  readonly me?: Me | undefined
  /** The product's error catalogue, by the codes that rules name. */
  readonly errors?:
    | {
        readonly [code: string]: {
          readonly title: LocalizedText
          readonly message?: LocalizedText | undefined
        }
      }
    | undefined
  /**
   * The values of the stored record, for the fields that a form does not have: the state is believed of it alone.
   * @default of a draft without a state, which is to be a new record, the first state
   */
  readonly known?: DraftValues | undefined
  /** Whether another record has these values; without it nothing is known of other records. */
  readonly isTaken?: ((values: DraftValues, signal: AbortSignal) => boolean | Promise<boolean>) | undefined
  /** Whether another record meets a condition; without it nothing is known of other records. */
  readonly hasOther?: ((condition: When, signal: AbortSignal) => boolean | Promise<boolean>) | undefined
}

export type DraftValues = Readonly<Record<string, unknown>>
