import { type ConditionWordKey, englishConditions } from '../words/englishConditions'
import { fillIn } from '../words/fill'
import type { SayOf } from '../words/say'

/** A `Say` that knows the words of conditions alone. */
export type SayCondition = SayOf<ConditionWordKey>

/** In which words, and in which way of writing numbers and dates, conditions are said. */
export interface ConditionWords {
  /** Texts of the catalogue. @default English */
  readonly say?: SayCondition | undefined
  /** A BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
}

export const sayConditionInEnglish: SayCondition = (key, ...[filling]) =>
  inEnglish(englishConditions[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
