import { localize } from '../../labels/LocalizedText'
import { writeBytes } from '../../values/bytesText'
import { writeNumber } from '../../../messages/writeNumber'
import type { Limit } from '../Product'
import { table } from './SheetPart'
import { code, said } from './sheetText'
import type { Section, SheetContext } from './Section'

export const limits: Section = (sheet) => {
  const { product, t, locale } = sheet
  const all = Object.entries(product.limits ?? {})
  if (all.length === 0) return undefined
  const headings = [t('spec.name'), t('spec.label'), t('spec.value'), t('spec.description')]
  const rows = all.map(([name, limit]) => [
    code(name),
    said(localize(limit.label ?? '', locale)),
    valueWithUnit(limit, sheet),
    said(localize(limit.description ?? '', locale)),
  ])
  return [table(headings, rows)]
}

/** Bytes in units that people know, and exactly. */
function valueWithUnit({ value, unit }: Limit, { t, locale }: SheetContext): string {
  const written = said(writeNumber(value, locale))
  if (unit === 'bytes') return t('spec.unit.bytes', { size: said(writeBytes(value, locale)), value: written })
  return unit === undefined ? written : `${written} ${said(unit)}`
}
