import type { Checker } from '../spec/Checker'
import type { Fields } from '../spec/Field'
import type { FieldBase } from '../spec/FieldBase'
import { isMissing } from '../spec/isMissing'
import type { Issue } from '../spec/issues'
import { type Checking, kindOf } from '../spec/Kind'
import { isPlainObject, ownValue, withOwn } from '../spec/ownValue'
import { askRule, type Rule } from '../spec/Rule'

type Values = Readonly<Record<string, unknown>>

export interface BrokenRule {
  readonly path: readonly PropertyKey[]
  readonly rule: string
}

/** What `validate` finds, without the words: which rules are broken, and where. */
class Judge implements Checking {
  readonly locale = 'en'
  readonly options = {}
  readonly signal = new AbortController().signal
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

  /** Whether a value of the record is refused, so that no rule across fields speaks of it. */
  isRefused(name: string): boolean {
    return this.broken.some(({ path }) => path[0] === name)
  }

  /** Writes down what a rule across fields found; what one that takes time will find is not known now. */
  report(verdict: object | string, issueOf: (verdict: object | string) => Issue): void {
    if (isPromise(verdict)) return void verdict.then(undefined, () => {})
    const { path, rule, severity } = issueOf(verdict)
    if (severity === 'error') this.broken.push({ path, rule })
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
      const path = [...this.#path]
      const verdict = field.validate(value, values, { signal: this.signal })
      const blank = { path, rule: 'validate', severity: 'error' }
      if (verdict)
        this.report(
          verdict,
          (found) => ({ ...blank, ...(typeof found === 'object' && found) }) as unknown as Issue,
        )
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

/** The same of all fields of a record, and of the rules across them. */
export function brokenRulesOf(
  fields: Fields,
  record: Values,
  rules: readonly Rule[] = [],
): readonly BrokenRule[] {
  const judge = new Judge()
  const values = judge.readFields(fields, record) ?? {}
  // A rule asks no more of who judges than this one can answer.
  for (const rule of rules) askRule(rule, judge as unknown as Checker, fields, values)
  return judge.broken
}

/** What a value means to its field, to tell whether two mean the same. */
export function meaningTo(field: FieldBase, value: unknown): unknown {
  return new Judge().read({ ...field, validate: undefined }, value, {})
}
