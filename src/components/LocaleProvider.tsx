'use client'

import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react'
import { classes } from '../internal/classes'
import { warn } from '../internal/developerMessages'
import { type GivenWords, LocaleContext, type LocaleValue } from '../internal/LocaleContext'
import { english } from '../words/english'
import { sayIn } from '../words/say'

export interface LocaleProviderProps {
  /** A BCP 47 tag, such as `de-CH`: decides how numbers and dates are written and which way text runs. @default 'en' */
  locale?: string
  /** The library's own texts in that language, or only those that a host words differently. @default English */
  words?: GivenWords
  /**
   * Draws an element of this kind around the children, with `lang` and `dir` on it. Leave it out where the page
   * itself already says its language.
   * @selector .sw-LocaleProvider
   */
  as?: 'div' | 'main' | 'section'
  children?: ReactNode
  /** Added to the classes of the element asked for with `as`. */
  className?: string
  /** Set on the element asked for with `as`. */
  style?: CSSProperties
  ref?: Ref<HTMLElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** Says in which language everything within speaks. */
export function LocaleProvider(props: LocaleProviderProps) {
  const { locale = 'en', words = english, as, children, className, ref, ...rest } = props
  const value = useMemo(() => localeValue(locale, words), [locale, words])
  return (
    <LocaleContext value={value}>
      {as === undefined ? (
        children
      ) : (
        <Around
          {...rest}
          as={as}
          ref={ref}
          className={classes('sw-LocaleProvider', className)}
          lang={value.locale}
          dir={value.direction}
        >
          {children}
        </Around>
      )}
    </LocaleContext>
  )
}

interface AroundProps extends LocaleProviderProps {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** The three elements take the same attributes; one type for their ref keeps the host's code simple. */
function Around({ as: Element = 'div', ref, ...rest }: AroundProps) {
  return <Element {...rest} ref={ref as Ref<HTMLDivElement>} />
}

function localeValue(asked: string, words: GivenWords): LocaleValue {
  const known = readLocale(asked)
  const locale = known?.toString() ?? 'en'
  return {
    locale,
    direction: rightToLeft.has(known?.maximize().script ?? '') ? 'rtl' : 'ltr',
    say: sayIn(words, locale),
    words,
  }
}

function readLocale(asked: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(asked)
  } catch {
    warn(
      `LocaleProvider was given the locale "${asked}", which is no language tag, so that English is used. ` +
        'Give a BCP 47 tag such as "en" or "pt-BR".',
    )
    return undefined
  }
}

/** Scripts and not languages: Kurdish or Uzbek run either way, depending on how they are written. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])
