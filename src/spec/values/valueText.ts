import { own } from '../../internal/own'
import { unitList } from '../../messages/listText'
import { oncePerLocale } from '../../messages/oncePerLocale'
import { writeDate } from './dateText'
import { writeDecimal } from './decimalText'
import { writeDuration } from './durationText'
import type { Field } from '../fields/Field'
import { fileName } from './fileName'
import { isMissing } from './isMissing'
import { optionLabelOf } from '../labels/labels'
import { variantLabelOf } from '../labels/variantLabels'
import { writeDigits, writeNumber } from '../../messages/writeNumber'
import { ownNames, ownValue } from './ownValue'
import { plainText } from './plainText'
import { writeInstant, writeTime } from './timeText'

/** More than a person reads in one line; lists that share lists may hold more values than there is time for. */
const MOST_PARTS = 10_000

/** Says what stands for a reference, given the name of the entity and the id; nothing where that is the id itself. */
export type ReferenceWords = (to: string, id: unknown) => string | undefined

/**
 * One value as a person of the locale reads it, in one line. A value of another kind than its field's stays as it came;
 * a one-time code is never shown. After ten thousand parts there is an ellipsis.
 *
 * @param referenceWords says what stands for each reference, however deep in the value. @default its id
 */
export function valueText(
  field: Field,
  value: unknown,
  locale = 'en',
  referenceWords: ReferenceWords = () => undefined,
): string {
  return textOf(field, value, { locale, referenceWords, left: MOST_PARTS })
}

interface Writing {
  readonly locale: string
  readonly referenceWords: ReferenceWords
  /** So many parts may still be shown. */
  left: number
}

function textOf(field: Field, value: unknown, writing: Writing): string {
  const { locale, referenceWords } = writing
  const join = (written: readonly string[]) => unitList(written.filter(Boolean), locale, 'short')
  /** As many of them as may still be shown. */
  const some = <One>(ones: readonly One[], show: (one: One) => string): string => {
    const written: string[] = []
    for (const one of ones) {
      writing.left -= 1
      written.push(writing.left < 0 ? '…' : show(one))
      if (writing.left < 0) break
    }
    return join(written)
  }
  const each = (show: (one: unknown) => string) =>
    Array.isArray(value) ? some<unknown>(value, show) : show(value)
  switch (field.kind) {
    case 'integer':
    case 'number':
      if (typeof value !== 'number') return plainText(value)
      return field.grouping === false ? writeDigits(value, locale) : writeNumber(value, locale)
    case 'percent':
      return typeof value === 'number' ? percentFormat(locale).format(value) : plainText(value)
    case 'decimal':
      return writeDecimal(plainText(value), locale)
    case 'money':
      return writeDecimal(plainText(value), locale, field.currency)
    case 'date':
      return writeDate(plainText(value), locale)
    case 'time':
      return writeTime(plainText(value), locale)
    case 'instant':
      return writeInstant(plainText(value), locale, field.zone)
    case 'duration':
      return writeDuration(plainText(value), locale)
    case 'dateRange': {
      const [start, end] = ['start', 'end'].map((name) => writeDate(plainText(ownValue(value, name)), locale))
      return start && end ? `${start} – ${end}` : `${start}${end}`
    }
    case 'choice':
    case 'choices':
      return each((one) => optionLabelOf(field, plainText(one), locale))
    case 'reference':
      return each((id) => referenceWords(field.to, id) ?? plainText(id))
    case 'list':
      return each((one) => textOf(field.of, one, writing))
    case 'group':
      return textOfFields(field.fields)
    case 'variant': {
      const name = plainText(ownValue(value, field.by))
      const fields = own(field.variants, name)
      return fields ? join([variantLabelOf(field, name, locale), textOfFields(fields)]) : name
    }
    case 'map': {
      const nameAndText = (name: string) => `${name}: ${textOf(field.of, ownValue(value, name), writing)}`
      return some(ownNames(value) ?? [], nameAndText)
    }
    case 'file':
    case 'image':
      return each(fileName)
    case 'code':
      return '•••'
    case 'json':
      return typeof value === 'string' || value === null ? JSON.stringify(value) : plainText(value)
    case 'boolean':
    case 'colour':
    case 'text':
      return plainText(value)
  }

  function textOfFields(fields: Readonly<Record<string, Field>>): string {
    const given = Object.keys(fields).filter((name) => !isMissing(ownValue(value, name)))
    return some(given, (name) => textOf(fields[name] as Field, ownValue(value, name), writing))
  }
}

const percentFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 20 }),
)
