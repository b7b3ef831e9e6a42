/** Base64 and hex read as ECMAScript says it, step by step and slowly: what everything else is held against. */

type RuleResult = Uint8Array | 'malformed'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** FromBase64 of ECMAScript 2026. */
export function base64BySpecification(text: string, url: boolean, strict: boolean): RuleResult {
  const bytes: number[] = []
  let chunk = ''
  let index = 0
  const skipWhite = () => {
    while (index < text.length && '\t\n\f\r '.includes(text[index]!)) index += 1
  }
  for (;;) {
    skipWhite()
    if (index === text.length) {
      if (chunk.length > 0) {
        if (strict || chunk.length === 1) return 'malformed'
        bytes.push(...decodeChunk(chunk, false)!)
      }
      return Uint8Array.from(bytes)
    }
    let character = text[index]!
    index += 1
    if (character === '=') {
      if (chunk.length < 2) return 'malformed'
      skipWhite()
      if (chunk.length === 2) {
        if (index === text.length) return 'malformed'
        if (text[index] === '=') {
          index += 1
          skipWhite()
        }
      }
      if (index < text.length) return 'malformed'
      const last = decodeChunk(chunk, strict)
      return last ? Uint8Array.from([...bytes, ...last]) : 'malformed'
    }
    if (url) {
      if (character === '+' || character === '/') return 'malformed'
      character = character === '-' ? '+' : character === '_' ? '/' : character
    }
    if (!letters.includes(character)) return 'malformed'
    chunk += character
    if (chunk.length === 4) {
      bytes.push(...decodeChunk(chunk, false)!)
      chunk = ''
    }
  }
}

function decodeChunk(chunk: string, rejectsBits: boolean): number[] | undefined {
  const bits = [...chunk].map((character) => letters.indexOf(character).toString(2).padStart(6, '0')).join('')
  const whole = Math.floor(bits.length / 8) * 8
  if (rejectsBits && bits.slice(whole).includes('1')) return undefined
  return Array.from({ length: whole / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2))
}

/** FromHex of ECMAScript 2026. */
export function hexBySpecification(text: string): RuleResult {
  if (text.length % 2 > 0) return 'malformed'
  const pairs = text.match(/../gs) ?? []
  if (!pairs.every((pair) => /^[\dA-Fa-f]{2}$/.test(pair))) return 'malformed'
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
