import type { Entity } from '../spec/Entity'
import type { Field, Fields } from '../spec/Field'
import { labelOf } from '../spec/labels'
import { type Dice, hashText } from './hash'
import type { SampleWords } from './SampleWords'

/** Where a field stands in its entity, and what a value of it hangs on. */
export interface Place {
  /** The names on the way; `ITEM` where one of several stands. */
  readonly path: readonly (string | typeof ITEM)[]
  /** The entity's name and the path, in words of a developer. */
  readonly named: string
  /** Name and label in small words, from which a meaning is guessed. */
  readonly words: string
  /** The same of what the field stands in. */
  readonly around: string
  /** The hash of seed, entity and path. */
  readonly key: number
  /** The hash of what the field stands in: what belongs together is drawn from it. */
  readonly homeKey: number
  readonly isSensitive: boolean
  /** Whether it is one of several and so is there whenever it is counted. */
  readonly isItem: boolean
}

export const ITEM = Symbol('item')

/** Where the fields of an entity stand. */
export function rootOf({ name }: { readonly name: string }, { seed }: Pick<Setting, 'seed'>): Place {
  const key = hashText(name, seed)
  return {
    path: [],
    named: name,
    words: wordsOf(name),
    around: '',
    key,
    homeKey: key,
    isSensitive: false,
    isItem: false,
  }
}

export function placeOf(name: string, field: Field, home: Place): Place {
  return {
    path: [...home.path, name],
    named: `${home.named}.${name}`,
    words: wordsOf(`${labelOf({ kind: field.kind }, name)} ${field.label ?? ''}`),
    around: home.words,
    key: hashText(name, home.key),
    homeKey: home.key,
    isSensitive: home.isSensitive || field.sensitive === true,
    isItem: false,
  }
}

export function itemPlace(field: Field, home: Place): Place {
  return {
    ...home,
    path: [...home.path, ITEM],
    words: wordsOf(`${field.label ?? ''} ${home.words}`),
    key: hashText('[]', home.key),
    isSensitive: home.isSensitive || field.sensitive === true,
    isItem: true,
  }
}

export function wordsOf(text: string): string {
  return text.toLowerCase().trim()
}

/** What is sampled of an entity. */
export type SampledEntity = Pick<Entity, 'name' | 'rules' | '~standard'> & {
  readonly id: string
  readonly fields: Fields
}

/** What all samples of one sampler share. */
export interface Setting {
  readonly seed: number
  readonly words: SampleWords
  /** In seconds since 1970. */
  readonly now: number
  /** The share of optional values that are left out. */
  readonly missing: number
  readonly provider: SampleProvider | undefined
  /** The dice of a place and a point. */
  diceAt(key: number, point: number): Dice
  /** How many records an entity has. */
  count(entity: string): number
  /** The id of one of them. */
  idOf(entity: string, index: number): string | number
  /** How values of a field are made; at the limits of its rules where that is asked for. */
  makerOf(field: Field, place: Place, setting: Setting): Make
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
  /** Whether the rules of the record refused the limits, so that usual values take their place. */
  readonly isUsual?: boolean
  /** Whether everything optional is there and no list is empty. */
  readonly isFull?: boolean
  /** The positions within lists that lead to where the run is. */
  readonly trail: (string | number)[]
  /** The values around, made as they are asked for, for rules of the host. */
  readonly around?: Readonly<Record<string, unknown>> | undefined
}

/** Makes the value of one field, or of all fields of a group, at a point. */
export type Make = (point: number, run: Run) => unknown

/** How values of one field are made. */
export interface Source {
  /** @param trial how many values were refused before */
  draw(dice: Dice, point: number, run: Run, trial: number): unknown
  /** Whether no value can break a rule, so that none has to be judged. */
  readonly isSure?: boolean
}
