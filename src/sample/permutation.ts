import { mix } from './hash'

/**
 * Shuffle the whole numbers below a size, 2 ** 32 at most, without a list of them: the same place never twice, and
 * back again.
 *
 * A Feistel network of four rounds shuffles the next even power of two; what leaves the range is shuffled again until
 * it is within, at most a few times (Black, Rogaway: Ciphers with arbitrary finite domains. CT-RSA 2002).
 */
export function permutation(size: number, key: number) {
  let bits = 1
  while (4 ** bits < size) bits += 1
  const mask = 2 ** bits - 1
  const keys = [1, 2, 3, 4].map((round) => mix(key + round))
  const shuffled = (rounds: readonly number[]) => (value: number) => {
    let placed = value
    do {
      let left = placed >>> bits
      let right = placed & mask
      for (let round = 0; round < 4; round += 1) {
        const before = left
        left = right
        right = before ^ (mix(right ^ (rounds[round] ?? 0)) & mask)
      }
      // The halves change places, so that the same rounds in the other order lead back.
      placed = ((right << bits) | left) >>> 0
    } while (placed >= size)
    return placed
  }
  return {
    /** Where a number goes. */
    place: shuffled(keys),
    /** Which number went there. */
    valueAt: shuffled([...keys].reverse()),
  }
}
