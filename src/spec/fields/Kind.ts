import type { englishRules, RuleMessageKey } from '../../messages/englishRules'
import type { Filling } from '../../messages/fill'
import type { FieldBase } from './FieldBase'
import { frozenCopy } from '../../internal/frozenCopy'
import type { Issue } from '../rules/issues'
import type { JsonSchema } from '../schema/JsonSchema'

/** English for the rules that a kind of field has. */
export type RuleMessages = { readonly [Key in RuleMessageKey]?: (typeof englishRules)[Key] | undefined }

/** The behaviour of one kind of field. */
export interface Kind<F extends FieldBase = FieldBase> {
  /** English for its rules, and for no others: the rest of the catalogue is not loaded for it. */
  readonly messages: RuleMessages
  /** The message for a missing value. @default 'rule.required' */
  readonly requiredMessage?: RuleMessageKey | undefined
  /** Whether an emptied text stays an empty text; an empty value of other kinds becomes null. */
  readonly keepsEmpty?: boolean | undefined
  /** Gives the value of an optional field that is empty; undefined leaves it out. @default the value as it came */
  emptied?(raw: unknown): unknown
  /**
   * Reads a value of a draft, which is there but may be anything, and reports every rule that it breaks.
   * @returns the value as it is stored
   */
  check(field: F, raw: unknown, checking: Checking): unknown
  /** The field's own rules as JSON Schema, without its words. */
  schema(field: F): JsonSchema
}

/** The walk through one draft, which a kind reports its issues to. */
export interface Checking {
  /** How numbers are read and written, and dates written: a BCP 47 tag. */
  readonly locale: string
  /** Reports that a value is missing, if the field is required. @returns the value as it came */
  miss(field: FieldBase, raw: unknown): unknown
  /**
   * Reports a broken rule of the field.
   * @param params the options of the rule, which fill the message as well
   * @param shown their texts in the message: numbers and dates as the locale writes them
   * @param key the key of the message, where it is not that of the rule
   * @returns the value as it came
   */
  reject(rule: string, raw: unknown, params?: Issue['params'], shown?: Filling, key?: RuleMessageKey): unknown
  /** A text of the catalogue that fills a message: `an image`. */
  text(key: RuleMessageKey): string
  /** Validate a value inside another; without a label of its own, messages name the field around it. */
  inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown
  /**
   * Validate the fields of a record or a group.
   * @returns their values as they are stored; undefined when it is no record at all
   */
  readFields(fields: Readonly<Record<string, FieldBase>>, raw: unknown): Record<string, unknown> | undefined
}

/** Each field carries what its kind knows, so that a page loads the kinds it declares and no others. */
const KIND = Symbol.for('screenwright.kind')

/** The value of an optional field that is empty. */
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
export function build<Made>(name: string, kind: Kind, options: object | undefined): Made {
  return frozenCopy({ kind: name, readOnly: false, ...options, [KIND]: kind }) as Made
}

export function kindOf(field: FieldBase): Kind {
  return (field as unknown as { readonly [KIND]: Kind })[KIND]
}

/** Whether a builder made the field, so that it can be validated. */
export function isBuilt(field: FieldBase): boolean {
  return KIND in field
}
