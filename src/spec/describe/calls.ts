import type { CallName } from '../Product'
import { code, stack, table } from './markdown'
import type { Section } from './Telling'

const CALLS: readonly CallName[] = ['list', 'get', 'create', 'update', 'remove', 'subscribe']

export const calls: Section = ({ product, say, speak }) => {
  const all = Object.entries(product.calls ?? {})
  if (all.length === 0) return undefined
  const headings = [
    say('spec.entity'),
    say('spec.calls'),
    say('spec.search'),
    say('spec.sorts'),
    say('spec.filters'),
  ]
  const rows = all.map(([name, source]) => {
    const { can = {} } = source
    const filters = Object.entries(can.filter ?? {})
    return [
      code(name),
      stack(CALLS.filter((call) => source[call] !== undefined).map((call) => speak(`spec.action.${call}`))),
      can.search === undefined ? '' : say(can.search ? 'spec.yes' : 'spec.no'),
      stack((can.sort ?? []).map(code)),
      stack(filters.map(([field, operators]) => `${code(field)}: ${operators.map(code).join(', ')}`)),
    ]
  })
  return table(headings, rows)
}
