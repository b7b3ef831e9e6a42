export type Range = readonly [number, number]
type Called<Meaning> = readonly (readonly [called: RegExp, meaning: Meaning])[]

const RANGES: Called<Range> = [
  [/\bage\b|\balter\b/, [18, 80]],
  [/\b(rev|revision|version)\b/, [1, 9]],
  [/\b(quantity|count|items|pieces|stock|menge|anzahl|quantité)\b/, [1, 40]],
  [/\b(salary|income|gehalt)\b/, [30_000, 90_000]],
  [/\b(price|cost|amount|total|sum|fee|paid|balance|preis|prix)\b/, [5, 500]],
  [/\b(rating|stars|score)\b/, [1, 5]],
  [/\b(discount|tax|vat|rate|rabatt)\b/, [0, 30]],
  [/\b(percent|progress|share)\b/, [0, 100]],
  [/\b(latitude|lat)\b/, [-60, 70]],
  [/\b(longitude|lng|lon)\b/, [-180, 180]],
  [/\btemperature\b/, [-10, 35]],
  [/\b(weight|gewicht)\b/, [1, 80]],
  [/\b(height|length|width|depth|distance)\b/, [1, 200]],
  [/\b(minutes|seconds)\b/, [5, 120]],
  [/\b(hours|days|floor|level|order|position|priority)\b/, [1, 12]],
  [/\bport\b/, [1024, 49_151]],
]

/** In days from now. */
const DAYS: Called<Range> = [
  [/\b(birth|born|dob|geburt|geboren|naissance)/, [-29_200, -6570]],
  [/\b(due|deadline|expir|until|valid|next|planned|scheduled|delivery|end|to\b|fällig|bis)/, [1, 120]],
  [/\b(hired|joined|founded|since|employed)/, [-5475, -30]],
  [/\b(updated|changed|modified|last|seen)/, [-30, 0]],
  [/\b(start|begin|from|von)/, [-60, 0]],
]

export function meaningIn<Meaning>(table: Called<Meaning>, words: string): Meaning | undefined {
  return table.find(([called]) => called.test(words))?.[1]
}

/** From where to where the numbers of a field usually are; undefined when its name says nothing. */
export function usualRange(words: string, year: number): Range | undefined {
  return /\b(year|jahr|année)\b/.test(words) ? [year - 20, year] : meaningIn(RANGES, words)
}

export const daysAround = (words: string): Range => meaningIn(DAYS, words) ?? [-1095, -31]

/**
 * Where values are drawn from: the usual range as far as the rules allow it; without one what the rules allow, and
 * near them where they are open.
 */
export function windowOf(
  min: number | undefined,
  max: number | undefined,
  usual: Range | undefined,
  otherwise: Range,
): Range {
  if (!usual && min !== undefined && max !== undefined) return [min, max]
  const [low, high] = usual ?? otherwise
  const from = Math.max(low, min ?? low)
  const to = Math.min(high, max ?? high)
  if (from <= to && (usual || to - from >= (high - low) / 2)) return [from, to]
  const end = max ?? Infinity
  return min === undefined ? [end - (high - low), end] : [min, Math.min(min + (high - low), end)]
}
