import type { Fields } from './fields'

/** A draft as it was at one moment: the declared fields alone, each read once. */
export type DraftValues = Readonly<Record<string, unknown>>

/**
 * Takes the values of a draft that may come from anywhere. What is inherited does not count, so that a field
 * named `constructor` is empty until someone fills it; what throws when it is read becomes a value that every
 * kind of field refuses.
 *
 * @returns `undefined` when it is no draft at all
 */
export function readDraft(fields: Fields, draft: unknown): DraftValues | undefined {
  const values: Record<string, unknown> = Object.create(null)
  try {
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return undefined
  } catch {
    return undefined // a revoked proxy
  }
  for (const name of Object.keys(fields)) {
    try {
      if (Object.hasOwn(draft, name)) values[name] = (draft as Record<string, unknown>)[name]
    } catch {
      values[name] = UNREADABLE
    }
  }
  return values
}

/** Neither text nor number nor anything else that a field takes. */
const UNREADABLE = Symbol('unreadable')
