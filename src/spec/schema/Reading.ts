import { isPlainObject } from '../values/ownValue'
import type { Field } from '../fields/Field'
import type { Flat } from './flatten'
import type { Exactness, Presence } from './exactField'
import type { Part } from './Part'
import type { SchemaReporter } from './SchemaReport'
import type { SchemaWork } from './SchemaWork'

/** One value that is read: what its schemas say, and how the values within it are read. */
export interface Reading extends Presence {
  readonly flat: Flat
  /** Where the value is spoken of: the first of its schemas. */
  readonly at: string
  readonly reporter: SchemaReporter
  readonly work: SchemaWork
  /** Reads another value. @returns nothing when no value is right there */
  read(parts: readonly Part[], required: boolean): Field | undefined
  /** All that schemas say of another value, without a report. */
  look(parts: readonly Part[]): Flat
  /** Reads the fields of an object made of these schemas besides what is read already. */
  readMembers(parts: readonly Part[], without: string): Readonly<Record<string, Field>>
  /** Remembers that white space alone is rejected where the schema would take it. */
  blankRejected(field: Field): Field
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'
export const isTrue = (value: unknown): value is true => value === true
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
export const isSchema = (value: unknown): value is object | boolean =>
  typeof value === 'boolean' || isPlainObject(value)

type Numbers = readonly { readonly value: number }[]

export function most(statements: Numbers): number | undefined {
  return statements.length === 0
    ? undefined
    : statements.reduce((max, { value }) => Math.max(max, value), -Infinity)
}

export function least(statements: Numbers): number | undefined {
  return statements.length === 0
    ? undefined
    : statements.reduce((min, { value }) => Math.min(min, value), Infinity)
}

/** Only the options that say something. */
export function given<Options extends object>(
  options: Options,
): {
  [Name in keyof Options]: Exclude<Options[Name], undefined>
} {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Options]: Exclude<Options[Name], undefined>
  }
}

/** The presence of the value, as `exactField` takes it. */
export function presenceOf({ required, nullable }: Reading): Pick<Exactness, 'required' | 'nullable'> {
  return { required, nullable }
}
