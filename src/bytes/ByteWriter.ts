import { ByteError } from './ByteError'
import type { ByteOrder } from './ByteReader'
import { encodeUtf8 } from './utf8'

/** Writes one value after the other into memory that grows. A number that has no room is a `ByteError`, never cut. */
export class ByteWriter {
  readonly #little: boolean | undefined
  #view = new DataView(new ArrayBuffer(256))
  #length = 0

  constructor({ littleEndian }: ByteOrder = {}) {
    this.#little = littleEndian
  }

  /** How many bytes are written. */
  get length(): number {
    return this.#length
  }

  u8(value: number): this {
    return this.#number(1, 'Uint8', value)
  }

  u16(value: number): this {
    return this.#number(2, 'Uint16', value)
  }

  u32(value: number): this {
    return this.#number(4, 'Uint32', value)
  }

  u64(value: bigint): this {
    return this.#number(8, 'BigUint64', value)
  }

  i8(value: number): this {
    return this.#number(1, 'Int8', value)
  }

  i16(value: number): this {
    return this.#number(2, 'Int16', value)
  }

  i32(value: number): this {
    return this.#number(4, 'Int32', value)
  }

  i64(value: bigint): this {
    return this.#number(8, 'BigInt64', value)
  }

  /** The nearest number of 32 bits. */
  f32(value: number): this {
    this.#view.setFloat32(this.#grow(4), value, this.#little)
    return this
  }

  f64(value: number): this {
    this.#view.setFloat64(this.#grow(8), value, this.#little)
    return this
  }

  bytes(bytes: Uint8Array): this {
    const at = this.#grow(bytes.length)
    new Uint8Array(this.#view.buffer).set(bytes, at)
    return this
  }

  /** A text as UTF-8, without its length. */
  text(text: string): this {
    return this.bytes(encodeUtf8(text))
  }

  /** A copy of what is written so far. */
  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#view.buffer.slice(0, this.#length))
  }

  #number(size: number, kind: NumberKind, value: number | bigint): this {
    const at = this.#grow(size)
    this.#view[`set${kind}`](at, value as never, this.#little)
    if (this.#view[`get${kind}`](at, this.#little) === value) return this
    this.#length = at
    throw new ByteError('range', `${value} has no room in ${kind}`, at)
  }

  #grow(count: number): number {
    const at = this.#length
    this.#length += count
    const { buffer } = this.#view
    if (this.#length > buffer.byteLength) {
      const larger = new Uint8Array(Math.max(this.#length, 2 * buffer.byteLength))
      larger.set(new Uint8Array(buffer))
      this.#view = new DataView(larger.buffer)
    }
    return at
  }
}

type NumberKind = 'Uint8' | 'Uint16' | 'Uint32' | 'BigUint64' | 'Int8' | 'Int16' | 'Int32' | 'BigInt64'
