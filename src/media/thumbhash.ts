/**
 * The bytes of a thumbhash (https://evanw.github.io/thumbhash), or undefined when the text holds none. An image is kept
 * in them as a colour and a few waves across it and down it.
 */
export function readThumbhash(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    return wavesOf(bytes).end > bytes.length ? undefined : bytes
  } catch {
    return undefined
  }
}

/** What is left of the image when it is one colour, as HTML and SVG write it. */
export function meanColour(bytes: Uint8Array): string {
  const { luminance, yellow, red, alpha } = wavesOf(bytes)
  const [r, g, b, a] = colourOf(luminance.mean, yellow.mean, red.mean, alpha.mean)
  return `rgb(${r} ${g} ${b} / ${(a / 255).toFixed(2)})`
}

/** The image as four bytes a pixel, stretched to any size: the waves have none. */
export function thumbhashPixels(
  bytes: Uint8Array,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> {
  const { luminance, yellow, red, alpha } = wavesOf(bytes)
  const across = cosines(width)
  const down = cosines(height)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = ({ mean, waves }: Channel) =>
        waves.reduce((sum, [i, j, swing]) => sum + swing * across(x, i) * down(y, j), mean)
      pixels.set(colourOf(at(luminance), at(yellow), at(red), at(alpha)), (y * width + x) * 4)
    }
  }
  return pixels
}

interface Channel {
  mean: number
  /** How often each swings across and down, and how far. */
  waves: readonly (readonly [across: number, down: number, swing: number])[]
}

function wavesOf(bytes: Uint8Array) {
  const byte = (index: number) => bytes[index] ?? 0
  const head = byte(0) | (byte(1) << 8) | (byte(2) << 16)
  const shape = byte(3) | (byte(4) << 8)
  const clear = head >> 23 === 1
  const long = clear ? 5 : 7
  const short = Math.max(3, shape & 7)
  const wide = shape >> 15 === 1
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
  // Small numbers lose colour on their way into few bits; a quarter more of it makes up for that.
  const luminance = channel(
    (head & 63) / 63,
    ((head >> 18) & 31) / 31,
    wide ? long : short,
    wide ? short : long,
  )
  const yellow = channel(((head >> 6) & 63) / 31.5 - 1, (((shape >> 3) & 63) / 63) * 1.25)
  const red = channel(((head >> 12) & 63) / 31.5 - 1, (((shape >> 9) & 63) / 63) * 1.25)
  const alpha = clear ? channel((byte(5) & 15) / 15, (byte(5) >> 4) / 15, 5) : { mean: 1, waves: [] }
  return { luminance, yellow, red, alpha, end: (half + 1) >> 1 }
}

function cosines(size: number) {
  const table = Array.from({ length: size * 7 }, (_, index) =>
    Math.cos((Math.PI / size) * ((index % size) + 0.5) * Math.floor(index / size)),
  )
  return (at: number, wave: number) => table[wave * size + at] ?? 0
}

function colourOf(
  luminance: number,
  yellow: number,
  red: number,
  alpha: number,
): [number, number, number, number] {
  const b = luminance - (2 / 3) * yellow
  const r = (3 * luminance - b + red) / 2
  const level = (part: number) => Math.round(255 * Math.min(1, Math.max(0, part)))
  return [level(r), level(r - red), level(b), level(alpha)]
}
