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
  return mix(mix(point ^ Math.floor(index / WORD)) + Math.imul(index % WORD, 0x9e3779b1))
}

const WORD = 2 ** 32

/**
 * Numbers that look thrown and follow from one. Whole numbers of 32 bits, products and quotients alone, which every
 * engine computes alike.
 */
export class Dice {
  #state: number
  readonly #isStill: boolean

  /** @param isStill whether every throw is the lowest */
  constructor(state: number, isStill = false) {
    this.#state = state
    this.#isStill = isStill
  }

  /** A whole number from 0 up to 2 ** 32. */
  next(): number {
    return this.#isStill ? 0 : mix((this.#state = (this.#state + 0x9e3779b9) | 0))
  }

  /** From 0 up to 1. */
  fraction(): number {
    return this.next() / WORD
  }

  /** A whole number from 0 up to a count. */
  below(count: number): number {
    return count <= WORD
      ? Math.floor((this.next() * count) / WORD)
      : Math.min(Math.floor(((this.next() + this.fraction()) / WORD) * count), count - 1)
  }

  /** A whole number from one to another; both belong to it. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  pick(list: readonly string[]): string {
    return list[this.below(list.length)] ?? ''
  }
}
