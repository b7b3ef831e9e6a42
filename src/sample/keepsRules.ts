import { isPromise } from '../internal/isPromise'
import { type FieldBase, isFoundIssue } from '../spec/fields/FieldBase'
import { type Checking, isBlank, kindOf } from '../spec/fields/Kind'

export type Values = Readonly<Record<string, unknown>>

/** Validates as `validate` does, without messages and without the rules of the host. */
export class RuleChecker implements Checking {
  readonly locale = 'en'
  isKept = true

  miss(field: FieldBase, raw: unknown): unknown {
    return field.required ? this.reject('required', raw) : raw
  }

  reject(_rule: string, raw: unknown): unknown {
    this.isKept = false
    return raw
  }

  text(): string {
    return ''
  }

  inside(_key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    const kind = kindOf(field)
    return isBlank(raw, field, kind) ? this.miss(field, raw) : kind.check(field, raw, this)
  }

  readFields(fields: Readonly<Record<string, FieldBase>>, raw: unknown): Record<string, unknown> | undefined {
    if (typeof raw !== 'object' || !raw) return undefined
    const values = new Map(Object.entries(raw))
    const read = Object.entries(fields).filter(([, field]) => !field.readOnly)
    return Object.fromEntries(read.map(([name, field]) => [name, this.inside(name, field, values.get(name))]))
  }
}

const rules = /* @__PURE__ */ new RuleChecker()

/** Whether a value keeps the rules of its field, those of the host aside. */
export function keepsRules(field: FieldBase, value: unknown): boolean {
  rules.isKept = true
  rules.inside('', field, value)
  return rules.isKept
}

/** Whether the host's own rule lets a value stand; one that takes time is taken to do so. */
export function isAllowed({ validate }: FieldBase, value: unknown, values: Values = {}): boolean {
  const result = validate?.(value, values, { signal: new AbortController().signal })
  // A warning does not stand in the way.
  if (!result || isPending(result)) return true
  return isFoundIssue(result) && (result.severity ?? 'error') !== 'error'
}

/** Whether a result takes time. It is not awaited, and its failure is ignored. */
export function isPending<Result>(result: Result | Promise<Result>): result is Promise<Result> {
  if (!isPromise(result)) return false
  result.then(undefined, () => {})
  return true
}
