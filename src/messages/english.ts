import { bannerTexts } from './components/bannerTexts'
import { breadcrumbsTexts } from './components/breadcrumbsTexts'
import { buttonTexts } from './components/buttonTexts'
import { chartTexts } from './components/chartTexts'
import { dialogTexts } from './components/dialogTexts'
import { labelTexts } from './components/labelTexts'
import { lateTexts } from './components/lateTexts'
import { lightboxTexts } from './components/lightboxTexts'
import { accountMenuTexts } from './components/accountMenuTexts'
import { menuTexts } from './components/menuTexts'
import { titleTexts } from './components/titleTexts'
import { toastTexts } from './components/toastTexts'
import { englishActions } from './englishActions'
import { englishConditions } from './englishConditions'
import { englishFields } from './englishFields'
import { englishForms } from './englishForms'
import { englishLists } from './englishLists'
import { englishMotion } from './englishMotion'
import { englishRules } from './englishRules'
import { englishScreens } from './englishScreens'
import { englishScreenTitles } from './englishScreenTitles'
import { englishSteps } from './englishSteps'
import { englishStorage } from './englishStorage'
import { englishUpload } from './englishUpload'

/**
 * The texts of the main door, in English; those of a screen that is loaded when it is opened come with it. A host changes
 * single ones, or gives another language, with `LocaleProvider`. `{name}` is filled in; a text that counts gives one form for each plural
 * category of its language (CLDR), chosen by `{count}`.
 */
export const english = {
  // components
  ...bannerTexts,
  ...breadcrumbsTexts,
  ...buttonTexts,
  ...chartTexts,
  ...dialogTexts,
  ...labelTexts,
  ...lateTexts,
  ...lightboxTexts,
  ...accountMenuTexts,
  ...menuTexts,
  ...titleTexts,
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
  ...englishScreenTitles,
  ...englishActions,
  ...englishLists,

  // forms in steps
  ...englishSteps,

  // records on the device
  ...englishStorage,

  // files on their way
  ...englishUpload,
} as const

/** The plural categories of CLDR, of which a language uses some; `other` always. */
export type PluralForms = { readonly other: string } & {
  readonly [category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string | undefined
}

/** The keys of the texts that every page can show. */
export type EnglishKey = keyof typeof english
