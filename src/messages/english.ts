import { bannerTexts } from './components/bannerTexts'
import { breadcrumbsTexts } from './components/breadcrumbsTexts'
import { buttonTexts } from './components/buttonTexts'
import { dialogTexts } from './components/dialogTexts'
import { lightboxTexts } from './components/lightboxTexts'
import { menuTexts } from './components/menuTexts'
import { toastTexts } from './components/toastTexts'
import { englishConditions } from './englishConditions'
import { englishFields } from './englishFields'
import { englishForms } from './englishForms'
import { englishImport } from './englishImport'
import { englishLists } from './englishLists'
import { englishMotion } from './englishMotion'
import { englishRules } from './englishRules'
import { englishScreens } from './englishScreens'
import { englishSteps } from './englishSteps'
import { englishStorage } from './englishStorage'
import { englishUpload } from './englishUpload'

/**
 * Every text that the library itself can show, in English. A host changes single ones, or gives another
 * language, with `LocaleProvider`. `{name}` is filled in; a text that counts gives one form for each plural
 * category of its language (CLDR), chosen by `{count}`.
 */
export const english = {
  // components
  ...bannerTexts,
  ...breadcrumbsTexts,
  ...buttonTexts,
  ...dialogTexts,
  ...lightboxTexts,
  ...menuTexts,
  ...toastTexts,

  // conditions
  ...englishConditions,

  // fields
  ...englishFields,

  // forms and rules
  ...englishForms,
  ...englishRules,

  // motion
  ...englishMotion,

  // screens and lists
  ...englishScreens,
  ...englishLists,
  ...englishImport,

  // forms in steps
  ...englishSteps,

  // records on the device
  ...englishStorage,

  // files on their way
  ...englishUpload,
} as const

/** The plural categories of CLDR, of which a language uses some; `other` always. */
export type PluralForms = { readonly other: string } & {
  readonly [category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string
}

export type MessageKey = keyof typeof english

/** A whole catalogue: one text, or its plural forms, for each key. */
export type Messages = { readonly [key in MessageKey]: string | PluralForms }
