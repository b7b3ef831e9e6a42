import type { Entity } from '../spec/Entity'
import type { Fields } from '../spec/Field'
import type { FieldBase } from '../spec/FieldBase'
import { isMissing } from '../spec/isMissing'
import type { Issue } from '../spec/issues'
import { type Checking, kindOf } from '../spec/Kind'
import { isPlainObject, ownValue, withOwn } from '../spec/ownValue'

type Values = Readonly<Record<string, unknown>>

export interface BrokenRule {
  readonly path: readonly PropertyKey[]
  readonly rule: string
}

/** What `validate` finds, without the words: which rules are broken, and where. */
class Judge implements Checking {
  readonly locale = 'en'
  readonly broken: BrokenRule[] = []
  readonly #path: PropertyKey[] = []
  #values: Values = {}

  miss(field: FieldBase, raw: unknown): unknown {
    return field.required ? this.refuse('required', '', raw) : raw
  }

  refuse(rule: string, _words: string, raw: unknown): unknown {
    this.broken.push({ path: [...this.#path], rule })
    return raw
  }

  inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    this.#path.push(key)
    const value = this.read(field, raw, this.#values)
    this.#path.pop()
    return value
  }

  readFields(fields: Readonly<Record<string, FieldBase>>, raw: unknown): Record<string, unknown> | undefined {
    if (!isPlainObject(raw)) return undefined
    const outer = this.#values
    const read: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields)) {
      if (field.serverMade) continue
      this.#values = raw
      const value = this.inside(name, field, ownValue(raw, name))
      if (value !== undefined) withOwn(read, name, value)
    }
    this.#values = outer
    return read
  }

  read(field: FieldBase, raw: unknown, values: Values): unknown {
    this.#values = values
    const kind = kindOf(field)
    const isBlank = typeof raw === 'string' && raw.trim() === '' && (field.required || !kind.keepsEmpty)
    if (isMissing(raw) || isBlank) return this.miss(field, raw)
    const before = this.broken.length
    const value = kind.check(field, raw, this)
    if (field.validate && this.broken.length === before && !isMissing(value)) {
      const verdict = field.validate(value, values, { signal: new AbortController().signal })
      // What a rule that takes time will say is not known now; a warning stands in nobody's way.
      if (isPromise(verdict)) verdict.then(undefined, () => {})
      else if (verdict) {
        const { rule = 'validate', severity = 'error' } = typeof verdict === 'string' ? {} : verdict
        if (severity === 'error') this.refuse(rule, '', raw)
      }
    }
    return value
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

export function brokenRules(field: FieldBase, value: unknown, values: Values = {}): readonly BrokenRule[] {
  const judge = new Judge()
  judge.read(field, value, values)
  return judge.broken
}

/** The same of all fields of a record or a group. */
export function brokenRulesIn(fields: Fields, record: Values): readonly BrokenRule[] {
  const judge = new Judge()
  judge.readFields(fields, record)
  return judge.broken
}

/** The same of a record, by what its entity brings along to judge it: the rules across fields too. */
export function brokenRulesOf(
  entity: Pick<Entity, '~standard' | 'fields'>,
  record: Values,
): readonly BrokenRule[] {
  const verdict = entity['~standard'].validate(record)
  if (isPromise(verdict)) {
    verdict.then(undefined, () => {})
    return brokenRulesIn(entity.fields, record)
  }
  // What an entity finds are issues, of which the standard knows the half.
  return (verdict.issues ?? []) as readonly Issue[]
}

/** What a value means to its field, to tell whether two mean the same. */
export function meaningTo(field: FieldBase, value: unknown): unknown {
  return new Judge().read({ ...field, validate: undefined }, value, {})
}
