import { code, md, table } from './markdown'
import type { Section } from './Telling'

export const errors: Section = ({ product, say, speak }) => {
  const all = Object.entries(product.errors ?? {})
  if (all.length === 0) return undefined
  const headings = [
    say('spec.code'),
    say('spec.type'),
    say('spec.status'),
    say('spec.title'),
    say('spec.message'),
    say('spec.place'),
    say('spec.next'),
    say('spec.field'),
  ]
  const rows = all.map(([name, { type, status, title, message = '', place, next, field }]) => [
    code(name),
    type === undefined ? '' : code(type),
    status === undefined ? '' : String(status),
    md(title),
    md(message),
    speak(`spec.place.${place}`),
    speak(`spec.next.${next}`),
    field === undefined ? '' : code(field),
  ])
  return table(headings, rows)
}
