import type { LocalizedText } from '../labels/LocalizedText'
import type { FieldOptions } from './FieldBase'
import type { CountRules } from './itemCount'
import type { BooleanOptions } from './kinds/boolean'
import type { ChoiceOptions, ChoicesOptions } from './kinds/choice'
import type { CodeOptions } from './kinds/code'
import type { ColourOptions } from './kinds/colour'
import type { DateOptions } from './kinds/date'
import type { DateRangeOptions } from './kinds/dateRange'
import type { DecimalOptions, MoneyOptions } from './kinds/decimal'
import type { DurationOptions } from './kinds/duration'
import type { FileOptions } from './kinds/file'
import type { InstantOptions } from './kinds/instant'
import type { JsonOptions } from './kinds/json'
import type { NumberOptions } from './kinds/number'
import type { ReferenceOptions, ReferenceShape } from './kinds/reference'
import type { TextOptions } from './kinds/text'
import type { TimeOptions } from './kinds/time'

type Of<Name extends string, Options> = Options & { readonly kind: Name }

/** A field of any kind, as the builders make them. */
export type Field =
  | Of<'text', TextOptions>
  | Of<'integer' | 'number' | 'percent', NumberOptions>
  | Of<'decimal', DecimalOptions>
  | Of<'money', MoneyOptions>
  | Of<'boolean', BooleanOptions>
  | Of<'choice', ChoiceOptions & { readonly options: readonly string[] }>
  | Of<'choices', ChoicesOptions & { readonly options: readonly string[] }>
  | Of<'date', DateOptions>
  | Of<'time', TimeOptions>
  | Of<'instant', InstantOptions>
  | Of<'dateRange', DateRangeOptions>
  | Of<'duration', DurationOptions>
  | Of<'reference', ReferenceOptions & ReferenceShape>
  | Of<'list', ListOptions & ListShape>
  | Of<'group', FieldOptions<object> & GroupShape>
  | Of<'variant', VariantOptions & VariantShape>
  | Of<'map', MapOptions & MapShape>
  | Of<'file' | 'image', FileOptions>
  | Of<'code', CodeOptions>
  | Of<'colour', ColourOptions>
  | Of<'json', JsonOptions>

export type FieldKind = Field['kind']
export type FieldOf<Name extends FieldKind> = Extract<Field, { readonly kind: Name }>
export type Fields = { readonly [name: string]: Field }

export interface GroupShape<F extends Fields = Fields> {
  readonly fields: F
}

export interface ListOptions extends FieldOptions<readonly unknown[]>, CountRules {
  /** No two items may be equal. @default false */
  readonly uniqueItems?: boolean | undefined
  /**
   * How a form draws it: a row for each item, or, where the items are texts of one line, tags in one box.
   * @default 'rows'
   */
  readonly control?: 'rows' | 'tags' | undefined
}

export interface ListShape<Item extends Field = Field> {
  /** The field of each item. */
  readonly of: Item
}

export interface MapOptions extends FieldOptions<Readonly<Record<string, unknown>>>, CountRules {
  /** The expression that every key must match as a whole. */
  readonly keys?: RegExp | undefined
}

export interface MapShape<Item extends Field = Field> {
  /** The field of each value. */
  readonly of: Item
}

export type Variants = { readonly [name: string]: Fields }

export interface VariantOptions<Name extends string = string> extends FieldOptions<object> {
  /** The words for each of the groups. @default its key in words: `bankTransfer` becomes "Bank transfer" */
  readonly labels?: { readonly [name in Name]?: LocalizedText | undefined } | undefined
  /** The label of the question which of them it is. @default the name of that property in words */
  readonly byLabel?: LocalizedText | undefined
}

export interface VariantShape<V extends Variants = Variants> {
  /** The property that says which of the groups it is. */
  readonly by: string
  readonly variants: V
}
