import { withOwn } from './ownValue'

/** A copy of plain data, all of it frozen, so that whoever declared it cannot change it later. */
export function frozenCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) withOwn(copy, name, frozenCopy(part))
  return Object.freeze(copy)
}
