import type { FieldOf } from '../spec/Field'
import { brokenRules } from './judge'
import { Dice } from './hash'
import { patternText } from './patternText'
import type { Place, Setting, Source } from './Place'
import { SampleError } from './SampleError'
import { fitEmail, fitPhone, fitUrl, fitWords } from './textLength'
import {
  handle,
  homeDice,
  noun,
  phoneNumber,
  prose,
  slug,
  textMeaning,
  title,
  type Write,
} from './textMeaning'

const LONGEST = 1_000_000

/** Texts by what they are called, within their length, format and pattern. */
export function textSource(field: FieldOf<'text'>, place: Place, { words }: Setting): Source {
  const { format, pattern, multiline, maxLength = Infinity } = field
  const least = Math.max(field.minLength ?? 0, field.required ? 1 : 0)
  if (least > Math.min(maxLength, LONGEST)) {
    throw new SampleError(place.named, 'impossible', `${least} to ${maxLength} characters.`)
  }
  const usual =
    place.isSensitive && format !== 'phone'
      ? () => 'Sample'
      : ((format && BY_FORMAT[format]) ??
        textMeaning(place.words, place.around) ??
        (multiline ? prose : title))
  const natural = (dice: Dice, point: number) => {
    const text = usual(dice, homeDice(place.homeKey, point, place.isSensitive), words)
    if (format === 'email') return fitEmail(text, least, Math.min(maxLength, 254))
    if (format === 'url') return fitUrl(text, least, maxLength)
    if (format === 'phone') {
      const number = fitPhone(text, least, maxLength)
      return number.replace(' ', ' '.repeat(Math.max(least - number.length, 0) + 1))
    }
    return fitWords(text, least, maxLength, () => (multiline ? prose : usual)(dice, () => dice, words))
  }
  if (!pattern) return { draw: natural, isSure: least < 2 && (!format || maxLength === Infinity) }

  const ways = patternText(pattern)
  const bare = { ...field, validate: undefined }
  const fits =
    !ways?.isSlow && [1, 2, 3, 4].some((key) => brokenRules(bare, natural(new Dice(key), key)).length === 0)
  if (!ways && !fits && field.example === undefined && field.default === undefined) {
    throw new SampleError(place.named, 'undecided', 'its pattern cannot be worked out. Give an example.')
  }
  const from = Math.max(least, ways?.least ?? 0, 1)
  const to = Math.min(maxLength, from + 7)
  return {
    draw(dice, point, _run, trial) {
      if (fits && trial % 2 === 0) return natural(dice, point)
      if (!ways || from > to || from > 10_000) return undefined
      const length =
        place.isSensitive && trial === 0
          ? from
          : dice.between(from, trial > 20 ? Math.min(maxLength, from + 40) : to)
      return written(ways.places(length, dice, trial), dice)
    },
  }
}

/** One of the characters at each place. */
export function written(places: readonly (readonly string[])[], dice: Dice): string {
  return places.map((characters) => dice.pick(characters)).join('')
}

const BY_FORMAT: Readonly<Record<NonNullable<FieldOf<'text'>['format']>, Write>> = {
  email: handle,
  url: (dice, _, words) => slug(dice, words),
  phone: phoneNumber,
  search: noun,
  password: (dice) => `Sample-password-${10 + dice.below(90)}`,
}
