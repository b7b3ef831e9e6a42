import { patternLimit } from '../pattern/patternLimit'
import { patternAttack } from '../pattern/patternAttack'
import { LONG, searched, wholePattern } from './wholePattern'

/** Some hundred thousand keywords: a second or so. */
const MOST_STEPS = 500_000
const LONGEST_PATTERN = 10_000
const MOST_PATTERNS = 500

/** An expression of a schema, and the longest text that it is run on: beyond that it would take too long. */
export interface RunPattern {
  readonly pattern: RegExp
  readonly longest: number
  /** Why longer texts are not tried, in a sentence; undefined where people write no such text. */
  readonly slow?: string | undefined
}

/** An expression of a schema, or why it is not run. */
export type SchemaPattern = RunPattern | { readonly pattern?: undefined; readonly reason: string }

/** How much one document may ask for, whatever it refers to and however often. */
export class SchemaWork {
  #steps = 0
  readonly #patterns = new Map<string, SchemaPattern>()

  /** Counts steps before they are taken. @returns whether they may be taken */
  take(steps: number): boolean {
    this.#steps += steps
    return !this.isSpent
  }

  get isSpent(): boolean {
    return this.#steps > MOST_STEPS
  }

  /** Validate an expression once, before it is ever run. */
  pattern(source: string): SchemaPattern {
    const known = this.#patterns.get(source)
    if (known) return known
    const checked: SchemaPattern =
      this.#patterns.size < MOST_PATTERNS
        ? checkPattern(source)
        : { reason: `There are more than ${MOST_PATTERNS} expressions.` }
    this.#patterns.set(source, checked)
    return checked
  }
}

function checkPattern(source: string): SchemaPattern {
  if (source.length > LONGEST_PATTERN) return { reason: 'It is too long an expression.' }
  const pattern = patternOf(source)
  if (!pattern) return { reason: 'It is no regular expression of JavaScript.' }
  const longest = patternLimit(searched(pattern))
  return { pattern, longest, slow: longest <= LONG ? slownessOf(pattern) : undefined }
}

function slownessOf(pattern: RegExp): string {
  const attack = patternAttack(wholePattern(pattern))
  return typeof attack === 'object' && attack.growth === 'exponential'
    ? `It would stop the page at ${JSON.stringify(attack.text)}`
    : 'It is slow on long texts'
}

/** JSON Schema means expressions of ECMAScript, with Unicode; a few are only right without. */
function patternOf(source: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      const pattern = new RegExp(source, flags)
      // Some are found to be too large when they are used, and others once they are anchored.
      for (const one of [pattern, wholePattern(pattern)]) one.test('é')
      return pattern
    } catch {
      // Then without, or not at all.
    }
  }
  return undefined
}
