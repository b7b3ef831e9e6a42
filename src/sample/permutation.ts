import { mix } from './hash'

/** The most numbers that are shuffled at once. */
export const MOST = 2 ** 32

/**
 * Shuffles the whole numbers below a size without a list of them: the same place never twice, and back again.
 *
 * A Feistel network of four rounds shuffles the next even power of two; what leaves the range is shuffled again until
 * it is within, at most a few times (Black, Rogaway: Ciphers with arbitrary finite domains. CT-RSA 2002).
 */
export function permutation(size: number, key: number) {
  let bits = 1
  while (2 ** (2 * bits) < size) bits += 1
  const mask = 2 ** bits - 1
  const keys = [1, 2, 3, 4].map((round) => mix(key + Math.imul(round, 0x9e3779b9)))
  const half = (value: number, round: number) => mix(value ^ (keys[round] ?? 0)) & mask
  const joined = (left: number, right: number) => ((left << bits) | right) >>> 0

  return {
    /** Where a number goes. */
    place(value: number): number {
      let placed = value
      do {
        let left = placed >>> bits
        let right = placed & mask
        for (let round = 0; round < 4; round += 1) [left, right] = [right, left ^ half(right, round)]
        placed = joined(left, right)
      } while (placed >= size)
      return placed
    },
    /** Which number went there. */
    valueAt(place: number): number {
      let value = place
      do {
        let left = value >>> bits
        let right = value & mask
        for (let round = 3; round >= 0; round -= 1) [left, right] = [right ^ half(left, round), left]
        value = joined(left, right)
      } while (value >= size)
      return value
    },
  }
}
