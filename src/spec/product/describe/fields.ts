import type { Entity } from '../../entities/Entity'
import { sectionLabelOf } from '../../entities/EntitySection'
import { labelOf } from '../../labels/labels'
import { localize } from '../../labels/LocalizedText'
import { andList } from '../../../messages/listText'
import { conditionText } from './conditionText'
import { eachEntity } from './eachEntity'
import { fieldRows } from './fieldRows'
import { kindText } from './kindText'
import { paragraph, partsOf, type SheetPart, table } from './SheetPart'
import { code, said, stack } from './sheetText'
import type { SheetContext } from './Section'
import { factTexts, ruleTexts } from './ruleTexts'

export const fields = eachEntity((entity, sheet) => {
  const { id, title, version, removal, duplicable = true, sort = [], fields: declared } = entity
  const { t, locale } = sheet
  const named = t('spec.identified', { id: code(id), title: code(title) })
  const versioned = version === undefined ? '' : t('spec.versioned', { version: code(version) })
  const order = sort.map(({ field, direction }) => t(`spec.sort.${direction}`, { field: code(field) }))
  const ordered = order.length === 0 ? '' : t('spec.sorted', { order: andList(order, locale) })
  const copied = duplicable ? '' : t('spec.notDuplicable')
  const removed = removal === undefined ? '' : t(`spec.removal.${removal}`)
  const headings = (['name', 'label', 'kind', 'required', 'rules', 'description'] as const).map((name) =>
    t(`spec.${name}`),
  )
  const rows = fieldRows(declared).map(({ way, name, field, beside }) => [
    code(way),
    said(labelOf(field, name, locale)),
    kindText(field, sheet),
    t(field.required ? 'spec.yes' : 'spec.no'),
    stack([...ruleTexts(field, sheet), ...factTexts(field, beside, sheet), ...markTexts(entity, way, sheet)]),
    said(localize(field.description ?? '', locale)),
  ])
  return partsOf(
    paragraph([named, versioned, ordered, removed, copied].filter(Boolean).join(' ')),
    table(headings, rows),
    sectionsOf(entity, sheet),
  )
})

/** The words that stand beside its value, each with its condition. */
function markTexts({ marks = [], fields: declared }: Entity, way: string, sheet: SheetContext) {
  return marks
    .filter(({ at }) => at === way)
    .map(({ label, when }) =>
      sheet.t('spec.rule.mark', {
        label: said(localize(label, sheet.locale)),
        condition: conditionText(when, declared, sheet),
      }),
    )
}

/** The sections of its form, in their order. */
function sectionsOf({ sections = [], fields: declared }: Entity, sheet: SheetContext): SheetPart | undefined {
  const { t, locale } = sheet
  if (sections.length === 0) return undefined
  const headings = (['section', 'label', 'fields', 'sectionWhen', 'description'] as const).map((name) =>
    t(`spec.${name}`),
  )
  const rows = sections.map((section) => {
    const label = said(sectionLabelOf(section, declared, locale))
    return [
      code(section.name),
      section.optional ? t('spec.optionalSection', { label }) : label,
      stack(section.fields.map(code)),
      section.when ? conditionText(section.when, declared, sheet) : t('spec.always'),
      said(localize(section.description ?? '', locale)),
    ]
  })
  return table(headings, rows)
}
