/** A channel of an image: what is left of it when it is one level, and what swings around that. */
interface Channel {
  readonly mean: number
  /** How often each swings across the image and down it, and how far. */
  readonly waves: readonly (readonly [across: number, down: number, swing: number])[]
}

/** Luminance, yellow against blue, red against green, and alpha: https://evanw.github.io/thumbhash */
export type Thumbhash = readonly Channel[]

/** Read the bytes of a thumbhash in base64; nothing, when they are none. */
export function readThumbhash(text: string): Thumbhash | undefined {
  let bytes: string
  try {
    bytes = atob(text)
  } catch {
    return undefined
  }
  // Beyond the end, no bit is set.
  const byte = (index: number) => bytes.charCodeAt(index) | 0
  const head = byte(0) | (byte(1) << 8) | (byte(2) << 16)
  const shape = byte(3) | (byte(4) << 8)
  const clear = head >> 23
  const wide = shape >> 15
  const long = clear ? 5 : 7
  const short = Math.max(3, shape & 7)
  // From here on, half a byte for each wave.
  let half = clear ? 12 : 10
  const channel = (mean: number, scale: number, columns = 3, rows = columns): Channel => {
    const waves: [number, number, number][] = []
    for (let j = 0; j < rows; j++) {
      for (let i = j ? 0 : 1; i * rows < columns * (rows - j); i++, half++) {
        const level = (byte(half >> 1) >> ((half & 1) * 4)) & 15
        waves.push([i, j, (level / 7.5 - 1) * scale * 2])
      }
    }
    return { mean, waves }
  }
  const colour = (mean: number, scale: number) =>
    // Few bits make it paler than it was; a quarter more makes up for that.
    channel((mean & 63) / 31.5 - 1, ((scale & 63) / 63) * 1.25)
  const thumbhash = [
    channel((head & 63) / 63, ((head >> 18) & 31) / 31, wide ? long : short, wide ? short : long),
    colour(head >> 6, shape >> 3),
    colour(head >> 12, shape >> 9),
    clear ? channel((byte(5) & 15) / 15, (byte(5) >> 4) / 15, 5) : { mean: 1, waves: [] },
  ]
  return half > bytes.length * 2 ? undefined : thumbhash
}

/** The mean colour of the image, as HTML and SVG write it. */
export function meanColour(thumbhash: Thumbhash): string {
  const [red, green, blue, alpha = 0] = colourOf(thumbhash.map(({ mean }) => mean))
  return `rgb(${red} ${green} ${blue} / ${alpha / 255})`
}

/** The image as four bytes a pixel, stretched to a square of so many pixels: the waves have no size. */
export function thumbhashPixels(thumbhash: Thumbhash, side: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(side * side * 4)
  const cosines = Array.from({ length: side * 7 }, (_, index) =>
    Math.cos((Math.PI / side) * ((index % side) + 0.5) * Math.floor(index / side)),
  )
  const cosine = (wave: number, at: number) => cosines[wave * side + at] ?? 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const levels = thumbhash.map(({ mean, waves }) =>
        waves.reduce((sum, [i, j, swing]) => sum + swing * cosine(i, x) * cosine(j, y), mean),
      )
      pixels.set(colourOf(levels), (y * side + x) * 4)
    }
  }
  return pixels
}

function colourOf([luminance = 0, yellow = 0, red = 0, alpha = 0]: readonly number[]): number[] {
  const b = luminance - (2 / 3) * yellow
  const r = (3 * luminance - b + red) / 2
  return [r, r - red, b, alpha].map((level) => Math.round(255 * Math.min(1, Math.max(0, level))))
}
