import { localize } from '../../labels/LocalizedText'
import { table } from './SheetPart'
import { code, said, stack } from './sheetText'
import type { Section } from './Section'

export const screens: Section = ({ product, t, locale }) => {
  const all = Object.entries(product.screens ?? {})
  if (all.length === 0) return undefined
  const hasGroups = all.some(([, { group }]) => group !== undefined)
  const columns = ['screen', 'path', 'title', 'group', 'shows', 'presentation', 'entity', 'roles'] as const
  const headings = columns.filter((name) => name !== 'group' || hasGroups).map((name) => t(`spec.${name}`))
  const rows = all.map(([name, screen]) => {
    const { path, title = '', group = '', shows, presentation = 'page', entity, roles = [] } = screen
    return [
      code(name),
      code(path),
      said(localize(title, locale)),
      ...(hasGroups ? [said(localize(group, locale))] : []),
      shows ? t(`spec.shows.${shows}`) : '',
      t(`spec.presentation.${presentation}`),
      entity === undefined ? '' : code(entity),
      stack(roles.map(code)),
    ]
  })
  return [table(headings, rows)]
}
