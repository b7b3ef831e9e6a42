import { type Dice, pick } from './hash'

/** Texts that match a pattern. */
export interface PatternText {
  /** The shortest length. */
  readonly least: number
  /** Whether it looks around or asks for edges: then a text may still not match. */
  readonly isUncertain: boolean
  /** Whether repeats or choices stand in repeats: a text that does not match may take long to be rejected. */
  readonly isSlow: boolean
  /** The characters for each place of a text of about so many, of the rarer ones too from the fourth trial. */
  places(length: number, dice: Dice, trial: number): readonly (readonly string[])[]
}

interface Filling {
  /** How many characters there may be beyond the shortest text. */
  left: number
  readonly dice: Dice
  readonly trial: number
  readonly found: (readonly string[])[]
}

/** One part of a pattern. */
interface Part {
  readonly least: number
  fill(to: Filling): void
}

const LONGEST = 10_000
const NOTHING: Part = { least: 0, fill() {} }

/** A text of an allowed length, and of other lengths and rarer characters after some trials. */
export function matchingText(
  ways: PatternText,
  dice: Dice,
  trial: number,
  least: number,
  most: number,
): string | undefined {
  const from = Math.max(least, ways.least, 1)
  const length = from + dice(Math.min(most - from, trial > 9 ? 40 : 7) + 1)
  if (from > most || from > LONGEST) return undefined
  return ways
    .places(length, dice, trial)
    .map((characters) => pick(characters, dice))
    .join('')
}

/**
 * Read signs, classes, groups, alternatives, repeats and anchors; lookarounds are passed over, since every text is
 * validated.
 *
 * @returns undefined when the pattern says something else: references back, flags changed within
 */
export function patternText({ source, flags }: RegExp): PatternText | undefined {
  let at = 0
  let forks = 0
  let isUncertain = false
  let isSlow = false
  let isKnown = !/\(\?(?![:=!<])|\\[1-9k]/.test(source) && !flags.includes('v')

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const taken = pattern.exec(source)
    at += taken?.[0].length ?? 0
    return taken
  }
  const choice = (): Part => {
    const options = [sequence()]
    while (take(/\|/y)) options.push(sequence())
    if (options[1]) forks += 1
    const least = Math.min(...options.map((option) => option.least))
    return {
      least,
      fill(to) {
        const option = pick(
          options.filter((one) => one.least - least <= to.left),
          to.dice,
        )
        to.left -= option.least - least
        option.fill(to)
      },
    }
  }
  const sequence = (): Part => {
    const parts: Part[] = []
    while (isKnown && at < source.length && !/[|)]/.test(source.charAt(at))) parts.push(repeated())
    return {
      least: parts.reduce((sum, part) => sum + part.least, 0),
      fill: (to) => parts.forEach((part) => part.fill(to)),
    }
  }
  const repeated = (): Part => {
    const before = forks
    const part = single()
    const repeat = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y)
    if (!repeat) return part
    const [, sign, from = sign === '+' ? 1 : 0, comma = sign, to] = repeat
    const most = sign === '?' ? 1 : Number(to || (comma ? Infinity : from))
    const more = most - Number(from)
    if (most > 4 && forks > before) isSlow = true
    if (most > 1) forks += 1
    return {
      least: Number(from) * part.least,
      fill(filling) {
        const room = Math.min(more, Math.floor(filling.left / (part.least || 1)))
        // Every other time all that is left goes to the first that takes it, so that a length is met.
        const count = filling.trial % 2 ? room : filling.dice(room + 1)
        filling.left -= count * part.least
        for (let turn = count + Number(from); turn > 0 && filling.found.length < LONGEST; turn -= 1)
          part.fill(filling)
      },
    }
  }
  const single = (): Part => {
    const group = take(/\((?:\?(?:[:=!]|<[=!]|<[^>]+>))?/y)
    if (group) {
      const inner = choice()
      if (!take(/\)/y)) isKnown = false
      if (!/[=!]/.test(group[0])) return inner
      isUncertain = true
      return NOTHING
    }
    const start = at
    if (take(/[\^$]|\\b/iy)) {
      if (start && at < source.length) isUncertain = true
      return NOTHING
    }
    // A class, an escape or a character.
    const sign = take(/\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{.*?\}|u\{.*?\}|u.{4}|x..|c.|.)|./suy)?.[0] ?? ''
    const sets = charactersOf(sign, flags.replace(/[^ius]/g, ''), source)
    return { least: 1, fill: ({ found, trial }) => found.push(sets[trial > 3 ? 1 : 0]) }
  }

  const whole = choice()
  if (!isKnown || at < source.length || whole.least > LONGEST || (isSlow && isUncertain)) return undefined
  return {
    least: whole.least,
    isUncertain,
    isSlow,
    places(length, dice, trial) {
      const found: (readonly string[])[] = []
      whole.fill({ left: Math.max(length - whole.least, 0), dice, trial, found })
      return found
    },
  }
}

/** Which characters a sign takes, asked of the engine: the plain ones, and all that are usual. */
function charactersOf(sign: string, flags: string, source: string): readonly [string[], string[]] {
  let test: RegExp
  try {
    test = new RegExp(`^${sign}$`, flags)
  } catch {
    return [[], []]
  }
  const isTaken = (character: string) => test.test(character)
  // Those that every keyboard has, from “!” to “~”, and those of the pattern.
  const usual = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  let all = [...new Set([...usual, ' ', ...source])].filter(isTaken)
  // Of a script that is seldom written, the first ones.
  for (let code = 0xa1; !all[0] && code < 0x20000; code += 1) {
    if (!isTaken(String.fromCodePoint(code))) continue
    all = Array.from({ length: 8 }, (_, step) => String.fromCodePoint(code + step)).filter(isTaken)
  }
  const letters = all.filter((one) => /[a-z\d]/i.test(one))
  const plain = letters.length > 61 && all.length > 63 ? letters.slice(-26) : letters
  return [plain[0] ? plain : all, all]
}
