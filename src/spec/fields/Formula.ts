import type { AnyWhen } from '../conditions/AnyWhen'

/** A number of a formula: a field beside it by its name, a number as it stands, or what another formula comes to. */
export type Operand = string | number | Formula

/**
 * How a number, or a day, follows from others. Names are those of the fields beside it; exact numbers stay exact. A percentage counts as the share
 * that it is: 19 as 0.19.
 */
export type Formula =
  | Adding
  | Multiplying
  | { readonly divide: readonly [Operand, by: Operand] }
  | {
      /** A list: its items are added up. */
      readonly sum: string
      /** The part of each item, by the names of the fields in it. @default the item itself, which is a number */
      readonly of?: Operand | undefined
    }
  /** How many items a list has. */
  | { readonly count: string }
  /** The days from one date to another: 2 from Friday to Sunday. */
  | { readonly days: readonly [from: string, until: string] }
  /** The hours from one moment or time to another; a time that is not after the first is one of the next day. */
  | { readonly hours: readonly [from: string, until: string] }
  | Choosing
  | DayAfter

/** One number or another: `{ when: { state: 'waived' }, value: 0, otherwise: { subtract: ['amount', 'paid'] } }`. */
export interface Choosing {
  /** A condition on the fields beside it, without `me` and without a day that moves on. */
  readonly when: AnyWhen
  /** The number where it holds. @default none: the value is missing */
  readonly value?: Operand | undefined
  /** The number where it does not hold. @default none: the value is missing */
  readonly otherwise?: Operand | undefined
}

/**
 * For a field that is a date: the day so many months, and then so many days, after another, as in `{ after: 'issued', days: 30 }`. Less than
 * 0 is before it. A month after the 31st of January is the last of February.
 */
export interface DayAfter {
  /** A date. */
  readonly after: string
  readonly months?: Operand | undefined
  readonly days?: Operand | undefined
}

/** A value that is missing counts nothing. */
type Adding =
  | { readonly add: readonly Operand[] }
  /** The first without all others. */
  | { readonly subtract: readonly Operand[] }
  /** The smallest. */
  | { readonly min: readonly Operand[] }
  /** The largest: `{ max: [0, { subtract: ['total', 'paid'] }] }`. */
  | { readonly max: readonly Operand[] }

/** Of a value that is missing no product is known. */
type Multiplying = { readonly multiply: readonly Operand[] }
