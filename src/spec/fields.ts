import type { Issue } from './issues'

/** What a host's own rule answers: nothing when the value may stand, words or an issue when it may not. */
export type Verdict = undefined | string | (Partial<Issue> & Pick<Issue, 'message'>)

/** What every kind of field can say. All of it is optional: what is not said is not drawn and not enforced. */
export interface FieldOptions<Value> {
  /** The name in headings and labels. @default the field's key in words: `costTotal` becomes "Cost total" */
  readonly label?: string
  /** The name inside a sentence ("Enter {noun}"). @default the label with a small first letter */
  readonly noun?: string
  /** One sentence that helps to fill it in. */
  readonly description?: string
  readonly required?: boolean
  /** The server makes it: shown, never asked for, never sent. */
  readonly serverMade?: boolean
  /** What a new draft starts with. */
  readonly default?: NoInfer<Value>
  /** The host's own words for a broken rule, by the rule's name: `{ required: 'Enter the date of the strike', max: 'Not above {max}' }`. */
  readonly messages?: Readonly<Record<string, string>>
  /** The host's own rule, asked once the value is there and keeps the other rules. Words mean: refused. */
  validate?(value: Value, draft: Readonly<Record<string, unknown>>): Verdict
}

export interface TextOptions extends FieldOptions<string> {
  /** At least so many characters as a person counts them (graphemes). */
  readonly minLength?: number
  readonly maxLength?: number
  /** The whole text must match, as in HTML: the expression is anchored at both ends. */
  readonly pattern?: RegExp
  /** Written and shown on several lines. @default false */
  readonly multiline?: boolean
}

export interface NumberOptions extends FieldOptions<number> {
  readonly min?: number
  readonly max?: number
  /** Shown after the number: `kn`, `ft`. */
  readonly unit?: string
}

export type BooleanOptions = FieldOptions<boolean>

export interface ChoiceOptions<Value extends string = string> extends FieldOptions<Value> {
  /** Words for each option. @default the option itself */
  readonly labels?: { readonly [option in NoInfer<Value>]?: string }
}

/** Dates are calendar dates as `2026-11-21` (RFC 3339 full-date), without a time zone. */
export interface DateOptions extends FieldOptions<string> {
  readonly min?: string
  readonly max?: string
}

export type Field =
  | (TextOptions & { readonly kind: 'text' })
  | (NumberOptions & { readonly kind: 'integer' })
  | (NumberOptions & { readonly kind: 'number' })
  | (BooleanOptions & { readonly kind: 'boolean' })
  | (ChoiceOptions & { readonly kind: 'choice'; readonly options: readonly string[] })
  | (DateOptions & { readonly kind: 'date' })

export type Fields = { readonly [name: string]: Field }

/** Which values are certain to be there: kept in the type, so that records and drafts are typed by them. */
interface Certainty<Required extends boolean, ServerMade extends boolean> {
  readonly required?: Required
  readonly serverMade?: ServerMade
}

/** What a builder gives: the kind, the options, and the two flags as literal types. */
type Built<Kind, Options, Required extends boolean, ServerMade extends boolean> = Options & {
  readonly kind: Kind
  readonly required: Required
  readonly serverMade: ServerMade
}

function build<Kind extends string, Options extends object>(kind: Kind, options: Options | undefined) {
  return { kind, required: false, serverMade: false, ...(options as Options) }
}

/** Words, on one line or on several. */
export function text<const R extends boolean = false, const S extends boolean = false>(
  options?: TextOptions & Certainty<R, S>,
) {
  return build('text', options) as Built<'text', TextOptions, R, S>
}

/** A whole number that the computer can keep exactly. */
export function integer<const R extends boolean = false, const S extends boolean = false>(
  options?: NumberOptions & Certainty<R, S>,
) {
  return build('integer', options) as Built<'integer', NumberOptions, R, S>
}

export function number<const R extends boolean = false, const S extends boolean = false>(
  options?: NumberOptions & Certainty<R, S>,
) {
  return build('number', options) as Built<'number', NumberOptions, R, S>
}

/**
 * Yes or no. As with a checkbox of HTML, `required` means that it must be ticked; to demand an answer of either
 * kind, make it a `choice` of two.
 */
export function boolean<const R extends boolean = false, const S extends boolean = false>(
  options?: BooleanOptions & Certainty<R, S>,
) {
  return build('boolean', options) as Built<'boolean', BooleanOptions, R, S>
}

/** One of several words: `choice(['Day', 'Night'])`. They are listed and sorted in the order given. */
export function choice<
  const Option extends string,
  const R extends boolean = false,
  const S extends boolean = false,
>(options: readonly Option[], more?: ChoiceOptions<Option> & Certainty<R, S>) {
  return { ...build('choice', more), options } as Built<
    'choice',
    ChoiceOptions<Option> & { readonly options: readonly Option[] },
    R,
    S
  >
}

/** A day of the calendar. */
export function date<const R extends boolean = false, const S extends boolean = false>(
  options?: DateOptions & Certainty<R, S>,
) {
  return build('date', options) as Built<'date', DateOptions, R, S>
}
