import { readFileSync } from 'node:fs'

export type Scheme = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, string>

const sheet = readFileSync('src/theme/tokens.css', 'utf8')

/** The declarations of the first block that this heads. */
export function tokensUnder(heading: string): Tokens {
  const start = sheet.indexOf(`${heading} {`)
  if (start < 0) throw new Error(`tokens.css has no block headed by ${heading}`)
  const block = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start))
  return new Map(
    [...block.matchAll(/(--sw-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** The luminance that WCAG speaks of, of one token in one scheme. */
export function luminanceOf(tokens: Tokens, name: string, scheme: Scheme): number {
  const value = tokens.get(`--sw-${name}`)
  if (value === undefined) throw new Error(`there is no token --sw-${name}`)
  const other = /^var\(--sw-([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return luminanceOf(tokens, other, scheme)
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)]
  const colour = scheme === 'dark' ? (colours[1] ?? colours[0]) : colours[0]
  if (!colour) throw new Error(`--sw-${name} is no colour: ${value}`)
  return luminance(Number(colour[1]), Number(colour[2]), Number(colour[3]))
}

/** How much two colours differ for an eye: 1 is not at all, 21 is black on white. */
export function contrastBetween(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** From OKLCH by way of linear sRGB, cut to what a screen can show. https://bottosson.github.io/posts/oklab */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
