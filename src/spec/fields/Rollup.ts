import type { AnyWhen } from '../conditions/AnyWhen'

/** Where a value comes from: the records of another entity that point at this one. */
export type Rollup = RollupOf & RollupOfWhat

interface RollupOf {
  /** The entity whose records they are. */
  readonly of: string
  /** Their reference to this record. */
  readonly via: string
  /** Those that count, by a condition on their own fields: `{ state: 'enrolled' }`. @default all */
  readonly filter?: AnyWhen | undefined
}

/** The value that the records give together. Those without a value of the field count nothing. */
type RollupOfWhat =
  /** How many they are. */
  | { readonly count: true }
  /** Of a number, added up. */
  | { readonly sum: string }
  /** Of a number, with `weight` by another one. None without a value. */
  | { readonly average: string; readonly weight?: string | undefined }
  /** The smallest, or the earliest. */
  | { readonly min: string }
  /** The largest, or the latest. */
  | { readonly max: string }

/** The fields of the others that are read for it, without those of its `filter`. */
export function namesInRollup(rollup: Rollup): readonly string[] {
  if ('sum' in rollup) return [rollup.sum]
  if ('min' in rollup) return [rollup.min]
  if ('max' in rollup) return [rollup.max]
  if (!('average' in rollup)) return []
  return rollup.weight === undefined ? [rollup.average] : [rollup.average, rollup.weight]
}
