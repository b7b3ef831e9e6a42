import type { FieldBase } from '../spec/FieldBase'
import type { Issue } from '../spec/issues'
import { isAllowed, isLate, Judge, type Values } from './judge'
import type { SampledEntity } from './Place'

export interface BrokenRule {
  readonly path: readonly PropertyKey[]
  readonly rule: string
}

/** Which rules are broken, and where. */
class Finder extends Judge {
  readonly broken: BrokenRule[] = []
  readonly #path: PropertyKey[] = []

  override refuse(rule: string, words: string, raw: unknown): unknown {
    this.broken.push({ path: [...this.#path], rule })
    return super.refuse(rule, words, raw)
  }

  override inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    this.#path.push(key)
    const value = super.inside(key, field, raw)
    this.#path.pop()
    return value
  }
}

/** The rules that a record breaks, by what its entity brings along to judge it: those across fields too. */
export function brokenRulesOf(entity: SampledEntity, record: Values): readonly BrokenRule[] {
  const verdict = entity['~standard'].validate(record)
  // What an entity finds are issues, of which the standard knows the half.
  if (!isLate(verdict)) return (verdict.issues ?? []) as readonly Issue[]
  const finder = new Finder()
  finder.readFields(entity.fields, record)
  for (const [name, field] of Object.entries(entity.fields)) {
    const isJudged = finder.broken.some(({ path }) => path[0] === name)
    if (!isJudged && !isAllowed(field, record[name], record))
      finder.broken.push({ path: [name], rule: 'validate' })
  }
  return finder.broken
}
