import type { FieldOf } from '../spec/Field'
import { brokenRules } from './judge'
import { Dice } from './hash'
import { patternText } from './patternText'
import type { Place, Setting, Source } from './Place'
import { SampleError } from './SampleError'
import { fitEmail, fitPhone, fitUrl, fitWords, SHORTEST_EMAIL, SHORTEST_URL } from './textLength'
import { handle, homeDice, noun, phoneNumber, prose, slug, textMeaning, type Write } from './textMeaning'

const LONGEST = 1_000_000
const LONGEST_MATCH = 10_000

/** Texts by what they are called, within their length, format and pattern. */
export function textSource(field: FieldOf<'text'>, place: Place, setting: Setting): Source {
  const { format, pattern, multiline } = field
  const least = Math.max(field.minLength ?? 0, field.required ? 1 : 0)
  const most = field.maxLength ?? Infinity
  const impossible = (message: string, reason: 'impossible' | 'undecided' = 'impossible'): never => {
    throw new SampleError(place.named, reason, message)
  }
  if (least > most) impossible(`at least ${least} and at most ${most} characters.`)
  if (least > LONGEST) impossible(`${least} characters are too many to write.`)

  const { words } = setting
  const usual =
    place.isSensitive && format !== 'phone'
      ? artificial
      : (writerOf(format) ?? textMeaning(place.words, place.around) ?? (multiline ? prose : phrase))
  const longest = format === 'email' ? Math.min(most, 254) : most
  if (format === 'email' && (longest < SHORTEST_EMAIL || least > 254)) {
    impossible('no address of a reserved domain has that length.')
  }
  if (format === 'url' && most < SHORTEST_URL) impossible('no address of a reserved domain is that short.')

  const fit = (text: string, from: number, to: number, dice: Dice): string => {
    if (format === 'email') return fitEmail(text, from, to)
    if (format === 'url') return fitUrl(text, from, to)
    if (format === 'phone') {
      return fitPhone(text, from, to) ?? impossible('no number of a reserved range has that length.')
    }
    return fitWords(text, from, to, () => (multiline ? prose : usual)(dice, () => dice, words))
  }
  const natural = (dice: Dice, point: number, from = least, to = longest) =>
    fit(usual(dice, homeDice(place.homeKey, point, place.isSensitive), words), from, to, dice)

  const atLength = (length: number) => () => natural(new Dice(place.key), place.key, length, length)
  const limits = [least, most].filter((length) => length <= 10_000)
  if (!pattern)
    return {
      draw: (dice, point) => natural(dice, point),
      edges: [...limits.map(atLength), () => family(least, most)],
    }

  const ways = patternText(pattern)
  const bare = { ...field, validate: undefined }
  const fits =
    !ways?.isSlow && [1, 2, 3, 4].some((key) => brokenRules(bare, natural(new Dice(key), key)).length === 0)
  if (!ways && !fits) {
    const given = [field.example, field.default].filter((text) => text !== undefined)
    if (given.length === 0) impossible('its pattern cannot be worked out. Give an example.', 'undecided')
    return { draw: (dice) => given[dice.below(given.length)], isUncertain: true }
  }
  const from = Math.max(least, ways?.least ?? 0)
  const to = Math.min(longest, ways?.most ?? 0)
  if (!fits && from > to) impossible('its pattern and its length exclude each other.')
  if (!fits && from > LONGEST_MATCH) impossible(`${from} characters are too many to match.`)
  const matching = (dice: Dice, length: number, isWide: boolean): string =>
    (ways?.places(length, dice, isWide) ?? []).map((characters) => dice.pick(characters)).join('')
  return {
    isUncertain: true,
    edges: fits
      ? limits.map(atLength)
      : [from, to]
          .filter((length) => length <= 1000)
          .map((length) => () => matching(new Dice(place.key), length, false)),
    draw(dice, point, _run, trial) {
      if (!ways || (fits && trial % 2 === 0)) return natural(dice, point)
      const shortest = Math.min(to, Math.max(from, 1))
      const length =
        place.isSensitive && trial === 0 ? shortest : Math.min(to, shortest + (trial > 20 ? 40 : 7))
      return matching(dice, dice.between(shortest, length), trial > 3)
    },
  }
}

const phrase: Write = (dice, _, { titles }) => dice.pick(titles)
const artificial: Write = () => 'Sample'

function writerOf(format: FieldOf<'text'>['format']): Write | undefined {
  switch (format) {
    case 'email':
      return handle
    case 'url':
      return (dice, _, words) => slug(dice, words)
    case 'phone':
      return phoneNumber
    case 'search':
      return noun
    case 'password':
      return (dice) => `Sample-password-${10 + dice.below(90)}`
    case undefined:
      return undefined
  }
}

/** Characters of which each is many to a computer and one to a person. */
function family(least: number, most: number): string {
  return '👩‍👩‍👧'.repeat(Math.min(Math.max(least, Math.min(most, 3)), 1000))
}
