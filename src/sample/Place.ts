import type { Entity } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/Field'
import type { FieldBase } from '../spec/fields/FieldBase'
import { type Dice, hashText } from './hash'
import { SampleError, type SampleErrorReason } from './SampleError'
import type { SampleWords } from './SampleWords'

/** A field at its place in its entity, with all that its values follow from. */
export interface Place {
  /** The names on the way, the entity's first; undefined for an item of several. */
  readonly path: readonly (string | undefined)[]
  /** The entity, group or list around it: values that belong together are drawn from its key. */
  readonly parent: Place | undefined
  /** Name and label in small words, from which a meaning is guessed. */
  readonly words: string
  /** The hash of seed, entity and path. */
  readonly key: number
  readonly isSensitive: boolean
  /** Whether it is left out now and then: not what is required, counted or made by the server. */
  readonly isOptional: boolean
}

/** Where an entity stands, under the hash of its seed. */
export const rootOf = ({ name }: { readonly name: string }, key: number): Place =>
  placeOf(name, {}, { path: [], parent: undefined, words: '', key, isSensitive: false, isOptional: false })

/** @param name nothing for one of several */
export function placeOf(
  name: string | undefined,
  { label = '', sensitive = false, required, readOnly }: Partial<FieldBase>,
  parent: Place,
): Place {
  const words = name?.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]/g, ' ') ?? parent.words
  return {
    path: [...parent.path, name],
    parent,
    words: `${words} ${typeof label === 'string' ? label : Object.values(label).join(' ')}`.toLowerCase(),
    key: hashText(name ?? '[]', parent.key),
    isSensitive: parent.isSensitive || sensitive,
    isOptional: name !== undefined && !required && !readOnly,
  }
}

/** The error for a field of which nothing can be sampled. */
export function noSample(
  { path }: Pick<Place, 'path'>,
  reason: SampleErrorReason,
  why?: string,
): SampleError {
  return new SampleError(path.filter((name) => name !== undefined).join('.'), reason, why)
}

/** The part of an entity that sampling needs. */
export type SampledEntity = Pick<Entity, 'name' | 'rules' | '~standard'> & {
  readonly id: string
  readonly fields: Fields
}

/** The options and functions that all samples of one sampler share. */
export interface SampleContext {
  /** The hash of the seed. */
  readonly seed: number
  readonly words: SampleWords
  /** In seconds since 1970. */
  readonly now: number
  /** The share of optional values that are left out. */
  readonly missing: number
  readonly provider: SampleProvider | undefined
  /** How many records an entity has. */
  count(entity: string): number
  /** The id of one of them. */
  idOf(entity: string, index: number): string | number
  /** How values of a field are made; at the limits of its rules where that is asked for. */
  makerOf(field: Field, place: Place, context: SampleContext): Make
}

/**
 * Supplies values in place of the built-in ones: whatever it answers is taken if the field's rules let it through.
 * `undefined` leaves the value to the sampler, and so do ids and unique values. The hash is a whole number of 32 bits
 * that follows from seed, path and index.
 */
export type SampleProvider = (field: Field, path: readonly (string | number)[], hash: number) => unknown

/** How one record is made. */
export interface Run {
  readonly index: number
  /** The positions and keys that lead to where the run is. */
  readonly trail: readonly (string | number)[]
  /** The share of optional values that are left out, where it is not the usual one; at 0 no list is empty. */
  readonly missing?: number | undefined
  /** How often the rules of the host rejected what stands at a path, once they rejected something. */
  readonly rejected?: ReadonlyMap<string, number> | undefined
}

/** Makes the value of one field, or of all fields of a group, at a point. */
export type Make = (point: number, run: Run) => unknown

/**
 * Draws a value of a field, which is validated afterwards.
 * @param trial how many values were rejected before
 */
export type Draw = (dice: Dice, point: number, run: Run, trial: number) => unknown
