import type { Access } from '../access/access'
import type { EntitySection } from './EntitySection'
import type { Mark } from './Mark'
import type { Fields } from '../fields/Field'
import type { StandardJsonSchema } from '../schema/JsonSchema'
import type { LocalizedText } from '../labels/LocalizedText'
import type { Rule } from '../rules/Rule'
import type { States, Transitions } from '../states/states'
import type { When } from '../conditions/When'

/** One part of the order of records. */
export interface Sort<Name extends string = string> {
  readonly field: Name
  readonly direction: 'ascending' | 'descending'
}

/** The declaration of one kind of record. */
export interface EntityDeclaration<F extends Fields = Fields, Role extends string = string> {
  /** The name in code and addresses: `strike`. */
  readonly name: string
  /** One and many, in headings: `['Bird strike', 'Bird strikes']`; each may be given by language. */
  readonly labels: readonly [one: LocalizedText, many: LocalizedText]
  /** The same inside a sentence ("New {noun}"). @default the labels, in English with a small first letter */
  readonly nouns?: readonly [one: LocalizedText, many: LocalizedText] | undefined
  /** The field that identifies a record. */
  readonly id: keyof F & string
  /** The field that names a record to a person. @default the id */
  readonly title?: (keyof F & string) | undefined
  /**
   * The title as people would say it, made of fields: `{species} at {airport}`. References stand with their titles. The page of a
   * record is headed by it. @default the title alone
   */
  readonly titleTemplate?: LocalizedText | undefined
  /**
   * The field that tells records of one title apart, the number that people quote, say: it stands beside the title, in lists
   * below it. @default none
   */
  readonly subtitle?: (keyof F & string) | undefined
  /** The field that changes with every change of the record; sent as `ifMatch`. */
  readonly version?: (keyof F & string) | undefined
  readonly fields: F
  /** How a form and the page of a record set the fields: below headings, or in steps. @default all of them below each other */
  readonly sections?: readonly EntitySection<F>[] | undefined
  /** Three to five fields that matter most: in a strip above the others of a record, and first beside its title in related lists. */
  readonly facts?: readonly (keyof F & string)[] | undefined
  /**
   * The fields that are columns of a list at first, in this order; people can add the others. A list that is given `fields` or
   * `defaultShown` goes by those.
   * @default title and state, then the first of the others that have room in a cell
   */
  readonly columns?: readonly (keyof F & string)[] | undefined
  /**
   * The order of its lists, on a screen, on the page of another record and on an overview, until a person asks for another: the first
   * decides, the next among equals. Where their source cannot sort so, they keep the source's.
   * @default the order of the source
   */
  readonly sort?: readonly Sort<keyof F & string>[] | undefined
  /**
   * How a record is removed: after a question, after its name was typed, for what cannot be brought back and must not be lost
   * by mistake, or at once, with a way to undo it.
   * @default where the source can bring it back, at once in a product; after a question elsewhere
   */
  readonly removal?: 'asked' | 'typed' | 'undone' | undefined
  /**
   * Whether a record can be the start of another one like it. `false` where each is made from nothing, such as an application.
   * @default true
   */
  readonly duplicable?: boolean | undefined
  /** Rules across fields and across records, made by `rule()`, `unique()` and `noOverlap()`. */
  readonly rules?: readonly Rule<keyof F & string, When<F>, When<F>>[] | undefined
  /** The states that a record is in, one after another. */
  readonly states?: States<F> | undefined
  /** The ways from one state to another. */
  readonly transitions?: Transitions<F> | undefined
  /** Words beside values that want attention, while a condition holds: "Low" at a stock below its minimum. */
  readonly marks?: readonly Mark<F>[] | undefined
  /** Who may do what. */
  readonly access?: Access<F, Role> | undefined
}

/** An entity: its declaration, checked, and a Standard Schema and a Standard JSON Schema at once. */
export interface Entity<F extends Fields = Fields, Role extends string = string> extends EntityDeclaration<
  F,
  Role
> {
  readonly title: keyof F & string
  readonly fieldNames: readonly (keyof F & string)[]
  /** https://standardschema.dev, version 1 */
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'screenwright'
    readonly validate: (value: unknown) => SchemaResult<AcceptedBy<F>> | Promise<SchemaResult<AcceptedBy<F>>>
    readonly jsonSchema: StandardJsonSchema
    readonly types?: { readonly input: DraftBy<F>; readonly output: AcceptedBy<F> } | undefined
  }
}

export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[] }

/** The type of one field's value. */
export type ValueOf<One> = One extends { readonly '~values'?: readonly [infer Stored, unknown] | undefined }
  ? Stored
  : unknown

/** The type of one field in a draft: numbers and dates may still be text as typed. */
export type DraftedOf<One> = One extends {
  readonly '~values'?: readonly [unknown, infer Drafted] | undefined
}
  ? Drafted
  : unknown

type CertainNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readOnly: true; required: false }
    ? never
    : F[Name] extends { required: true } | { readOnly: true }
      ? Name
      : never
}[keyof F]
type RequiredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readOnly: true }
    ? never
    : F[Name] extends { required: true }
      ? Name
      : never
}[keyof F]
type WritableNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readOnly: true } ? never : Name
}[keyof F]
type Flat<T> = { [Name in keyof T]: T[Name] } & {}

/**
 * A stored record: fields that are required or made by the server are there, the rest may be missing or null. So may what the server
 * makes only later, as `required: false` says beside `readOnly`.
 */
export type RecordBy<F extends Fields> = Flat<
  { readonly [Name in CertainNames<F>]: ValueOf<F[Name]> } & {
    readonly [Name in Exclude<keyof F, CertainNames<F>>]?: ValueOf<F[Name]> | null | undefined
  }
>

/** A draft: any value may be missing, and a number or a date may still be text as typed. */
export type DraftBy<F extends Fields> = Flat<{
  readonly [Name in WritableNames<F>]?: DraftedOf<F[Name]> | null | undefined
}>

/** An accepted draft: without the fields that the server makes. */
export type AcceptedBy<F extends Fields> = Flat<
  { readonly [Name in RequiredNames<F>]: ValueOf<F[Name]> } & {
    readonly [Name in Exclude<WritableNames<F>, RequiredNames<F>>]?: ValueOf<F[Name]> | null | undefined
  }
>

/** A group within a record: that of its server, or what follows from the rest of it, may be there. */
export type PartBy<F extends Fields> = Flat<
  { readonly [Name in RequiredNames<F>]: ValueOf<F[Name]> } & {
    readonly [Name in Exclude<keyof F, RequiredNames<F>>]?: ValueOf<F[Name]> | null | undefined
  }
>

export type RecordOf<E> = E extends Entity<infer F> ? RecordBy<F> : never
export type DraftOf<E> = E extends Entity<infer F> ? DraftBy<F> : never
export type AcceptedOf<E> = E extends Entity<infer F> ? AcceptedBy<F> : never
