import { patternAttack } from '../patternAttack'
import { eachField } from './eachField'
import { type Check, error, type Finding, warning } from './Finding'

/** So long a text is matched at once by whatever is not exponential. */
const HARMLESS_LENGTH = 256

export const checkPatterns: Check = (product) =>
  eachField(product).flatMap(({ field, place }): readonly Finding[] => {
    if (field.kind === 'text' && field.pattern instanceof RegExp) {
      return findings(field.pattern, `${place}.pattern`, field.maxLength)
    }
    return field.kind === 'map' && field.keys instanceof RegExp ? findings(field.keys, `${place}.keys`) : []
  })

function findings(pattern: RegExp, place: string, maxLength = Infinity): readonly Finding[] {
  const attack = patternAttack(pattern)
  if (attack === undefined) return []
  if (attack === 'unknown') {
    return [
      warning(
        'undecided-pattern',
        place,
        `Whether ${String(pattern)} can be made to hang the page could not be found out.`,
        'Write it without references back and with fewer repeats within repeats.',
      ),
    ]
  }
  // The length is judged before the pattern.
  if (attack.growth === 'polynomial' && maxLength <= HARMLESS_LENGTH) return []
  const isExponential = attack.growth === 'exponential'
  const growth = isExponential ? 'multiplies with each' : 'grows with the square, or worse, of the number of'
  const limit = isExponential ? '' : `, or allow no more than ${HARMLESS_LENGTH} characters`
  return [
    error(
      'attackable-pattern',
      place,
      `${String(pattern)} hangs the page with “${attack.text}”: the time ${growth} “${attack.pump}”.`,
      `Leave only one way to match, as in a+ for (a+)+${limit}.`,
    ),
  ]
}
