import { ByteError } from './ByteError'
import { decodeUtf8 } from './utf8'

export interface ByteOrder {
  /**
   * Whether the lowest byte of a number comes first, as in ZIP; in PNG and on the network it comes last.
   * @default false
   */
  readonly littleEndian?: boolean | undefined
}

/** Reads one value after the other. What is not there whole is a `ByteError`, never a shorter answer. */
export class ByteReader {
  /** Where the next value is read; set it to read elsewhere. */
  position = 0
  readonly length: number
  readonly #view: DataView
  readonly #little: boolean | undefined

  constructor(bytes: Uint8Array, { littleEndian }: ByteOrder = {}) {
    this.length = bytes.length
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    this.#little = littleEndian
  }

  /** How many bytes are left. */
  get left(): number {
    return this.length - this.position
  }

  u8(): number {
    return this.#view.getUint8(this.skip(1))
  }

  u16(): number {
    return this.#view.getUint16(this.skip(2), this.#little)
  }

  u32(): number {
    return this.#view.getUint32(this.skip(4), this.#little)
  }

  u64(): bigint {
    return this.#view.getBigUint64(this.skip(8), this.#little)
  }

  i8(): number {
    return this.#view.getInt8(this.skip(1))
  }

  i16(): number {
    return this.#view.getInt16(this.skip(2), this.#little)
  }

  i32(): number {
    return this.#view.getInt32(this.skip(4), this.#little)
  }

  i64(): bigint {
    return this.#view.getBigInt64(this.skip(8), this.#little)
  }

  f32(): number {
    return this.#view.getFloat32(this.skip(4), this.#little)
  }

  f64(): number {
    return this.#view.getFloat64(this.skip(8), this.#little)
  }

  /** So many bytes, in the same memory and not a copy. */
  bytes(count: number): Uint8Array {
    const { buffer, byteOffset } = this.#view
    return new Uint8Array(buffer, byteOffset + this.skip(count), count)
  }

  /** So many bytes of UTF-8. */
  text(count: number): string {
    return decodeUtf8(this.bytes(count))
  }

  /** Passes over so many bytes and answers with where they began. */
  skip(count: number): number {
    const at = this.position
    if (!(at >= 0 && count >= 0 && count <= this.left)) {
      throw new ByteError('short', `there are no ${count} bytes`, at)
    }
    this.position += count
    return at
  }
}
