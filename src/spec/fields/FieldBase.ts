import type { Issue } from '../rules/issues'
import type { LocalizedText } from '../labels/LocalizedText'
import type { Formula } from './Formula'
import type { Related } from './Related'
import type { Rollup } from './Rollup'

/** The id of a record. */
export type Id = string | number

/**
 * The result of a host's own rule: undefined when the value may stand, a message or an issue when it may not. A message may be
 * given by language.
 */
export type RuleResult = undefined | LocalizedText | FoundIssue

/** An issue as a rule of the host gives it: the form knows the rest. */
export type FoundIssue = Partial<Omit<Issue, 'message'>> & { readonly message: LocalizedText }

/** Whether a rule gave more than a message. */
export function isFoundIssue(result: NonNullable<RuleResult>): result is FoundIssue {
  return typeof result === 'object' && 'message' in result
}

/**
 * The options of every kind of field. An option that is not given is neither drawn nor enforced.
 *
 * @typeParam Relative how a default is given that depends on when a draft is begun, or by which person
 */
export interface FieldOptions<Value, Relative = never> {
  /** The name in headings and labels. @default the field's key in words: `costTotal` becomes "Cost total" */
  readonly label?: LocalizedText | undefined
  /**
   * The name inside a sentence ("Enter {noun}"). Give it where the label begins with a name: "Oscar category" would become "oscar
   * category". @default the label, in English with a small first letter unless it is an abbreviation or a language
   */
  readonly noun?: LocalizedText | undefined
  /** One sentence that helps to fill it in. */
  readonly description?: LocalizedText | undefined
  /**
   * An example of a value, for documentation and tests. It is never filled in; a text that does not match its `pattern` is answered
   * with it: "Enter an accession number like 1998.12.3".
   */
  readonly example?: NoInfer<Value> | undefined
  readonly required?: boolean | undefined
  /**
   * Made by the server: shown, but neither asked for in forms nor validated nor sent. Each record has a value of it, unless `required:
   * false` says that it may come later: the day of a payment, say. `readOnly` in JSON Schema and OpenAPI.
   */
  readonly readOnly?: boolean | undefined
  /**
   * How the value follows from those beside it, made by `formula()`; the field is a number or a date, and `readOnly`. Forms show what it comes to
   * while a person writes, rules can ask for it, and sources in memory store it.
   */
  readonly computed?: Formula | undefined
  /** The field of another record that the value is read from, made by `related()`. */
  readonly related?: Related | undefined
  /** The records of another entity that the value follows from, made by `rollup()`. */
  readonly rollup?: Rollup | undefined
  /**
   * Private: never kept in a draft on the device, copied to another record, found by a search, written into an address or logged, and
   * never sampled from real values. The source stores it like any other.
   */
  readonly sensitive?: boolean | undefined
  /** The value that a new draft starts with. */
  readonly default?: NoInfer<Value> | Relative | undefined
  /**
   * The host's own messages for broken rules, by the rule's name: `{ required: 'Enter the date of the strike', max:
   * 'Not above {max}' }`.
   */
  readonly messages?: Readonly<Record<string, LocalizedText>> | undefined
  /**
   * The host's own rule, asked once the value is there and keeps the other rules. A message means: rejected. It may
   * take time; the signal aborts when the value has changed again.
   */
  validate?(
    value: Value,
    draft: Readonly<Record<string, unknown>>,
    context: { readonly signal: AbortSignal },
  ): RuleResult | Promise<RuleResult>
}

/** A `default` that is what the person who begins a draft has under a name: `{ me: 'department' }`. */
export interface Mine {
  readonly me: string
}

/** The options of a field whose values are texts in an order, as dates are. */
export interface OrderedTextOptions<Relative = never> extends FieldOptions<string, Relative> {
  /** The first value that may stand. */
  readonly min?: string | undefined
  /** The last value that may stand. */
  readonly max?: string | undefined
}

/** A field of any kind. */
export type FieldBase = FieldOptions<unknown> & { readonly kind: string }

/** Which values are certain to be there: kept in the type, so that records and drafts are typed by them. */
export interface Certainty<Required extends boolean, ReadOnly extends boolean> {
  readonly required?: Required | undefined
  readonly readOnly?: ReadOnly | undefined
}

/**
 * A field as a builder types it: the kind, the options, the two flags as literal types, and the types of its values.
 */
export type Built<
  Name extends string,
  Options,
  Stored,
  Drafted,
  Required extends boolean,
  ReadOnly extends boolean,
> = Options & {
  readonly kind: Name
  // The flags come from the options alone, never from a place that takes any field.
  readonly required: NoInfer<Required>
  readonly readOnly: NoInfer<ReadOnly>
  /** For types alone; no field has it. */
  readonly '~values'?: readonly [stored: Stored, drafted: Drafted] | undefined
}

/** Makes fields of one kind: `date({ required: true })`. The two flags stay in the type, so that records are typed by them. */
export type FieldBuilder<Name extends string, Options, Stored, Drafted = Stored, Given = Options> = <
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(
  options?: Given & Certainty<IsRequired, IsReadOnly>,
) => Built<Name, Options, Stored, Drafted, IsRequired, IsReadOnly>
