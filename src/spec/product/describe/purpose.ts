import { localize } from '../../labels/LocalizedText'
import type { Section } from './Section'
import { paragraph, partsOf } from './SheetPart'
import { said } from './sheetText'

export const purpose: Section = ({ product: { purpose: given }, t, locale }) => {
  if (!given) return undefined
  const items = (given.for ?? []).map((one) => said(localize(one, locale)))
  return partsOf(
    paragraph(said(localize(given.does, locale))),
    items.length > 0 ? [paragraph(`${t('spec.for')}:`), { kind: 'list', items }] : undefined,
  )
}
