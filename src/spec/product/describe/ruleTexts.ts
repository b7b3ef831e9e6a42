import { orList } from '../../../messages/listText'
import { writeBytes } from '../../values/bytesText'
import { writeDate } from '../../values/dateText'
import { fromNowText } from '../../values/fromNow'
import { fromNowIn, isMe } from '../../values/defaultOf'
import type { Field, Fields } from '../../fields/Field'
import { follows } from '../../fields/isInForm'
import type { CountRules } from '../../fields/itemCount'
import type { Related } from '../../fields/Related'
import type { Rollup } from '../../fields/Rollup'
import { entitiesNounOf } from '../../labels/labels'
import { valueText } from '../../values/valueText'
import { conditionText } from './conditionText'
import { formulaText } from './formulaText'
import { code, said } from './sheetText'
import type { SheetContext } from './Section'

/** The rules of a field, one by one, without that it is required. */
export function ruleTexts(field: Field, sheet: SheetContext): readonly string[] {
  const own = field.validate ? [sheet.t('spec.rule.validate')] : []
  return [...kindRules(field, sheet), ...own]
}

/** Further facts of a field: that the server makes it, what it follows from, its default, an example. */
export function factTexts(field: Field, beside: Fields, sheet: SheetContext): readonly string[] {
  const { t } = sheet
  return [
    field.readOnly && !follows(field) ? t('spec.rule.readOnly') : '',
    field.related ? relatedText(field.related, sheet) : '',
    field.rollup ? rollupText(field.rollup, sheet) : '',
    field.computed ? t('spec.rule.computed', { formula: formulaText(field.computed, beside, sheet) }) : '',
    ...fillTexts(field, sheet),
    field.kind === 'reference' && field.onDelete ? t('spec.rule.restrict') : '',
    field.sensitive ? t('spec.rule.sensitive') : '',
    field.default === undefined ? '' : defaultText(field, sheet),
    field.example === undefined
      ? ''
      : t('spec.rule.example', { value: said(shownText(field, field.example, sheet)) }),
  ].filter(Boolean)
}

/** "the sum of `open` in the fees that refer to it by `pupil`, where status is Open" */
function rollupText(rollup: Rollup, sheet: SheetContext): string {
  const { t, locale, product } = sheet
  const { of, via, filter } = rollup
  const other = product.entities?.find(({ name }) => name === of)
  const others = { entities: other ? said(entitiesNounOf(other, locale)) : code(of), via: code(via) }
  const text = () => {
    if ('count' in rollup) return t('spec.rollup.count', others)
    if ('sum' in rollup) return t('spec.rollup.sum', { field: code(rollup.sum), ...others })
    if ('min' in rollup) return t('spec.rollup.min', { field: code(rollup.min), ...others })
    if ('max' in rollup) return t('spec.rollup.max', { field: code(rollup.max), ...others })
    const { average, weight } = rollup
    return weight === undefined
      ? t('spec.rollup.average', { field: code(average), ...others })
      : t('spec.rollup.weighted', { field: code(average), weight: code(weight), ...others })
  }
  if (!filter || !other) return text()
  const condition = conditionText(filter, other.fields, sheet)
  return t('spec.rollup.where', { rollup: text(), condition })
}

function relatedText(related: Related, { t }: SheetContext): string {
  const field = code(related.field)
  if ('via' in related) return t('spec.rule.related', { field, via: code(related.via) })
  return t('spec.rule.relatedRecord', {
    field,
    entity: code(related.of),
    record: said(String(related.record)),
  })
}

function fillTexts(field: Field, { t }: SheetContext): readonly string[] {
  const fills = field.kind === 'reference' ? Object.entries(field.fills ?? {}) : []
  return fills.map(([filled, from]) => t('spec.rule.fills', { field: code(filled), from: code(from) }))
}

function defaultText(field: Field, sheet: SheetContext): string {
  const { t, locale } = sheet
  if (isMe(field)) {
    const { me } = field.default
    return me === true ? t('spec.rule.defaultMe') : t('spec.rule.defaultMine', { name: code(me) })
  }
  const relative = fromNowIn(field)
  const value = relative ? fromNowText(relative, locale) : shownText(field, field.default, sheet)
  return t('spec.rule.default', { value: said(value) })
}

