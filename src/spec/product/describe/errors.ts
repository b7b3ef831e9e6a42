import { localize } from '../../labels/LocalizedText'
import { table } from './SheetPart'
import { code, said } from './sheetText'
import type { Section } from './Section'

export const errors: Section = ({ product, t, locale }) => {
  const all = Object.entries(product.errors ?? {})
  if (all.length === 0) return undefined
  const headings = (['code', 'type', 'status', 'title', 'message', 'place', 'next', 'field'] as const).map(
    (name) => t(`spec.${name}`),
  )
  const rows = all.map(([name, { type, status, title, message = '', place, next, field }]) => [
    code(name),
    type === undefined ? '' : code(type),
    status === undefined ? '' : String(status),
    said(localize(title, locale)),
    said(localize(message, locale)),
    t(`spec.place.${place}`),
    t(`spec.next.${next}`),
    field === undefined ? '' : code(field),
  ])
  return [table(headings, rows)]
}
