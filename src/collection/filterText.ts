import type { Translate } from '../messages/createTranslator'
import { orList } from '../messages/listText'
import { fromNowText, isFromNow } from '../spec/values/fromNow'
import type { Field } from '../spec/fields/fields'
import { dateFormat } from '../spec/values/calendar'
import { isDate } from '../spec/values/dateText'
import { plainText } from '../spec/values/plainText'
import { sameData } from '../spec/values/sameData'
import { unitOf, withUnit } from '../spec/values/unitText'
import { valueText } from '../spec/values/valueText'
import type { FilterTest } from './createFilters'
import { daysIn, type FilterCondition, type FilterRange } from './filterConditions'

interface TextOptions {
  readonly locale: string
  readonly t: Translate
}

/** A condition as a person reads it behind the name of its field: "at least 100 kn", "Minor or Medium", "not given". */
export function filterText(
  { test, value }: FilterCondition,
  field: Field | undefined,
  { locale, t }: TextOptions,
): string {
  const show = (one: unknown) => (field ? textIn(field, one, { locale, t }) : plainText(one))
  switch (test) {
    case 'last':
    case 'next':
      return t(`filter.${test}`, { count: daysIn((value ?? {}) as FilterRange)?.days ?? 0 })
    case 'range': {
      const { from, to } = (value ?? {}) as FilterRange
      // A moment from today on and no later than today is today.
      if (isFromNow(from) && sameData(from, to)) return show(from)
      if (from !== undefined && to !== undefined) {
        return t('filter.between', { from: show(from), to: show(to) })
      }
      const isTime = field !== undefined && inTime.has(field.kind)
      if (from !== undefined) return t(isTime ? 'filter.since' : 'filter.atLeast', { value: show(from) })
      return t(isTime ? 'filter.until' : 'filter.atMost', { value: show(to) })
    }
    case 'in':
      return orList((Array.isArray(value) ? value : [value]).map(show), locale)
    case 'is':
      return show(value)
    case 'not':
      return t('filter.isNot', { value: show(value) })
    case 'contains':
      return field?.kind === 'text' ? t('filter.holds', { value: show(value) }) : show(value)
    case 'missing':
      return t('filter.missing')
    case 'given':
      return t('filter.given')
  }
}

/** A comparison in a list to choose from: "is between". */
export function testText(test: FilterTest, t: Translate): string {
  return t(`filter.test.${test}`)
}

const inTime: ReadonlySet<Field['kind']> = new Set(['date', 'time', 'instant'])

function textIn(field: Field, value: unknown, { locale, t }: TextOptions): string {
  if (field.kind === 'boolean') return t(value === true ? 'value.yes' : 'value.no')
  if (isFromNow(value)) return fromNowText(value, locale)
  if (field.kind === 'date' && isDate(plainText(value))) {
    return dateFormat(locale, 'medium').format(new Date(plainText(value)))
  }
  const text = valueText(field, value, locale) || plainText(value)
  return withUnit(text, unitOf(field, locale))
}
