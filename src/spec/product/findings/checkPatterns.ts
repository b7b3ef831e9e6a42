import { patternLimit } from '../../pattern/patternLimit'
import { patternAttack } from '../../pattern/patternAttack'
import { eachField } from './eachField'
import { type Check, error, type Finding, warning } from './Finding'

export const checkPatterns: Check = (product) =>
  eachField(product).flatMap(({ field, place }): readonly Finding[] => {
    if (field.kind === 'text' && field.pattern instanceof RegExp) {
      return findings(field.pattern, `${place}.pattern`, field.maxLength)
    }
    return field.kind === 'map' && field.keys instanceof RegExp ? findings(field.keys, `${place}.keys`) : []
  })

function findings(pattern: RegExp, place: string, maxLength = Infinity): readonly Finding[] {
  const attack = patternAttack(pattern)
  const limit = patternLimit(pattern)
  // The field's own length is validated before the pattern. What only its groups limit is longer than a person writes.
  if (maxLength <= limit || (attack === undefined && limit > LONG)) return []
  const rejected = `Texts of more than ${limit} characters are rejected before it is tried.`
  if (typeof attack !== 'object') {
    return [
      warning(
        'undecided-pattern',
        place,
        `Whether ${String(pattern)} can be made to hang the page could not be found out. ${rejected}`,
        `Write it without references back and with fewer repeats beside or within repeats, or allow no more than ${limit} characters.`,
      ),
    ]
  }
  const isExponential = attack.growth === 'exponential'
  const growth = isExponential ? 'multiplies with each' : 'grows with the square, or worse, of the number of'
  return [
    error(
      'attackable-pattern',
      place,
      `${String(pattern)} would hang the page with “${attack.text}”: the time ${growth} “${attack.pump}”. ${rejected}`,
      `Leave only one way to match, as in a+ for (a+)+, or allow no more than ${limit} characters.`,
    ),
  ]
}

/** A limit that no text meets which a person wrote. */
const LONG = 100_000
