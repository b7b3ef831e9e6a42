'use client'

import type { ReactNode } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { useLocale } from '../internal/locale'
import { dateFormat } from '../spec/values/calendar'
import { isDate } from '../spec/values/dateText'
import type { Entity } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/fields'
import { optionLabelOf } from '../spec/labels/labels'
import { ownValue } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { valueText } from '../spec/values/valueText'
import type { Translate } from '../messages/createTranslator'

export interface ValueTextProps<F extends Fields> {
  entity: Entity<F>
  /** The name of the field whose value is shown. */
  field: keyof F & string
  record: object
}

/** One value of a record as a person reads it, in the locale around it. */
export function ValueText<F extends Fields>({ entity, field, record }: ValueTextProps<F>) {
  const { locale, t } = useLocale()
  const declared = entity.fields[field]
  return declared && showerOf(declared, { locale, t, unit: true })(ownValue(record, field))
}

export interface ShowOptions {
  readonly locale: string
  readonly t: Translate
  /** Whether a number is followed by its unit; in a column the header says it once. @default false */
  readonly unit?: boolean
}

/** Show a field of an entity in a column's cells; formats are made once and not for each row. */
export function renderValue<F extends Fields>(
  entity: Entity<F>,
  field: keyof F & string,
  options: ShowOptions,
): (record: object) => ReactNode {
  const declared: Field | undefined = entity.fields[field]
  const show = declared ? showerOf(declared, options) : String
  return (record) => show(ownValue(record, field))
}

function showerOf(field: Field, { locale, t, unit = false }: ShowOptions): (value: unknown) => ReactNode {
  const missing = <Missing words={t('value.missing')} />
  const show = wordsFor(field, locale, t, unit)
  return (value) => (value === undefined || value === null || value === '' ? missing : show(value))
}

function wordsFor(field: Field, locale: string, t: Translate, unit: boolean): (value: unknown) => ReactNode {
  switch (field.kind) {
    case 'integer':
    case 'number': {
      const format = numberFormat(locale)
      const after = unit && field.unit !== undefined ? `\u00a0${field.unit}` : ''
      return (value) => (typeof value === 'number' ? format.format(value) + after : plainText(value))
    }
    case 'date': {
      const format = dateFormat(locale, 'medium')
      return (value) => {
        const text = plainText(value)
        return isDate(text) ? format.format(new Date(text)) : text
      }
    }
    case 'boolean': {
      const [yes, no] = [t('value.yes'), t('value.no')]
      return (value) => {
        if (value === true) return yes
        return value === false ? no : plainText(value)
      }
    }
    case 'choice':
      return (value) => optionLabelOf(field, plainText(value), locale)
    case 'text':
      return plainText
    default:
      return (value) => valueText(field, value, locale)
  }
}

/** Eyes see a dash where nothing is; ears hear why. */
function Missing({ words }: { words: string }) {
  return (
    <span className="sw-Missing">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string): Intl.NumberFormat {
  const known = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  numberFormats.set(locale, known)
  return known
}
