import type { Issue } from './issues'

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
  /** The host's own words for a broken rule, by the rule's name: `{ required: 'Enter the date of the strike' }`. */
  readonly messages?: Readonly<Record<string, string>>
  /** The host's own rule, asked once the value is there and keeps the other rules. Words mean: refused. */
  readonly validate?: (
    value: Value,
    draft: Readonly<Record<string, unknown>>,
  ) => undefined | string | (Partial<Issue> & Pick<Issue, 'message'>)
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

export function text<const O extends TextOptions>(options?: O): { readonly kind: 'text' } & O {
  return { kind: 'text', ...(options as O) }
}

export function integer<const O extends NumberOptions>(options?: O): { readonly kind: 'integer' } & O {
  return { kind: 'integer', ...(options as O) }
}

export function number<const O extends NumberOptions>(options?: O): { readonly kind: 'number' } & O {
  return { kind: 'number', ...(options as O) }
}

export function boolean<const O extends BooleanOptions>(options?: O): { readonly kind: 'boolean' } & O {
  return { kind: 'boolean', ...(options as O) }
}

export function choice<const V extends string, const O extends ChoiceOptions<V>>(
  options: readonly V[],
  more?: O,
): { readonly kind: 'choice'; readonly options: readonly V[] } & O {
  return { kind: 'choice', options, ...(more as O) }
}

export function date<const O extends DateOptions>(options?: O): { readonly kind: 'date' } & O {
  return { kind: 'date', ...(options as O) }
}
