import { localize } from '../../labels/LocalizedText'
import { md, paragraphs } from './markdown'
import type { Section } from './Section'

export const purpose: Section = ({ product: { purpose: given }, t, locale }) => {
  if (!given) return undefined
  const people = (given.for ?? []).map((one) => `- ${md(localize(one, locale))}`)
  return paragraphs(
    md(localize(given.does, locale)),
    people.length > 0 ? `${t('spec.for')}:\n\n${people.join('\n')}` : '',
  )
}
