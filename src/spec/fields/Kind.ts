import type { englishRules, RuleMessageKey } from '../../messages/englishRules'
import type { Filling } from '../../messages/fill'
import type { FieldBase } from './FieldBase'
import { frozenCopy } from '../../internal/frozenCopy'
import type { Issue } from '../rules/issues'
import type { JsonSchema } from '../schema/JsonSchema'

/** English for the rules that a kind of field has. */
export type RuleMessages = { readonly [Key in RuleMessageKey]?: (typeof englishRules)[Key] }

/** What one kind of field knows of its values. */
export interface Kind<F extends FieldBase = FieldBase> {
  /** English for its rules, and for no others: the rest of the catalogue is not loaded for it. */
  readonly messages: RuleMessages
  /** What asks for a value that is missing. @default 'rule.required' */
  readonly requiredMessage?: RuleMessageKey
  /** An emptied text stays an empty text; of every other kind nothing is left. */
  readonly keepsEmpty?: boolean
  /** What stands for a value that is missing and need not be there; nothing leaves it out. @default it as it came */
  emptied?(raw: unknown): unknown
  /**
   * Reads what a draft holds, which is not missing but may be anything, and reports every rule that it breaks.
   * @returns what it means to the field
   */
  check(field: F, raw: unknown, checking: Checking): unknown
  /** The field's own rules as JSON Schema, without its words. */
  schema(field: F): JsonSchema
}

/** What a kind reports to, while one draft is walked through. */
export interface Checking {
  /** How numbers are read and written, and dates written: a BCP 47 tag. */
  readonly locale: string
  /** Reports that a value is missing, if the field is required. @returns the value as it came */
  miss(field: FieldBase, raw: unknown): unknown
  /**
   * Reports a broken rule of the field.
   * @param params what the rule was given, which fills the words as well
   * @param shown what fills them instead: numbers and dates as the locale writes them
   * @param words the text of the catalogue that says what to do, where it is not called as the rule is
   * @returns the value as it came
   */
  reject(
    rule: string,
    raw: unknown,
    params?: Issue['params'],
    shown?: Filling,
    messages?: RuleMessageKey,
  ): unknown
  /** Validate what stands inside a value; without a label of its own it is spoken of as the field around it. */
  inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown
  /** Validate the fields of a record or a group. @returns what they mean; nothing when it is no record at all */
  readFields(fields: Readonly<Record<string, FieldBase>>, raw: unknown): Record<string, unknown> | undefined
}

/** Each field carries what its kind knows, so that a page loads the kinds it declares and no others. */
const KIND = Symbol.for('screenwright.kind')

/** What an emptied value of a field means that need not be there. */
export function emptied(kind: Kind, raw: unknown): unknown {
  if (kind.emptied) return kind.emptied(raw)
  // An emptied number, choice or date has no text to keep.
  return raw === undefined || kind.keepsEmpty ? raw : null
}

/** Whether nothing was given. White space alone is nothing as well, unless it is a text that is not required. */
export function isBlank(raw: unknown, { required }: FieldBase, kind: Kind): boolean {
  if (typeof raw !== 'string') return raw === undefined || raw === null
  return !raw.trim() && (!raw || required === true || !kind.keepsEmpty)
}

/** A field cannot be changed once it is made, nor through the options that it was made of. */
export function build(name: string, kind: Kind, options: object | undefined): unknown {
  return frozenCopy({ kind: name, required: false, readOnly: false, ...options, [KIND]: kind })
}

export function kindOf(field: FieldBase): Kind {
  return (field as unknown as { readonly [KIND]: Kind })[KIND]
}

/** Whether a builder made the field, so that it can be validated. */
export function isBuilt(field: FieldBase): boolean {
  return KIND in field
}
