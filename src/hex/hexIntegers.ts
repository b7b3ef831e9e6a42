/** One to eight bytes read as a whole number, in both orders. */
export interface HexIntegers {
  readonly littleEndian: HexInteger
  readonly bigEndian: HexInteger
}

export interface HexInteger {
  readonly unsigned: bigint
  readonly signed: bigint
}

/** The longest that processors have. */
export const longestInteger = 8

export function integersOf(bytes: Uint8Array): HexIntegers {
  return { littleEndian: integerOf(Uint8Array.from(bytes).reverse()), bigEndian: integerOf(bytes) }
}

function integerOf(bytes: Uint8Array): HexInteger {
  let unsigned = 0n
  for (const byte of bytes) unsigned = unsigned * 256n + BigInt(byte)
  return { unsigned, signed: BigInt.asIntN(bytes.length * 8, unsigned) }
}
