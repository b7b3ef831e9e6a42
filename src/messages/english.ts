import { englishAddress } from './englishAddress'
import { englishConditions } from './englishConditions'
import { englishFields } from './englishFields'
import { englishForms } from './englishForms'
import { englishLists } from './englishLists'
import { englishLongPaste } from './englishLongPaste'
import { englishJson } from './englishJson'
import { englishMotion } from './englishMotion'
import { englishPassword } from './englishPassword'
import { englishRules } from './englishRules'
import { englishScreens } from './englishScreens'
import { englishSteps } from './englishSteps'
import { englishUpload } from './englishUpload'

/**
 * Every text that the library itself can show, in English. A host changes single ones, or gives another
 * language, with `LocaleProvider`. `{name}` is filled in; a text that counts gives one form for each plural
 * category of its language (CLDR), chosen by `{count}`.
 */
export const english = {
  // components
  'banner.dismiss': 'Dismiss',
  'breadcrumbs.label': 'You are here',
  'button.pending': 'Working',
  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
  'lightbox.next': 'Next image',
  'lightbox.position': '{index} of {count}',
  'lightbox.previous': 'Previous image',
  'lightbox.said': '{index} of {count}: {alt}',
  'lightbox.zoomIn': 'Zoom in',
  'lightbox.zoomOut': 'Zoom out',
  'menu.label': 'More actions',
  'toast.dismiss': 'Dismiss',
  'toast.region': 'Messages',

  // conditions
  ...englishConditions,

  // fields
  ...englishAddress,
  ...englishFields,
  ...englishLongPaste,
  ...englishPassword,
  ...englishJson,

  // forms and rules
  ...englishForms,
  ...englishRules,

  // motion
  ...englishMotion,

  // screens and lists
  ...englishScreens,
  ...englishLists,

  // forms in steps
  ...englishSteps,

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
