import type { CallName } from '../Product'
import { table } from './SheetPart'
import { code, stack } from './sheetText'
import type { Section } from './Section'

const CALLS: readonly CallName[] = ['list', 'get', 'create', 'update', 'remove', 'subscribe']

export const calls: Section = ({ product, t }) => {
  const all = Object.entries(product.calls ?? {})
  if (all.length === 0) return undefined
  const headings = [t('spec.entity'), t('spec.calls'), t('spec.search'), t('spec.sorts'), t('spec.filters')]
  const rows = all.map(([name, source]) => {
    const { can = {} } = source
    const filters = Object.entries(can.filter ?? {})
    return [
      code(name),
      stack(CALLS.filter((call) => source[call] !== undefined).map((call) => t(`spec.action.${call}`))),
      can.search === undefined ? '' : t(can.search ? 'spec.yes' : 'spec.no'),
      stack((can.sort ?? []).map(code)),
      stack(filters.map(([field, operators]) => `${code(field)}: ${operators.map(code).join(', ')}`)),
    ]
  })
  return [table(headings, rows)]
}
