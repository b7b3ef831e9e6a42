import { writeDate } from './dateText'
import { writeDecimal } from './decimalText'
import { writeDuration } from './durationText'
import type { Field } from './Field'
import { optionLabelOf } from './labels'
import { writeNumber } from '../words/writeNumber'
import { ownValue } from './ownValue'
import { plainText } from './plainText'
import { writeInstant, writeTime } from './timeText'

/**
 * One value as a person of the locale reads it, in one line. What is no value of its field stays as it came; a
 * one-time code is never shown.
 */
export function valueText(field: Field, value: unknown, locale = 'en'): string {
  const join = (parts: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts.filter(Boolean))
  const each = (show: (one: unknown) => string) =>
    Array.isArray(value) ? join(value.map(show)) : show(value)
  switch (field.kind) {
    case 'integer':
    case 'number':
      return typeof value === 'number' ? writeNumber(value, locale) : plainText(value)
    case 'percent': {
      if (typeof value !== 'number') return plainText(value)
      const format = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'percent',
        maximumFractionDigits: 20,
      })
      return format.format(value)
    }
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
      return each(plainText)
    case 'list':
      return each((one) => valueText(field.of, one, locale))
    case 'group':
      return textOfFields(field.fields)
    case 'variant': {
      const name = plainText(ownValue(value, field.by))
      return Object.hasOwn(field.variants, name)
        ? join([name, textOfFields(field.variants[name] ?? {})])
        : name
    }
    case 'map': {
      const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
      return join(entries.map(([name, one]) => `${name}: ${valueText(field.of, one, locale)}`))
    }
    case 'file':
    case 'image':
      return each((one) => plainText(ownValue(one, 'name')))
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
    const told = Object.entries(fields).flatMap(([name, part]) => {
      const one = ownValue(value, name)
      return one === undefined || one === null || one === '' ? [] : [valueText(part, one, locale)]
    })
    return join(told)
  }
}
