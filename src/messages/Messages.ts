import type { PluralForms } from './english'
import type { everyEnglish } from './everyEnglish'

/** Every text in English, with those of the screens that bring their own. */
export type EveryText = typeof everyEnglish

export type MessageKey = keyof EveryText

/** A whole catalogue: one text, or its plural forms, for each key. */
export type Messages = { readonly [key in MessageKey]: string | PluralForms }
