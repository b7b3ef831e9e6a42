import { localize } from '../../labels/LocalizedText'
import { table } from './SheetPart'
import { code, said, stack } from './sheetText'
import type { Section } from './Section'

export const screens: Section = ({ product, t, locale }) => {
  const all = Object.entries(product.screens ?? {})
  if (all.length === 0) return undefined
  const headings = (['screen', 'path', 'title', 'shows', 'presentation', 'entity', 'roles'] as const).map(
    (name) => t(`spec.${name}`),
  )
  const rows = all.map(([name, { path, title = '', shows, presentation = 'page', entity, roles = [] }]) => [
    code(name),
    code(path),
    said(localize(title, locale)),
    shows ? t(`spec.shows.${shows}`) : '',
    t(`spec.presentation.${presentation}`),
    entity === undefined ? '' : code(entity),
    stack(roles.map(code)),
  ])
  return [table(headings, rows)]
}
