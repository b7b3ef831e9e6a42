import { writeDigits, writeNumber } from '../messages/writeNumber'
import { readNumber } from '../spec/values/numberText'
import { signOfPercent, withoutSign } from './numberSigns'
import type { Notation } from './useWrittenControl'
import { withoutGroups } from './withoutGroups'

/** A number; the text as typed where it is none; `null` where nothing stands. */
export type NumberValue = number | string | null

/** Read a text as a number, but only when the number says exactly the same. */
export function understandNumber(text: string, locale: string): NumberValue {
  const reading = readNumber(text, locale)
  if (reading.kind === 'empty') return null
  return reading.kind === 'number' ? reading.value : text
}

/** Numbers, as they are counted and measured. */
export const numbers: Notation<NumberValue> = {
  read: understandNumber,
  write: showNumber,
  isSame: Object.is,
  adjust: withoutGroups,
}

/** Numbers without marks between their thousands, such as years. */
export const ungrouped: Notation<NumberValue> = {
  ...numbers,
  write: (value, locale) => (typeof value === 'number' ? writeDigits(value, locale) : (value ?? '')),
}

/** Shares of a hundred: 15 for 15 %. The sign may be typed or pasted with the number. */
export const percentages: Notation<NumberValue> = {
  ...numbers,
  read: (text, locale) => {
    const share = understandNumber(withoutSign(text, signOfPercent(locale)), locale)
    return typeof share === 'number' ? share : understandNumber(text, locale)
  },
}

export function showNumber(value: NumberValue | undefined, locale: string): string {
  return typeof value === 'number' ? writeNumber(value, locale) : (value ?? '')
}
