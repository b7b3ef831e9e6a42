import { andList } from '../../../messages/listText'
import { labelOf } from '../../labels/labels'
import { localize } from '../../labels/LocalizedText'
import type { Rule } from '../../rules/Rule'
import type { Entity } from '../../entities/Entity'
import { conditionText } from './conditionText'
import { eachEntity } from './eachEntity'
import { fieldRows } from './fieldRows'
import { partsOf, type SheetPart, table } from './SheetPart'
import { code, said, stack } from './sheetText'
import { ruleTexts } from './ruleTexts'
import type { SheetContext } from './Section'

export const rules = eachEntity((entity, sheet) => partsOf(ofFields(entity, sheet), across(entity, sheet)))

/** The rules of each field, and the host's own messages for them. */
function ofFields({ fields }: Entity, sheet: SheetContext): SheetPart | undefined {
  const { t, locale } = sheet
  const rows = fieldRows(fields).flatMap(({ way, name, field }) => {
    const kept = [...(field.required ? [t('spec.rule.required')] : []), ...ruleTexts(field, sheet)]
    const words = Object.entries(field.messages ?? {}).map(
      ([rule, message]) => `${code(rule)}: ${said(localize(message, locale))}`,
    )
    if (kept.length + words.length === 0) return []
    return [[code(way), said(labelOf(field, name, locale)), stack(kept), stack(words)]]
  })
  if (rows.length === 0) return undefined
  return table([t('spec.field'), t('spec.label'), t('spec.rules'), t('spec.words')], rows)
}

/** The rules across several fields, or several records. */
function across({ rules: given = [], fields }: Entity, sheet: SheetContext): SheetPart | undefined {
  const { t, locale } = sheet
  if (given.length === 0) return undefined
  const headings = (['ruleSaid', 'ruleWhen', 'rules', 'severity', 'words'] as const).map((name) =>
    t(`spec.${name}`),
  )
  const rows = given.map((rule) => [
    stack(rule.at.map(code)),
    rule.when ? conditionText(rule.when, fields, sheet) : t('spec.always'),
    requirementText(rule, fields, sheet),
    t(`spec.severity.${rule.severity ?? 'error'}`),
    stack([said(localize(rule.message ?? '', locale)), rule.error === undefined ? '' : code(rule.error)]),
  ])
  return table(headings, rows)
}

function requirementText(rule: Rule, fields: Entity['fields'], sheet: SheetContext): string {
  const { require, unique, noOverlap, per = [] } = rule
  const { t, locale } = sheet
  if (require) return conditionText(require, fields, sheet)
  if (unique) return t('spec.rule.unique')
  if (!noOverlap) return t('spec.rule.validate')
  if (per.length === 0) return t('spec.rule.overlap')
  return t('spec.rule.overlapPer', { per: andList(per.map(code), locale) })
}
