import type { ReactElement } from 'react'

/** How a component of GOV.UK is said in parts of this library. */
export interface Mapping<Options> {
  /** Draws ours as their options say. */
  readonly draw: (options: Options) => ReactElement
  /** Options that have no counterpart, so that all fixtures with them are drawn without. */
  readonly leftOut?: readonly string[]
  /** Gives their HTML what the page around it would: an input for a label. */
  readonly adapt?: (html: string, options: Options) => string
}

/** Words, as text or as HTML. */
export interface Words {
  readonly text?: string
  readonly html?: string
}

/** Words that can be the heading of the page. */
export interface Label extends Words {
  readonly isPageHeading?: boolean
}

/** The options of a field whose control is one element. */
export interface FieldOptions extends SharedOptions {
  readonly label: Label
}

/** The options of a field whose control is several elements. */
export interface GroupOptions extends SharedOptions {
  readonly fieldset?: { readonly legend?: Label; readonly describedBy?: string }
}

export interface SharedOptions {
  readonly hint?: Words
  readonly errorMessage?: Words
  readonly describedBy?: string
  readonly disabled?: boolean
}

/** An option among others. Templates leave gaps where a condition was not met. */
export interface ItemOptions extends Words {
  readonly value?: string | number | false
  readonly checked?: boolean
  readonly selected?: boolean
  readonly disabled?: boolean
  readonly hint?: Words
  readonly divider?: string
  readonly behaviour?: 'exclusive'
  readonly conditional?: { readonly html?: string | false }
}

export type Gap = null | false | ''
