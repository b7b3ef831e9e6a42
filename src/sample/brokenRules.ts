import type { FieldBase } from '../spec/fields/FieldBase'
import { isMissing } from '../spec/values/isMissing'
import type { Issue } from '../spec/rules/issues'
import { isAllowed, isPending, RuleChecker, type Values } from './keepsRules'
import type { SampledEntity } from './Place'

export interface BrokenRule {
  readonly path: readonly PropertyKey[]
  readonly rule: string
}

/** Which rules are broken, and where; those of the host too, as far as they take no time. */
class Finder extends RuleChecker {
  readonly broken: BrokenRule[] = []
  readonly #path: PropertyKey[] = []
  #values: Values = {}

  override reject(rule: string, raw: unknown): unknown {
    this.broken.push({ path: [...this.#path], rule })
    return super.reject(rule, raw)
  }

  override inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    this.#path.push(key)
    const before = this.broken.length
    const value = super.inside(key, field, raw)
    const isDone = this.broken.length > before || isMissing(value)
    if (!isDone && !isAllowed(field, value, this.#values)) this.reject('validate', raw)
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

/** The rules that a record breaks, those across fields too. */
export function brokenRulesOf(entity: SampledEntity, record: Values): readonly BrokenRule[] {
  const result = entity['~standard'].validate(record)
  // An entity answers with whole issues, of which the standard knows a part.
  if (!isPending(result)) return (result.issues ?? []) as readonly Issue[]
  const finder = new Finder()
  finder.readFields(entity.fields, record)
  return finder.broken
}
