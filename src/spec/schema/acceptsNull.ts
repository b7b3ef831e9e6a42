import { flatten } from './flatten'
import { type Part, partIn } from './Part'
import { typesOf } from './readBranches'

/** Whether null is right for all of these schemas, as far as their types, values and branches say. */
export function acceptsNull(parts: readonly Part[], asked: ReadonlySet<unknown> = new Set()): boolean {
  const flat = flatten(parts, { reporter: undefined, around: new Set(), done: new Set() })
  if (flat.refusesAll) return false
  const types = typesOf(flat)
  if (types && !types.has('null')) return false
  return flat.statements.every((statement) => {
    const { keyword, value, part } = statement
    if (keyword === 'const') return value === null
    if (!Array.isArray(value)) return true
    if (keyword === 'enum') return value.includes(null)
    if (keyword !== 'anyOf' && keyword !== 'oneOf') return true
    if (asked.has(value)) return false
    const deeper = new Set([...asked, value])
    const accepting = value.filter((_, index) => acceptsNull([partIn(part, keyword, index)], deeper))
    return keyword === 'anyOf' ? accepting.length > 0 : accepting.length === 1
  })
}
