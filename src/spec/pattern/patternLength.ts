import { type Part, parsePattern } from './parsePattern'
import { Undecided } from './undecided'

/** How many characters a text has at least and at most that matches as a whole. */
export interface PatternLength {
  readonly min: number
  readonly max: number
}

/** @returns nothing when it cannot be told, as with references back */
export function patternLength({ source, flags }: RegExp): PatternLength | undefined {
  try {
    return lengthOf(parsePattern(source, flags).root)
  } catch (error) {
    if (error instanceof Undecided) return undefined
    throw error
  }
}

function lengthOf(part: Part): PatternLength {
  switch (part.kind) {
    case 'atom':
      return { min: 1, max: 1 }
    case 'edge':
    case 'look':
      return { min: 0, max: 0 }
    case 'choice': {
      const all = part.options.map(lengthOf)
      return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) }
    }
    case 'repeat': {
      const { min, max } = lengthOf(part.body)
      return { min: min * part.min, max: max === 0 ? 0 : max * part.max }
    }
    case 'sequence':
      return part.parts.reduceRight<PatternLength>(
        (rest, one) => {
          // A lookahead takes no character, but the text that it demands has to follow.
          if (one.kind === 'look' && one.ahead && !one.negated) {
            return { ...rest, min: Math.max(rest.min, lengthOf(one.body).min) }
          }
          const { min, max } = lengthOf(one)
          return { min: min + rest.min, max: max + rest.max }
        },
        { min: 0, max: 0 },
      )
  }
}
