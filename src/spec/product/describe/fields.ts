import { labelOf } from '../../labels/labels'
import { localize } from '../../labels/LocalizedText'
import { eachEntity } from './eachEntity'
import { fieldRows } from './fieldRows'
import { kindText } from './kindText'
import { code, md, paragraphs, stack, table } from './markdown'
import { factTexts, ruleTexts } from './ruleTexts'

export const fields = eachEntity(({ id, title, version, fields: declared }, sheet) => {
  const { t, locale } = sheet
  const named = t('spec.identified', { id: code(id), title: code(title) })
  const versioned = version === undefined ? '' : t('spec.versioned', { version: code(version) })
  const headings = (['name', 'label', 'kind', 'required', 'rules', 'description'] as const).map((name) =>
    t(`spec.${name}`),
  )
  const rows = fieldRows(declared).map(({ way, name, field }) => [
    code(way),
    md(labelOf(field, name, locale)),
    kindText(field, sheet),
    t(field.required ? 'spec.yes' : 'spec.no'),
    stack([...ruleTexts(field, sheet), ...factTexts(field, sheet)]),
    md(localize(field.description ?? '', locale)),
  ])
  return paragraphs(`${named} ${versioned}`.trim(), table(headings, rows))
})
