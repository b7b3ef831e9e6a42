import { type ConditionMessageKey, englishConditions } from '../../../messages/englishConditions'
import { englishSpec, type SpecMessageKey } from '../../../messages/englishSpec'
import type { PluralForms } from '../../../messages/english'
import { fillIn, type Filling } from '../../../messages/fill'
import type { ProductDeclaration } from '../Product'
import type { SheetPart } from './SheetPart'

type SheetKey = SpecMessageKey | ConditionMessageKey

/** Every text of a specification sheet. They are a catalogue of their own: of the screens only that of a specification shows them. */
export type SheetMessages = { readonly [Key in SheetKey]: string | PluralForms }

export type TranslateSpec = (key: SheetKey, filling?: Filling) => string

export interface DescribeOptions {
  /** A BCP 47 tag: how numbers, dates and lists are written. @default 'en' */
  readonly locale?: string | undefined
  /** The texts of the sheet; those that are missing are in English. @default English */
  readonly messages?: Partial<SheetMessages> | undefined
}

/** The product and the language of a sheet, which every section is written with. */
export interface SheetContext {
  readonly product: ProductDeclaration
  readonly locale: string
  readonly t: TranslateSpec
}

/** The parts of one section; undefined when the product does not have it. */
export type Section = (sheet: SheetContext) => readonly SheetPart[] | undefined

export function sheetContext(
  product: ProductDeclaration,
  { locale = 'en', messages = english }: DescribeOptions,
): SheetContext {
  const fill = fillIn(locale)
  const t: TranslateSpec = (key, filling = {}) => fill(messages[key] ?? english[key], filling)
  return { product, locale, t }
}

const english: SheetMessages = { ...englishSpec, ...englishConditions }
