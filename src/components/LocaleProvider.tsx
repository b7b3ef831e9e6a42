'use client'

import { type ReactNode, type Ref, useMemo } from 'react'
import { classes } from '../internal/classes'
import { warn } from '../internal/developerMessages'
import { type GivenMessages, LocaleContext, type LocaleValue } from '../internal/LocaleContext'
import type { RootProps } from '../internal/RootProps'
import { ZoneContext } from '../internal/zone'
import { english } from '../messages/english'
import { createTranslator } from '../messages/createTranslator'

export interface LocaleProviderProps extends RootProps<HTMLElement> {
  /** A BCP 47 tag, such as `de-CH`: decides how numbers and dates are written and which way text runs. @default 'en' */
  locale?: string | undefined
  /**
   * The calendar of dates, shown and typed, such as `gregory` or `islamic-umalqura`; what is stored is Gregorian always.
   * The locale can say it, too: `th-u-ca-gregory`. Calendars whose months have no numbers (Hebrew, Chinese) give way
   * to the Gregorian one.
   * @default the locale's own: Buddhist for `th`, Persian for `fa`
   */
  calendar?: string | undefined
  /**
   * The zone whose clocks show when something happened, as the IANA database names it: `Europe/Berlin`, or that of the browser,
   * `Intl.DateTimeFormat().resolvedOptions().timeZone`, where no server draws the page. Fields have a `zone` of their own.
   * @default that of the provider around, or else 'UTC'
   */
  zone?: string | undefined
  /** The library's own texts in that language, or only those that a host words differently. @default English */
  messages?: GivenMessages | undefined
  /**
   * Draws an element of this kind around the children, with `lang` and `dir` on it; `className`, `style` and `ref` are
   * for that one. Leave it out where the page itself already says its language.
   * @selector .sw-LocaleProvider
   */
  as?: 'div' | 'main' | 'section' | undefined
  children?: ReactNode
}

/** Says in which language everything within speaks. */
export function LocaleProvider(props: LocaleProviderProps) {
  const { locale = 'en', calendar, zone, messages = english, as, children, className, ref, ...rest } = props
  const value = useMemo(() => localeValue(locale, calendar, messages), [locale, calendar, messages])
  const known = useMemo(() => readZone(zone), [zone])
  const content = known === undefined ? children : <ZoneContext value={known}>{children}</ZoneContext>
  return (
    <LocaleContext value={value}>
      {as === undefined ? (
        content
      ) : (
        <Around
          {...rest}
          as={as}
          ref={ref}
          className={classes('sw-LocaleProvider', className)}
          // How dates and figures are written is no part of the language.
          lang={new Intl.Locale(value.locale).baseName}
          dir={value.direction}
        >
          {content}
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

function localeValue(asked: string, calendar: string | undefined, messages: GivenMessages): LocaleValue {
  const known = readLocale(asked, calendar)
  const locale = known?.toString() ?? 'en'
  return {
    locale,
    direction: rightToLeft.has(known?.maximize().script ?? '') ? 'rtl' : 'ltr',
    t: createTranslator(messages, locale),
    messages,
  }
}

function readLocale(asked: string, calendar: string | undefined): Intl.Locale | undefined {
  const locale = tried(() => new Intl.Locale(asked))
  if (!locale) {
    warn(
      `LocaleProvider was given the locale "${asked}", which is no language tag, so that English is used. ` +
        'Give a BCP 47 tag such as "en" or "pt-BR".',
    )
    return undefined
  }
  const whole = tried(() => new Intl.Locale(asked, { calendar }))
  if (!whole) {
    warn(
      `LocaleProvider was given the calendar "${calendar}", which is no name of one, so that the calendar of the locale "${asked}" is used. ` +
        'Give one such as "gregory" or "buddhist".',
    )
  }
  return whole ?? locale
}

function readZone(zone: string | undefined): string | undefined {
  if (zone === undefined || tried(() => new Intl.DateTimeFormat('en', { timeZone: zone }))) return zone
  warn(
    `LocaleProvider was given the zone "${zone}", which is no name of one, so that moments are shown as without it. ` +
      'Give one such as "Europe/Berlin".',
  )
  return undefined
}

function tried<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** Scripts and not languages: Kurdish or Uzbek run either way, depending on how they are written. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])
