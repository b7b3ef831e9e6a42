import { md, paragraphs } from './markdown'
import type { Section } from './Section'

export const purpose: Section = ({ product: { purpose: given }, t }) => {
  if (!given) return undefined
  const people = (given.for ?? []).map((one) => `- ${md(one)}`)
  return paragraphs(md(given.does), people.length > 0 ? `${t('spec.for')}:\n\n${people.join('\n')}` : '')
}
