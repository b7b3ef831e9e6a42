import type { RuleMessageKey } from '../../messages/englishRules'
import type { Filling } from '../../messages/fill'
import type { Field } from '../fields/Field'
import type { FieldBase } from '../fields/FieldBase'
import { isMissing } from '../values/isMissing'
import type { Issue } from '../rules/issues'
import type { JsonSchema } from './JsonSchema'
import { build, type Checking, kindOf, type RuleMessages } from '../fields/Kind'

/** Whether a value must be there, and whether it may be null. */
export interface Presence {
  readonly required: boolean
  readonly nullable: boolean
}

/** A rule that fields of this kind do not have, but the schema does. */
export interface Extra {
  readonly rule: string
  readonly messageKey: RuleMessageKey
  holds(value: unknown): boolean
  readonly params?: Issue['params'] | undefined
  /** The same as a person reads it. */
  show?(locale: string): Filling
  readonly schema?: JsonSchema | undefined
}

export interface Exactness extends Presence {
  /** An empty text is a value like any other. */
  readonly takesEmpty?: boolean | undefined
  /**
   * Gives the value of a field that must be there although no person has to fill it in: an empty list, an empty box.
   */
  whenMissing?(): unknown
  readonly extras?: readonly Extra[] | undefined
  /** Options that are shown, but validated by an extra and not by the kind. */
  readonly validatedByExtras?: readonly string[] | undefined
  /** English for the rules of the extras. */
  readonly messages?: RuleMessages | undefined
}

/**
 * A field that takes what its schema takes, no more and no less: an emptied one is left out of the record, or null
 * where the schema says null, since a record of JSON Schema may lack a property but not hold just anything in it.
 */
export function exactField(field: Field, exactness: Exactness): Field {
  const { required, nullable, takesEmpty = false, whenMissing, extras = [], messages } = exactness
  const hidden = Object.fromEntries((exactness.validatedByExtras ?? []).map((name) => [name, undefined]))
  const kind = kindOf(field)
  const absent = () => {
    if (!required) return undefined
    return nullable ? null : whenMissing?.()
  }
  const exact = {
    ...kind,
    messages: messages ? { ...kind.messages, ...messages } : kind.messages,
    // White space may be right where nothing is not.
    keepsEmpty: ['text', 'choice', 'json'].includes(field.kind),
    emptied(raw: unknown) {
      if (raw === '' && takesEmpty) return raw
      return raw !== undefined && nullable ? null : absent()
    },
    ...(extras.length > 0 && {
      check: (given: FieldBase, raw: unknown, checking: Checking) => {
        const watch = watched(checking)
        const value = kind.check({ ...given, ...hidden }, raw, watch)
        if (watch.rejected || isMissing(value)) return value
        const broken = extras.find((extra) => !extra.holds(value))
        if (!broken) return value
        return checking.reject(
          broken.rule,
          raw,
          broken.params,
          broken.show?.(checking.locale),
          broken.messageKey,
        )
      },
      schema: (given: FieldBase) => {
        const more = extras.flatMap(({ schema }) => (schema === undefined ? [] : [schema]))
        const own = kind.schema({ ...given, ...hidden })
        if (more.length === 0) return own
        return { ...(typeof own === 'object' ? own : {}), allOf: more }
      },
    }),
  }
  return build(field.kind, exact, {
    ...field,
    required: required && !nullable && !whenMissing,
  }) as Field
}

interface Watched extends Checking {
  readonly rejected: boolean
}

function watched(checking: Checking): Watched {
  let rejected = false
  return {
    locale: checking.locale,
    get rejected() {
      return rejected
    },
    miss: (field, raw) => checking.miss(field, raw),
    reject(...values) {
      rejected = true
      return checking.reject(...values)
    },
    text: (key) => checking.text(key),
    inside: (key, field, raw) => checking.inside(key, field, raw),
    readFields: (fields, raw) => checking.readFields(fields, raw),
  }
}
