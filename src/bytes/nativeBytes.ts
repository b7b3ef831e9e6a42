import { needBytes } from './needs'

/** Methods that bytes have in newer engines, but not yet in TypeScript's library. */
export interface NativeBytes extends Uint8Array {
  readonly toBase64?: ((options?: object) => string) | undefined
  readonly toHex?: (() => string) | undefined
}

interface NativeConstructor {
  readonly fromBase64?: ((text: string, options?: object) => Uint8Array<ArrayBuffer>) | undefined
  readonly fromHex?: ((text: string) => Uint8Array<ArrayBuffer>) | undefined
}

interface NodeBuffer extends Uint8Array<ArrayBuffer> {
  toString(encoding?: string): string
}

type NodeEncoding = 'base64' | 'base64url' | 'hex'

interface NodeBuffers {
  readonly prototype: { indexOf(this: Uint8Array, byte: number): number }
  byteLength(text: string): number
  from(text: string, encoding: string): NodeBuffer
  from(bytes: ArrayBufferLike, from: number, length: number): NodeBuffer
}

export const nativeBytes = Uint8Array as NativeConstructor

/** Below so many characters a table is faster than asking twice. */
const SHORT = 128

const { Buffer: buffers } = globalThis as { readonly Buffer?: NodeBuffers | undefined }

/** Node before 25 has neither, but encodes natively all the same. */
export function encodeInNode(bytes: Uint8Array, encoding: NodeEncoding): string | undefined {
  needBytes(bytes)
  return buffers?.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding)
}

/**
 * Node passes over characters that do not belong, or stops at them, in silence: the caller has to see whether it read
 * all. Of characters beyond ASCII it would take a part, so that such a text is not read at all.
 */
export function decodeInNode(text: string, encoding: NodeEncoding): Uint8Array<ArrayBuffer> | undefined {
  if (text.length <= SHORT || buffers?.byteLength(text) !== text.length) return undefined
  // A copy: few bytes lie in memory that Node shares out.
  return new Uint8Array(buffers.from(text, encoding))
}

/** Whether a byte occurs, where Node can tell: it looks faster than the engine does. */
export function occursInNode(bytes: Uint8Array, byte: number): boolean | undefined {
  return buffers && buffers.prototype.indexOf.call(bytes, byte) >= 0
}
