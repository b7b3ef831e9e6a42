import { type ConditionMessageKey, englishConditions } from '../../messages/englishConditions'
import { fillIn } from '../../messages/fill'
import type { TranslateFor } from '../../messages/createTranslator'

/** A `t` for the texts of conditions. */
export type TranslateCondition = TranslateFor<ConditionMessageKey>

/** The language in which conditions are explained, and numbers and dates in them written. */
export interface ConditionMessages {
  /** Texts of the catalogue. @default English */
  readonly t?: TranslateCondition | undefined
  /** A BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
}

export const conditionsInEnglish: TranslateCondition = (key, ...[filling]) =>
  inEnglish(englishConditions[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
