import { alternativesOf, type Condition, namesAsked } from '../conditions/When'
import type { Grant } from './access'

/**
 * A permission without its tests of some fields, which cannot be asked here; true when one of its alternatives asks for nothing
 * more.
 */
export function withoutTests(grant: Grant, names: ReadonlySet<string>): Grant {
  if (typeof grant === 'boolean') return grant
  const asked = alternativesOf(grant).map((condition): Condition =>
    Object.fromEntries(
      Object.entries(condition).filter(
        ([name, test]) => !namesAsked({ [name]: test }).some((one) => names.has(one)),
      ),
    ),
  )
  if (asked.some((condition) => Object.keys(condition).length === 0)) return true
  return Array.isArray(grant) ? asked : (asked[0] ?? false)
}
