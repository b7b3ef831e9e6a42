import type { FieldBase } from '../spec/FieldBase'
import { isMissing } from '../spec/isMissing'
import type { Issue } from '../spec/issues'
import { isAllowed, isLate, Judge, type Values } from './judge'
import type { SampledEntity } from './Place'

export interface BrokenRule {
  readonly path: readonly PropertyKey[]
  readonly rule: string
}

/** Which rules are broken, and where; those of the host too, as far as they take no time. */
class Finder extends Judge {
  readonly broken: BrokenRule[] = []
  readonly #path: PropertyKey[] = []
  #values: Values = {}

  override refuse(rule: string, raw: unknown): unknown {
    this.broken.push({ path: [...this.#path], rule })
    return super.refuse(rule, raw)
  }

  override inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    this.#path.push(key)
    const before = this.broken.length
    const value = super.inside(key, field, raw)
    const isJudged = this.broken.length > before || isMissing(value)
    if (!isJudged && !isAllowed(field, value, this.#values)) this.refuse('validate', raw)
    this.#path.pop()
    return value
  }

  override readFields(
    fields: Readonly<Record<string, FieldBase>>,
    raw: unknown,
  ): Record<string, unknown> | undefined {
    const outer = this.#values
    this.#values = raw as Values
    const read = super.readFields(fields, raw)
    this.#values = outer
    return read
  }
}

/** The rules that a record breaks, by what its entity brings along to judge it: those across fields too. */
export function brokenRulesOf(entity: SampledEntity, record: Values): readonly BrokenRule[] {
  const verdict = entity['~standard'].validate(record)
  // What an entity finds are issues, of which the standard knows the half.
  if (!isLate(verdict)) return (verdict.issues ?? []) as readonly Issue[]
  const finder = new Finder()
  finder.readFields(entity.fields, record)
  return finder.broken
}
