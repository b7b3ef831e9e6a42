import type { Issue } from '../rules/issues'
import type { LocalizedText } from '../labels/LocalizedText'

/** What identifies a record. */
export type Id = string | number

/** What a host's own rule answers: nothing when the value may stand, words or an issue when it may not. */
export type RuleResult = undefined | string | (Partial<Issue> & Pick<Issue, 'message'>)

/** What every kind of field can say. All of it is optional: what is not said is not drawn and not enforced. */
export interface FieldOptions<Value> {
  /** The name in headings and labels. @default the field's key in words: `costTotal` becomes "Cost total" */
  readonly label?: LocalizedText
  /** The name inside a sentence ("Enter {noun}"). @default the label, in English with a small first letter */
  readonly noun?: LocalizedText
  /** One sentence that helps to fill it in. */
  readonly description?: LocalizedText
  /** A value as it might be: for documentation and for tests. It is never filled in. */
  readonly example?: NoInfer<Value>
  readonly required?: boolean
  /** The server makes it: shown, never asked for, never sent. */
  readonly readOnly?: boolean
  /** Nobody's business: never kept in a draft on the device, never logged, never sampled from real values. */
  readonly sensitive?: boolean
  /** What a new draft starts with. */
  readonly default?: NoInfer<Value>
  /** The host's own words for a broken rule, by the rule's name: `{ required: 'Enter the date of the strike', max: 'Not above {max}' }`. */
  readonly messages?: Readonly<Record<string, LocalizedText>>
  /**
   * The host's own rule, asked once the value is there and keeps the other rules. Words mean: rejected. It may take
   * time; the signal aborts when the value has changed again.
   */
  validate?(
    value: Value,
    draft: Readonly<Record<string, unknown>>,
    context: { readonly signal: AbortSignal },
  ): RuleResult | Promise<RuleResult>
}

/** What fields of all kinds have in common. */
export type FieldBase = FieldOptions<unknown> & { readonly kind: string }

/** Which values are certain to be there: kept in the type, so that records and drafts are typed by them. */
export interface Certainty<Required extends boolean, ReadOnly extends boolean> {
  readonly required?: Required
  readonly readOnly?: ReadOnly
}

/** What a builder gives: the kind, the options, the two flags as literal types, and what its values are. */
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
  readonly '~values'?: readonly [stored: Stored, drafted: Drafted]
}
