import { type ConditionWordKey, englishConditions } from '../../words/englishConditions'
import { englishSpec, type SpecWordKey } from '../../words/englishSpec'
import { fillIn, type Filling } from '../../words/fill'
import type { SayOf } from '../../words/say'
import type { ProductDeclaration } from '../Product'

/** A `Say` that knows what a specification sheet says. */
export type SaySpec = SayOf<SpecWordKey | ConditionWordKey>

export interface DescribeOptions {
  /** A BCP 47 tag: how numbers, dates and lists are written. @default 'en' */
  readonly locale?: string | undefined
  /** Texts of the catalogue. @default English */
  readonly say?: SaySpec | undefined
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
  { locale = 'en', say = saySpecIn(locale) }: DescribeOptions,
): Telling {
  // What each text is filled with stands beside its key, too far away for the types.
  return { product, locale, say, speak: say as Telling['speak'] }
}

function saySpecIn(locale: string): SaySpec {
  const fill = fillIn(locale)
  return (key, ...[filling]) => fill(english[key], filling ?? {})
}

const english = { ...englishSpec, ...englishConditions }
