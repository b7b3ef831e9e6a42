/** The last step of MurmurHash3 for 32 bits: each bit of the input turns half of the output's. */
export function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35)
  return (whole ^ (whole >>> 16)) >>> 0
}

/** A text under a key, so that a path is hashed name by name. */
export function hashText(text: string, key: number): number {
  let hash = key ^ 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash ^ text.length)
}

/** Where a record, or an item within a point, stands: the other half of what a value is made of, beside its path. */
export function pointOf(index: number, point = 0): number {
  return mix(mix(point ^ Math.floor(index / WORD)) + Math.imul(index, GOLDEN))
}

export const WORD = 2 ** 32
const GOLDEN = 0x9e3779b9

/** Throws a whole number from 0 up to a count. */
export type Dice = (count: number) => number

/**
 * Dice whose throws follow from a number: whole numbers of 32 bits, products and quotients alone, which every engine
 * computes alike.
 * @param isStill whether every throw is the lowest
 */
export function diceOf(state: number, isStill = false): Dice {
  let at = state
  const next = () => mix((at = (at + GOLDEN) | 0))
  return (count) => {
    if (isStill) return 0
    // With 52 bits where there is much to choose from; the greatest is still below 1.
    const fine = count > 1e6 ? (next() >>> 12) / 2 ** 20 : 0
    return Math.floor(((next() + fine) / WORD) * count)
  }
}

export function pick<Item>(list: readonly Item[], dice: Dice): Item {
  return list[dice(list.length)] as Item
}
