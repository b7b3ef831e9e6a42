import { bannerTexts } from './components/bannerTexts'
import { breadcrumbsTexts } from './components/breadcrumbsTexts'
import { buttonTexts } from './components/buttonTexts'
import { chartTexts } from './components/chartTexts'
import { dialogTexts } from './components/dialogTexts'
import { lateTexts } from './components/lateTexts'
import { lightboxTexts } from './components/lightboxTexts'
import { menuTexts } from './components/menuTexts'
import { toastTexts } from './components/toastTexts'
import { englishActivity } from './englishActivity'
import { englishAccount } from './englishAccount'
import { englishCompare } from './englishCompare'
import { englishBoard } from './englishBoard'
import { englishTree } from './englishTree'
import { englishConditions } from './englishConditions'
import { englishFields } from './englishFields'
import { englishForms } from './englishForms'
import { englishCalendar } from './englishCalendar'
import { englishImport } from './englishImport'
import { englishJobs } from './englishJobs'
import { englishLists } from './englishLists'
import { englishMasterDetail } from './englishMasterDetail'
import { englishMotion } from './englishMotion'
import { englishOverview } from './englishOverview'
import { englishNotifications } from './englishNotifications'
import { englishRules } from './englishRules'
import { englishScreens } from './englishScreens'
import { englishSearch } from './englishSearch'
import { englishSettings } from './englishSettings'
import { englishSpecification } from './englishSpecification'
import { englishSteps } from './englishSteps'
import { englishStorage } from './englishStorage'
import { englishTrash } from './englishTrash'
import { englishUpload } from './englishUpload'
import { englishWizard } from './englishWizard'

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
  ...chartTexts,
  ...dialogTexts,
  ...lateTexts,
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
  ...englishCompare,
  ...englishImport,
  ...englishAccount,
  ...englishMasterDetail,
  ...englishWizard,
  ...englishSearch,
  ...englishCalendar,
  ...englishBoard,
  ...englishTree,
  ...englishOverview,
  ...englishNotifications,
  ...englishSettings,
  ...englishSpecification,
  ...englishTrash,
  ...englishActivity,
  ...englishJobs,

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
