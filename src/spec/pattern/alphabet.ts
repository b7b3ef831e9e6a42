import { type Effort, Undecided } from './undecided'
import type { ParsedPattern } from './parsePattern'

/**
 * The characters in as few classes as the pattern can tell apart. A class is a number; the lower, the easier its
 * character is to read.
 */
export interface Alphabet {
  /** A character of each class. */
  readonly characters: readonly string[]
  /** The classes that each atom takes, one bit each. */
  readonly taken: readonly Uint32Array[]
  /** Whether the class of a character is one that `\b` takes for a part of a word. */
  readonly words: readonly boolean[]
  readonly lineEnds: readonly boolean[]
}

const MOST_CHARACTERS = 4000

/**
 * Ask the engine which of some hundred characters each atom takes: the ones that the pattern names and their
 * neighbours, ASCII, and one or more of each kind that Unicode knows. So `i`, `\p{…}` and the set operations of `v`
 * mean here what they mean to the engine.
 */
export function alphabetOf({ atoms, named }: ParsedPattern, flags: string, effort: Effort): Alphabet {
  const unicode = /[uv]/.test(flags)
  const kept = flags.replace(/[^iusv]/g, '')
  const asked = [...atoms, ...KINDS].map(({ written, code }) =>
    code === undefined || kept.includes('i') ? new RegExp(`^${written}$`, kept) : code,
  )

  const codes = new Set<number>()
  for (const character of READABLE + ASSORTED) codes.add(character.codePointAt(0) ?? 0)
  for (const code of named) {
    for (const near of [code, code - 1, code + 1]) codes.add(near)
    if (!kept.includes('i')) continue
    const character = String.fromCodePoint(code)
    codes.add(character.toLowerCase().codePointAt(0) ?? 0).add(character.toUpperCase().codePointAt(0) ?? 0)
  }
  atoms.forEach(({ written }, index) => {
    if (!/\\p/i.test(written)) return
    effort.spend(50_000)
    for (const code of samplesOf(asked[index], unicode)) codes.add(code)
  })
  if (codes.size > MOST_CHARACTERS) throw new Undecided('names too many characters')

  const sets = asked.filter((one) => typeof one !== 'number').length
  const classes = new Map<string, { character: string; takers: ReadonlySet<number> }>()
  for (const code of codes) {
    if (code < 0 || code > (unicode ? 0x10ffff : 0xffff)) continue
    const character = String.fromCodePoint(code)
    effort.spend(4 * asked.length + 20 * sets)
    const takers = new Set<number>()
    for (const [index, one] of asked.entries()) {
      if (typeof one === 'number' ? one === code : one.test(character)) takers.add(index)
    }
    const key = [...takers].join(' ')
    if (!classes.has(key)) classes.set(key, { character, takers })
  }
  const list = [...classes.values()]
  return {
    characters: list.map(({ character }) => character),
    taken: atoms.map((_, atom) => {
      const bits = new Uint32Array(Math.ceil(list.length / 32))
      list.forEach(({ takers }, index) => {
        if (takers.has(atom)) bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31))
      })
      return bits
    }),
    words: list.map(({ takers }) => takers.has(atoms.length)),
    lineEnds: list.map(({ takers }) => takers.has(atoms.length + 1)),
  }
}

/** The lowest class that all of these sets have; -1 when there is none. */
export function commonClass(one: Uint32Array, two: Uint32Array, three = two): number {
  for (let word = 0; word < one.length; word += 1) {
    const bits = (one[word] ?? 0) & (two[word] ?? 0) & (three[word] ?? 0)
    if (bits !== 0) return word * 32 + 31 - Math.clz32(bits & -bits)
  }
  return -1
}

export function hasClass(set: Uint32Array, index: number): boolean {
  return (((set[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1
}

/** Characters that are a part of a word for `\b`, and those that end a line for `m`. */
const KINDS = ['\\w', '[\\n\\r\\u2028\\u2029]'].map((written) => ({ written, code: undefined }))

const READABLE =
  'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!-_.,:;@#%&=+*/?\'"~`^$|\\()[]{}<> '

const ASSORTED =
  Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('') +
  '\u007f\u0085\u00a0\u00ad£©ª²¼½×÷éßÿÉĀſƒǅʰıİ\u0301αςΩяЯאب٣न३กあアー漢가\u1680\u2003\u200b\u200d' +
  '\u2010–—“”…‿€™→∑①Ⅷ☃\u2028\u2029\u20dd\u212a\u3000\ud7ff\ue000\ufe0f\ufeff\uffff' +
  '\u{10400}\u{1d49c}\u{1f1e9}\u{1f3fd}\u{1f600}\u{20000}\u{e0001}\u{10ffff}'

/** Some characters of a set that may hold none of the usual ones, like a script. */
function samplesOf(test: RegExp | number | undefined, unicode: boolean): number[] {
  if (!(test instanceof RegExp)) return []
  const found: number[] = []
  const last = unicode ? 0x1ffff : 0xffff
  for (let code = 0x80; code <= last && found.length < 3; code += code < 0x3000 ? 5 : 61) {
    if (test.test(String.fromCodePoint(code))) found.push(code)
  }
  return found
}
