import type { FieldBase } from '../spec/FieldBase'
import { isMissing } from '../spec/isMissing'
import { type Checking, kindOf } from '../spec/Kind'

export type Values = Readonly<Record<string, unknown>>

/** What `validate` finds, without the words and the rules of the host. */
export class Judge implements Checking {
  readonly locale = 'en'
  isKept = true

  miss(field: FieldBase, raw: unknown): unknown {
    return field.required ? this.refuse('required', raw) : raw
  }

  refuse(_rule: string, raw: unknown): unknown {
    this.isKept = false
    return raw
  }

  inside(_key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    const kind = kindOf(field)
    const isBlank = typeof raw === 'string' && !raw.trim() && (field.required || !kind.keepsEmpty)
    return isMissing(raw) || isBlank ? this.miss(field, raw) : kind.check(field, raw, this)
  }

  readFields(fields: Readonly<Record<string, FieldBase>>, raw: unknown): Record<string, unknown> | undefined {
    if (typeof raw !== 'object' || !raw) return undefined
    const values = new Map(Object.entries(raw))
    const read = Object.entries(fields).filter(([, field]) => !field.serverMade)
    return Object.fromEntries(read.map(([name, field]) => [name, this.inside(name, field, values.get(name))]))
  }
}

const judge = /* @__PURE__ */ new Judge()

/** Whether a value keeps the rules of its field, those of the host aside. */
export function keepsRules(field: FieldBase, value: unknown): boolean {
  judge.isKept = true
  judge.inside('', field, value)
  return judge.isKept
}

/** Whether the host's own rule lets a value stand. What one that takes time will say is not known now. */
export function isAllowed({ validate }: FieldBase, value: unknown, values: Values = {}): boolean {
  const verdict = validate?.(value, values, { signal: new AbortController().signal })
  // A warning stands in nobody's way.
  return (
    !verdict || isLate(verdict) || (typeof verdict === 'object' && (verdict.severity ?? 'error') !== 'error')
  )
}

/** Whether a verdict takes time; nobody waits for it, nor minds that it fails. */
export function isLate<Verdict>(verdict: Verdict | Promise<Verdict>): verdict is Promise<Verdict> {
  if (typeof verdict !== 'object' || !verdict || !('then' in verdict)) return false
  verdict.then(undefined, () => {})
  return true
}
