import type { FieldOf } from '../spec/fields/Field'
import { fitText } from './fitText'
import { contentByName } from './contentByName'
import { matchingText, patternText } from './patternText'
import { phrase, type Write } from './phrase'
import { type Draw, noSample, type Place, type SampleContext } from './Place'
import type { SampleWords } from './SampleWords'

const LONGEST = 1_000_000

/** Texts by what they are called, within their length and pattern. */
export function textSource(field: FieldOf<'text'>, place: Place, { words }: SampleContext): Draw {
  const { pattern, minLength: least = 0, maxLength: most = Infinity } = field
  if (least > LONGEST) throw noSample(place, 'impossible')
  const usual = phrase(
    usualText(field, place, words) ?? (field.multiline ? '{sentences} {sentences}' : '{titles}'),
    place,
    words,
  )
  const natural: Write = (dice, point) => fitText(usual(dice, point), least, most, () => usual(dice, point))
  const ways = pattern && patternText(pattern)
  // A text that does not match such a pattern takes long to be rejected.
  return (dice, point, _, trial) =>
    ways && (trial % 2 || ways.isSlow)
      ? matchingText(ways, dice, trial >> 1, least, most)
      : natural(dice, point)
}

/** How a text is written by its format or its name, or as its entity or group is when it is just its name. */
export function usualText(
  { format }: FieldOf<'text'>,
  { words: name, parent }: Place,
  words: SampleWords,
): string | undefined {
  return (
    contentByName('texts', format ?? name, words) ??
    (/\bname\b/.test(name) ? contentByName('texts', parent?.words ?? '', words) : undefined)
  )
}
