import { lettersIn } from '../internal/sameLetters'
import type { ChoiceOption } from './ChoiceOption'

/**
 * The options that have each word of a text in their label or description, whatever its case and accents. Those that
 * begin with the text come first, unless that would tear a group apart.
 */
export function filterOptions(options: readonly ChoiceOption[], text: string): readonly ChoiceOption[] {
  const wanted = lettersIn(text.trim())
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const first: ChoiceOption[] = []
  const others: ChoiceOption[] = []
  const folded = foldedTexts(options)
  for (const [index, option] of options.entries()) {
    const seen = folded[index] ?? ''
    if (!words.every((word) => seen.includes(word))) continue
    if (option.group === undefined && seen.startsWith(wanted)) first.push(option)
    else others.push(option)
  }
  return first.length === 0 ? others : first.concat(others)
}

/**
 * The options that a source has found, in its order, but first those that have each word in their label, then in their description:
 * the others have it where it is not shown.
 */
export function shownFirst(options: readonly ChoiceOption[], text: string): readonly ChoiceOption[] {
  const words = lettersIn(text.trim()).split(/\s+/)
  const has = (shown: string) => words.every((word) => lettersIn(shown).includes(word))
  const rankOf = ({ label, description = '' }: ChoiceOption) =>
    has(label) ? 0 : has(`${label} ${description}`) ? 1 : 2
  const ranks = new Map(options.map((option) => [option, rankOf(option)]))
  const rank = (option: ChoiceOption) => ranks.get(option) ?? 0
  return options.toSorted((one, other) => rank(one) - rank(other))
}

/** The option that a text is the label of; none where two have the same. */
export function findByLabel(options: readonly ChoiceOption[], text: string): ChoiceOption | undefined {
  const wanted = lettersIn(text.trim())
  if (wanted === '') return undefined
  const folded = foldedTexts(options)
  let found: ChoiceOption | undefined
  for (const [index, option] of options.entries()) {
    if (option.disabled || !folded[index]?.startsWith(wanted) || lettersIn(option.label) !== wanted) continue
    if (found && found.value !== option.value) return undefined
    found = option
  }
  return found
}

/** Options may be a hundred thousand: their texts are folded once, when the first letter is typed. */
const kept = new WeakMap<readonly ChoiceOption[], readonly string[]>()

function foldedTexts(options: readonly ChoiceOption[]): readonly string[] {
  const known = kept.get(options)
  if (known) return known
  const texts = options.map(({ label, description }) =>
    lettersIn(description === undefined ? label : `${label} ${description}`),
  )
  kept.set(options, texts)
  return texts
}
