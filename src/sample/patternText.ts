import { parsePattern, type Part } from '../spec/pattern/parsePattern'
import type { Dice } from './hash'

/** Texts that match a pattern. */
export interface PatternText {
  /** The lengths that the pattern allows. */
  readonly least: number
  readonly most: number
  /** Whether it looks around or asks for edges: then a text may still not match. */
  readonly isUncertain: boolean
  /** Whether repeats or choices stand in repeats: a text that does not match may take long to be refused. */
  readonly isSlow: boolean
  /** The characters for each place of a text of about so many; `isWide` where letters and digits are not enough. */
  places(length: number, dice: Dice, isWide?: boolean): readonly (readonly string[])[]
}

const LONGEST = 20_000
const READABLE =
  'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!-_.,:;@#%&=+*/?\'"~`^$|\\()[]{}<> '

/** @returns undefined when the pattern says what is not read: references back, flags changed within */
export function patternText({ source, flags }: RegExp): PatternText | undefined {
  let parsed
  try {
    parsed = parsePattern(source, flags)
  } catch {
    return undefined
  }
  const { root, atoms, named } = parsed
  const near = [...named].flatMap((code) =>
    code < 0x80 ? [code] : Array.from({ length: 17 }, (_, step) => code + step - 8),
  )
  const usual = new Set([...READABLE, ...near.filter(isCharacter).map((code) => String.fromCodePoint(code))])
  const sets = atoms.map(({ written }) => charactersOf(written, flags.replace(/[^iusv]/g, ''), usual))
  const sizes = new Map<Part, readonly [least: number, most: number]>()

  const sizeOf = (part: Part): readonly [number, number] => {
    let size = sizes.get(part)
    if (!size) sizes.set(part, (size = measure(part)))
    return size
  }
  const measure = (part: Part): readonly [number, number] => {
    if (part.kind === 'atom') return [1, 1]
    if (part.kind === 'sequence') return sum(part.parts.map(sizeOf))
    if (part.kind === 'choice') {
      const options = part.options.map(sizeOf)
      return [Math.min(...options.map(([least]) => least)), Math.max(...options.map(([, most]) => most))]
    }
    if (part.kind !== 'repeat') return [0, 0]
    const [least, most] = sizeOf(part.body)
    return [part.min * least, most === 0 || part.max === 0 ? 0 : part.max * most]
  }

  /** Divides a length among parts that follow one another. */
  const divide = (parts: readonly Part[], length: number, dice: Dice, found: number[]) => {
    let [least, most] = sum(parts.map(sizeOf))
    let left = length
    for (const [at, part] of parts.entries()) {
      const [shortest, longest] = sizeOf(part)
      least -= shortest
      // What is left of an unlimited length is unlimited.
      most = most === Infinity ? sum(parts.slice(at + 1).map(sizeOf))[1] : most - longest
      const from = Math.max(shortest, left - most)
      const share = dice.between(from, Math.max(from, Math.min(longest, left - least)))
      left -= share
      expand(part, share, dice, found)
    }
  }
  const expand = (part: Part, length: number, dice: Dice, found: number[]): void => {
    if (part.kind === 'atom') found.push(part.atom)
    else if (part.kind === 'sequence') divide(part.parts, length, dice, found)
    else if (part.kind === 'choice') {
      const fitting = part.options.filter(
        (option) => sizeOf(option)[0] <= length && sizeOf(option)[1] >= length,
      )
      const options = fitting.length > 0 ? fitting : part.options
      const option = options[dice.below(options.length)]
      if (option) expand(option, Math.max(length, sizeOf(option)[0]), dice, found)
    } else if (part.kind === 'repeat') {
      const [least, most] = sizeOf(part.body)
      if (most === 0) return
      const from = Math.max(part.min, Math.ceil(length / most), length > 0 ? 1 : 0)
      const to = Math.min(part.max, least === 0 ? from + 2 : Math.floor(length / least))
      const count = dice.between(from, Math.max(from, to))
      divide(
        Array.from({ length: Math.min(count, LONGEST) }, () => part.body),
        length,
        dice,
        found,
      )
    }
  }

  const [least, most] = sizeOf(root)
  // A place that no character takes makes every text impossible that needs it.
  if (least > LONGEST || Number.isNaN(most)) return undefined
  return {
    least,
    most,
    isUncertain: some(outermostTrimmed(root), ({ kind }) => kind === 'edge' || kind === 'look'),
    isSlow: some(
      root,
      (part) =>
        part.kind === 'repeat' &&
        part.max > 4 &&
        some(part.body, ({ kind }) => kind === 'repeat' || kind === 'choice'),
    ),
    places(length, dice, isWide = false) {
      const found: number[] = []
      expand(root, length, dice, found)
      return found.map((atom) => sets[atom]?.[isWide ? 'all' : 'plain'] ?? [])
    },
  }
}

function sum(sizes: readonly (readonly [number, number])[]): [number, number] {
  let [least, most] = [0, 0]
  for (const [shortest, longest] of sizes) {
    least += shortest
    most += longest
  }
  return [least, most]
}

/** Which characters an atom takes, asked of the engine: all that are usual, and the plain ones among them. */
function charactersOf(written: string, flags: string, usual: ReadonlySet<string>) {
  const test = new RegExp(`^${written}$`, flags)
  let all = [...usual].filter((character) => test.test(character))
  for (let code = 0xa1; all.length === 0 && code < 0x20000; code += 1) {
    const character = String.fromCodePoint(code)
    if (isCharacter(code) && test.test(character)) {
      all = Array.from({ length: 8 }, (_, step) => String.fromCodePoint(code + step)).filter((one) =>
        test.test(one),
      )
    }
  }
  const letters = all.filter((one) => /[a-z\d]/i.test(one))
  const isBroad = letters.length === 62 && all.length > 63
  const plain = isBroad ? letters.filter((one) => /[a-z]/.test(one)) : letters
  return { all, plain: plain.length > 0 ? plain : all }
}

function isCharacter(code: number): boolean {
  return code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
}

/** Without the usual anchors, which a whole text fulfils. */
function outermostTrimmed(root: Part): Part {
  if (root.kind !== 'sequence') return root
  const parts = root.parts.filter(
    (part, at) =>
      !(
        part.kind === 'edge' &&
        ((at === 0 && part.edge === 'start') || (at === root.parts.length - 1 && part.edge === 'end'))
      ),
  )
  return { kind: 'sequence', parts }
}

function some(part: Part, is: (part: Part) => boolean): boolean {
  if (is(part)) return true
  if (part.kind === 'repeat' || part.kind === 'look') return some(part.body, is)
  const parts = part.kind === 'sequence' ? part.parts : part.kind === 'choice' ? part.options : []
  return parts.some((inner) => some(inner, is))
}
