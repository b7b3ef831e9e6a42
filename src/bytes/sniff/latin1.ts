/** One character for each byte, of so many bytes at most. */
export const latin1 = (bytes: Uint8Array, count: number) => String.fromCharCode(...bytes.subarray(0, count))
