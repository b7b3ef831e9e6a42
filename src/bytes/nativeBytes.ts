import { needBytes } from './needs'

/** What bytes have in newer engines; older ones lack it, and so does TypeScript's library for them. */
export interface NativeBytes extends Uint8Array {
  readonly toBase64?: (options?: object) => string
  readonly toHex?: () => string
}

interface NativeConstructor {
  readonly fromBase64?: (text: string, options?: object) => Uint8Array<ArrayBuffer>
  readonly fromHex?: (text: string) => Uint8Array<ArrayBuffer>
}

interface NodeBuffer extends Uint8Array<ArrayBuffer> {
  toString(encoding?: string): string
}

interface NodeBuffers {
  readonly prototype: { indexOf(this: Uint8Array, byte: number): number }
  from(text: string, encoding: string): NodeBuffer
  from(bytes: ArrayBufferLike, from: number, length: number): NodeBuffer
}

export const nativeBytes = Uint8Array as NativeConstructor

/** Below so many characters a table is faster than asking twice. */
const SHORT = 128

const { Buffer: buffers } = globalThis as { readonly Buffer?: NodeBuffers }

/** Node before 25 has neither, but encodes natively all the same. */
export function encodeInNode(bytes: Uint8Array, encoding: 'base64' | 'hex'): string | undefined {
  needBytes(bytes)
  return buffers?.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding)
}

/**
 * Node reads on, or stops in silence, where the text is malformed. What it read is right where it reads as the text
 * again; of any other text the tables must judge.
 */
export function decodeInNode(text: string, encoding: 'base64' | 'hex'): Uint8Array<ArrayBuffer> | undefined {
  const read = typeof text === 'string' && text.length > SHORT ? buffers?.from(text, encoding) : undefined
  // A copy: it lies in memory that Node shares out.
  return read && read.toString(encoding) === text ? new Uint8Array(read) : undefined
}

/** Whether a byte occurs, where Node can tell: it looks faster than the engine does. */
export function occursInNode(bytes: Uint8Array, byte: number): boolean | undefined {
  return buffers && buffers.prototype.indexOf.call(bytes, byte) >= 0
}
