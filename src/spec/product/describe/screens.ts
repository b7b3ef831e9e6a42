import { code, md, stack, table } from './markdown'
import type { Section } from './Telling'

export const screens: Section = ({ product, t, speak }) => {
  const all = Object.entries(product.screens ?? {})
  if (all.length === 0) return undefined
  const headings = [
    t('spec.screen'),
    t('spec.path'),
    t('spec.title'),
    t('spec.shows'),
    t('spec.entity'),
    t('spec.roles'),
  ]
  const rows = all.map(([name, { path, title = '', shows, entity, roles = [] }]) => [
    code(name),
    code(path),
    md(title),
    shows ? speak(`spec.shows.${shows}`) : '',
    entity === undefined ? '' : code(entity),
    stack(roles.map(code)),
  ])
  return table(headings, rows)
}
