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
  byteLength(text: string): number
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
 * Node passes over characters that do not belong, or stops at them, in silence: it then gives fewer bytes than the text
 * stands for. Of characters beyond ASCII it would take a part, so that such a text is not read at all.
 */
export function decodeInNode(text: string, encoding: 'base64' | 'hex'): Uint8Array<ArrayBuffer> | undefined {
  if (!buffers || typeof text !== 'string' || text.length <= SHORT) return undefined
  if (buffers.byteLength(text) !== text.length) return undefined
  const read = buffers.from(text, encoding)
  // Few bytes lie in memory that Node shares out.
  return read.length === read.buffer.byteLength ? new Uint8Array(read.buffer) : new Uint8Array(read)
}

/** Whether a byte occurs, where Node can tell: it looks faster than the engine does. */
export function occursInNode(bytes: Uint8Array, byte: number): boolean | undefined {
  return buffers && buffers.prototype.indexOf.call(bytes, byte) >= 0
}
