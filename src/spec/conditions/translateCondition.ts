import { type ConditionMessageKey, englishConditions } from '../../messages/englishConditions'
import { fillIn } from '../../messages/fill'
import type { TranslateFor } from '../../messages/createTranslator'

/** A `Say` that knows the words of conditions alone. */
export type TranslateCondition = TranslateFor<ConditionMessageKey>

/** In which words, and in which way of writing numbers and dates, conditions are said. */
export interface ConditionMessages {
  /** Texts of the catalogue. @default English */
  readonly t?: TranslateCondition | undefined
  /** A BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
}

export const conditionsInEnglish: TranslateCondition = (key, ...[filling]) =>
  inEnglish(englishConditions[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
