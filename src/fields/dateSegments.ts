import { isDate } from '../spec/values/dateText'
import type { LocaleWith } from '../internal/useLocaleWith'
import type { dateTexts } from '../messages/fields/dateTexts'
import { dateNotationOf, dateOf, type DatePart, isFull, textsIn, textsOf } from './dateParts'
import { gregorianEraOf } from './japaneseEras'
import { readTexts, showTexts } from './segmentBoxes'
import type { Segment, SegmentRow } from './SegmentRow'
import type { SegmentFormat } from './useSegments'

type DateLocale = LocaleWith<keyof typeof dateTexts>

/** Tells two dates of one field apart, and how they are called. */
interface Scope {
  readonly id: string
  readonly name: string
}

/** Day, month and year in the order and the calendar of the locale. */
export function dateRowOf({ locale, t }: DateLocale, scope?: Scope): SegmentRow {
  const { parts, separator, mirrored, era, eras, eraFirst } = dateNotationOf(locale)
  const nameOf = (part: DatePart | 'era', more?: string) =>
    [scope?.name, t(`date.${part}`), more].filter(Boolean).join(' ')

  const segments = parts.flatMap((part, index): Segment[] => {
    const sign = index > 0 ? separator : undefined
    const segment = { part, hint: t(`date.${part}Hint`), separator: sign }
    if (part !== 'year') return [{ ...segment, name: nameOf(part) }]
    const year = { ...segment, name: nameOf(part, era), size: 4, before: eraFirst ? era : undefined }
    if (!eras) return [year]
    const list = { part: 'era', name: nameOf('era'), hint: gregorianEraOf(locale), options: eras }
    return eraFirst
      ? [
          { ...list, separator: sign },
          { ...year, separator: undefined },
        ]
      : [year, list]
  })

  return {
    scope: scope?.id,
    dir: mirrored ? undefined : 'ltr',
    segments,
    after: eraFirst ? undefined : era,
    classNames: dateClassNames,
    isFull: (part, text) => isFull(part as 'day', text),
    separators: /^[\s./\-–,،]$/,
    readPasted: (text) => textsIn(text, locale),
  }
}

/** A date in the boxes of such a row. */
export function dateFormatOf(locale: string): SegmentFormat<string> {
  return {
    read: (root) => dateOf(readTexts(root), locale),
    show: (root, value) => showTexts(root, textsOf(value, locale)),
    isWhole: isDate,
    isSame: isSameText,
    write: (value) => value ?? '',
  }
}

export function isSameText(one: string | null, other: string | null | undefined): boolean {
  return (one ?? '') === (other ?? '')
}

const dateClassNames = {
  row: 'sw-DateField-segments',
  segment: 'sw-DateField-segment',
  separator: 'sw-DateField-separator',
  affix: 'sw-DateField-era',
} as const
