import { labelOf } from '../labels'
import { localize } from '../LocalizedText'
import { eachEntity } from './eachEntity'
import { fieldRows } from './fieldRows'
import { kindText } from './kindText'
import { code, md, paragraphs, stack, table } from './markdown'
import { factTexts, ruleTexts } from './ruleTexts'

export const fields = eachEntity(({ id, title, version, fields: declared }, telling) => {
  const { say, locale } = telling
  const named = say('spec.identified', { id: code(id), title: code(title) })
  const versioned = version === undefined ? '' : say('spec.versioned', { version: code(version) })
  const headings = [
    say('spec.name'),
    say('spec.label'),
    say('spec.kind'),
    say('spec.required'),
    say('spec.rules'),
    say('spec.description'),
  ]
  const rows = fieldRows(declared).map(({ way, name, field }) => [
    code(way),
    md(labelOf(field, name, locale)),
    kindText(field, telling),
    say(field.required ? 'spec.yes' : 'spec.no'),
    stack([...ruleTexts(field, telling), ...factTexts(field, telling)]),
    md(localize(field.description ?? '', locale)),
  ])
  return paragraphs(`${named} ${versioned}`.trim(), table(headings, rows))
})