/** A value as the sheet shows it: no reader knows "false". */
function shownText(field: Field, value: unknown, { t, locale }: SheetContext): string {
  if (field.kind === 'boolean' && typeof value === 'boolean') return t(value ? 'spec.yes' : 'spec.no')
  return valueText(field, value, locale)
}

function kindRules(field: Field, sheet: SheetContext): readonly string[] {
  const { t, locale } = sheet
  const write = (value: unknown) => valueText(field, value, locale)
  switch (field.kind) {
    case 'text':
      return given([
        field.minLength !== undefined && t('spec.rule.minLength', { count: field.minLength }),
        field.maxLength !== undefined && t('spec.rule.maxLength', { count: field.maxLength }),
        field.pattern && t('spec.rule.pattern', { pattern: code(String(field.pattern)) }),
      ])
    case 'integer':
    case 'number':
    case 'percent':
    case 'duration':
      return bounds(field, write, sheet)
    case 'decimal':
    case 'money':
      return given([
        ...bounds(field, write, sheet),
        field.digits !== undefined && t('spec.rule.digits', { count: field.digits }),
      ])
    case 'dateRange':
      return days(field, (day) => writeDate(day, locale), sheet)
    case 'date':
    case 'time':
    case 'instant':
      return days(field, write, sheet)
    case 'choices':
      return counts(field, sheet)
    case 'reference': {
      const target = sheet.product.entities?.find(({ name }) => name === field.to)
      const condition = field.filter && conditionText(field.filter, target?.fields ?? {}, sheet)
      return given([...counts(field, sheet), condition && t('spec.rule.filter', { condition })])
    }
    case 'list':
      return given([
        ...counts(field, sheet),
        field.uniqueItems && t('spec.rule.uniqueItems'),
        ...kindRules(field.of, sheet),
      ])
    case 'map':
      return given([
        ...counts(field, sheet),
        field.keys && t('spec.rule.keys', { pattern: code(String(field.keys)) }),
        ...kindRules(field.of, sheet),
      ])
    case 'file':
    case 'image': {
      const types = orList((field.accept ?? []).map(code), locale)
      return given([
        ...counts(field, sheet),
        types && t('spec.rule.accept', { types }),
        field.maxBytes !== undefined &&
          t('spec.rule.maxBytes', { value: writeBytes(field.maxBytes, locale) }),
      ])
    }
    case 'code': {
      const words = field.characters === 'letters and digits' ? 'spec.rule.codeOfLetters' : 'spec.rule.code'
      return [t(words, { count: field.length ?? 6 })]
    }
    case 'boolean':
    case 'choice':
    case 'colour':
    case 'group':
    case 'json':
    case 'variant':
      return []
  }
}

/** Numbers, or texts that mean some. */
interface Bounds {
  readonly min?: string | number | undefined
  readonly max?: string | number | undefined
  readonly step?: string | number | undefined
}

function bounds({ min, max, step }: Bounds, write: (value: string | number) => string, { t }: SheetContext) {
  return given([
    min !== undefined && t('spec.rule.min', { value: said(write(min)) }),
    max !== undefined && t('spec.rule.max', { value: said(write(max)) }),
    step !== undefined && t('spec.rule.step', { value: said(write(step)) }),
  ])
}

function days(
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined },
  write: (value: string) => string,
  { t }: SheetContext,
) {
  return given([
    min !== undefined && t('spec.rule.minDate', { value: said(write(min)) }),
    max !== undefined && t('spec.rule.maxDate', { value: said(write(max)) }),
  ])
}

function counts({ minItems, maxItems }: CountRules, { t }: SheetContext) {
  return given([
    minItems !== undefined && t('spec.rule.minItems', { count: minItems }),
    maxItems !== undefined && t('spec.rule.maxItems', { count: maxItems }),
  ])
}

function given(texts: readonly (string | false | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => Boolean(text))
}
