import { orList } from '../../../messages/listText'
import type { Field } from '../../fields/Field'
import { entitiesLabelOf, labelledOptions, optionLabelOf } from '../../labels/labels'
import { unitOf } from '../../values/unitText'
import { code, said } from './sheetText'
import type { SheetContext } from './Section'

/** The kind of a field in words. */
export function kindText(field: Field, sheet: SheetContext): string {
  const kind = kindWords(field, sheet)
  const unit = unitOf(field, sheet.locale)
  return unit === undefined ? kind : sheet.t('spec.unit', { kind, unit: said(unit) })
}

function kindWords(field: Field, sheet: SheetContext): string {
  const { t } = sheet
  switch (field.kind) {
    case 'text':
      if (field.format) return t(`spec.kind.${field.format}`)
      return field.multiline ? t('spec.kind.multiline') : t('spec.kind.text')
    case 'choice':
    case 'choices': {
      const some = typeof field.labels === 'string' ? labelledOptions(field, sheet.locale).slice(0, 3) : []
      const options =
        some.length > 0 && field.options.length > longestList
          ? [...some.map(({ value }) => optionText(field, value, sheet)), '…']
          : field.options.map((option) => optionText(field, option, sheet))
      return t(`spec.kind.${field.kind}`, { options: orList(options, sheet.locale) })
    }
    case 'money':
      return t('spec.kind.money', { currency: said(field.currency) })
    case 'instant':
      return t('spec.kind.instant', { zone: said(field.zone ?? 'UTC') })
    case 'reference': {
      const to = sheet.product.entities?.find(({ name }) => name === field.to)
      const entity = to ? said(entitiesLabelOf(to, sheet.locale)) : code(field.to)
      return t(field.many ? 'spec.kind.references' : 'spec.kind.reference', { entity })
    }
    case 'list':
    case 'map':
      return t(`spec.kind.${field.kind}`, { item: kindText(field.of, sheet) })
    case 'variant': {
      const variants = orList(Object.keys(field.variants).map(code), sheet.locale)
      return t('spec.kind.variant', { variants, by: code(field.by) })
    }
    case 'file':
      return t(field.many ? 'spec.kind.files' : 'spec.kind.file')
    case 'image':
      return t(field.many ? 'spec.kind.images' : 'spec.kind.image')
    case 'boolean':
    case 'code':
    case 'colour':
    case 'date':
    case 'dateRange':
    case 'decimal':
    case 'duration':
    case 'group':
    case 'integer':
    case 'json':
    case 'number':
    case 'percent':
    case 'time':
      return t(`spec.kind.${field.kind}`)
  }
}

/** Of more countries, languages or currencies some are named: the others are those of the standard. */
const longestList = 20

/** An option in its words, and as it is stored where that is something else. */
function optionText(
  field: Field & { readonly kind: 'choice' | 'choices' },
  option: string,
  { locale }: SheetContext,
): string {
  const label = optionLabelOf(field, option, locale)
  return label === option ? said(option) : `${said(label)} (${code(option)})`
}
