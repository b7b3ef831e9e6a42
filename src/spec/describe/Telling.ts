import { type ConditionWordKey, englishConditions } from '../../words/englishConditions'
import { englishSpec, type SpecWordKey } from '../../words/englishSpec'
import type { PluralForms } from '../../words/english'
import { fillIn, type Filling } from '../../words/fill'
import type { ProductDeclaration } from '../Product'

type SheetKey = SpecWordKey | ConditionWordKey

/** Every text of a specification sheet. They are a catalogue of their own: no screen shows them. */
export type SheetWords = { readonly [Key in SheetKey]: string | PluralForms }

export type SaySpec = (key: SheetKey, filling?: Filling) => string

export interface DescribeOptions {
  /** A BCP 47 tag: how numbers, dates and lists are written. @default 'en' */
  readonly locale?: string | undefined
  /** The texts of the sheet; those that are missing are said in English. @default English */
  readonly words?: Partial<SheetWords> | undefined
}

/** What every section is told with. */
export interface Telling {
  readonly product: ProductDeclaration
  readonly locale: string
  readonly say: SaySpec
  /** One text by a key that is put together, as of a kind or a place. */
  readonly speak: (key: SpecWordKey, filling?: Filling) => string
}

/** One section as Markdown; nothing when nothing was given for it. */
export type Section = (telling: Telling) => string | undefined

export function tellingOf(
  product: ProductDeclaration,
  { locale = 'en', words = english }: DescribeOptions,
): Telling {
  const fill = fillIn(locale)
  const say: SaySpec = (key, filling = {}) => fill(words[key] ?? english[key], filling)
  return { product, locale, say, speak: say }
}

const english: SheetWords = { ...englishSpec, ...englishConditions }
