import type { LocaleWith } from '../internal/localeWith'
import type { FieldMessageKey } from '../messages/englishFields'
import { isDate } from '../spec/values/dateText'
import { dateNotationOf, dateOf, isFull, textsIn, textsOf } from './dateParts'
import { readTexts, showTexts } from './segmentBoxes'
import type { SegmentRow } from './Segments'
import type { SegmentFormat } from './useSegments'

type Words = LocaleWith<FieldMessageKey>

/** Tells two dates of one field apart, and how they are called. */
interface Scope {
  readonly id: string
  readonly name: string
}

/** Day, month and year in the order and the calendar of the locale. */
export function dateRowOf({ locale, t }: Words, scope?: Scope): SegmentRow {
  const { parts, separator, mirrored, era, eraFirst } = dateNotationOf(locale)
  return {
    scope: scope?.id,
    dir: mirrored ? undefined : 'ltr',
    segments: parts.map((part, index) => ({
      part,
      name: [scope?.name, t(`date.${part}`), part === 'year' && era].filter(Boolean).join(' '),
      hint: t(`date.${part}Hint`),
      size: part === 'year' ? 4 : 2,
      separator: index > 0 ? separator : undefined,
      before: part === 'year' && eraFirst ? era : undefined,
    })),
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
