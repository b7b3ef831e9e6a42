let decoder: TextDecoder | undefined
let desk: Uint16Array<ArrayBuffer> | undefined

/** Room to write so many pairs in, until they are a text: to ask for memory each time takes as long as writing. */
export const deskFor = (pairs: number) =>
  pairs > 64 && pairs <= 4096 ? (desk ??= new Uint16Array(4096)).subarray(0, pairs) : new Uint16Array(pairs)

/** Two characters of an alphabet for each number below the square of its length, to be written at once. */
export function pairsOf(alphabet: string): Uint16Array {
  const { length } = alphabet
  // Written byte by byte and read two by two, so that the order of bytes of the machine does not matter.
  const codes = Array.from({ length: 2 * length ** 2 }, (_, at) =>
    alphabet.charCodeAt(at & 1 ? (at >> 1) % length : at / (2 * length)),
  )
  return new Uint16Array(new Uint8Array(codes).buffer)
}

/** The pairs as a text: many times as fast as putting one together. */
export const asciiText = (written: Uint16Array<ArrayBuffer>) =>
  (decoder ??= new TextDecoder()).decode(written)
