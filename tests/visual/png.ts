import { deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

/** A picture as its pixels: red, green, blue, alpha. */
export interface Picture {
  width: number
  height: number
  data: Buffer
}

export function decode(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file)
  return { width, height, data }
}

/**
 * As small as it gets, since every version of a baseline stays in the history: 256 colours or fewer, which
 * is most pictures of an interface, take one byte for each pixel before compression.
 */
export function encode(picture: Picture): Buffer {
  const indexed = withPalette(picture)
  if (indexed) return indexed
  const png = new PNG({ width: picture.width, height: picture.height })
  picture.data.copy(png.data)
  return PNG.sync.write(png, { ...smallest, colorType: 2, inputHasAlpha: true })
}

/** Without prediction between rows: flat areas of one colour repeat as they are. */
const smallest = { deflateLevel: 9, deflateStrategy: 0, filterType: 0 }

/** Equal means equal: every pixel, no tolerance. */
export function compare(before: Picture, after: Picture) {
  if (before.width === after.width && before.height === after.height && before.data.equals(after.data)) {
    return { pixels: 0, words: undefined, difference: undefined }
  }
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 4, 255)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const was = pixel(before, x, y)
      const is = pixel(after, x, y)
      const same = was === is
      if (!same) pixels++
      data.writeUInt32BE(same ? faded(is ?? 0xffffffff) : 0xd6006eff, (y * width + x) * 4)
    }
  }
  const sizes = [before, after].map((picture) => `${picture.width} × ${picture.height}`)
  const grown = sizes[0] === sizes[1] ? '' : `, and the size: ${sizes[0]}, now ${sizes[1]}`
  return {
    pixels,
    words: `${pixels} of ${width * height} pixels differ${grown}`,
    difference: { width, height, data },
  }
}

function pixel({ width, height, data }: Picture, x: number, y: number) {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : undefined
}

/** Fade equal pixels instead of leaving them out, so that a difference can be found on the picture. */
function faded(colour: number) {
  const grey = ((colour >>> 24) + ((colour >>> 16) & 255) + ((colour >>> 8) & 255)) / 3
  const pale = Math.round(255 - (255 - grey) / 5)
  return ((pale << 24) | (pale << 16) | (pale << 8) | 255) >>> 0
}

function withPalette({ width, height, data }: Picture): Buffer | undefined {
  const palette = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  let at = 0
  for (let y = 0; y < height; y++) {
    rows[at++] = 0
    for (let x = 0; x < width; x++) {
      const colour = data.readUInt32BE((y * width + x) * 4)
      let index = palette.get(colour)
      if (index === undefined) {
        if (palette.size === 256 || (colour & 255) !== 255) return undefined
        index = palette.size
        palette.set(colour, index)
      }
      rows[at++] = index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(
    [...palette.keys()].flatMap((c) => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc(bytes: Buffer) {
  let value = 0xffffffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
