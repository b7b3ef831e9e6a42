/** From where to where the numbers of a field usually are; undefined when its name says nothing. */
export function usualRange(words: string, thisYear: number): readonly [number, number] | undefined {
  const range = RANGES.find(([called]) => called.test(words))
  if (!range) return undefined
  return range[1] === 'year' ? [thisYear - 20, thisYear] : [range[1], range[2]]
}

const RANGES: readonly (readonly [called: RegExp, ...([number, number] | ['year'])])[] = [
  [/\bage\b|\balter\b/, 18, 80],
  [/\byear\b|\bjahr\b|\bannée\b/, 'year'],
  [/\b(rev|revision|version)\b/, 1, 9],
  [/\b(quantity|count|items|pieces|stock|menge|anzahl|quantité)\b/, 1, 40],
  [/\b(salary|income|gehalt)\b/, 30_000, 90_000],
  [/\b(price|cost|amount|total|sum|fee|paid|balance|preis|prix)\b/, 5, 500],
  [/\b(rating|stars|score)\b/, 1, 5],
  [/\b(discount|tax|vat|rate|rabatt)\b/, 0, 30],
  [/\b(percent|progress|share)\b/, 0, 100],
  [/\b(latitude|lat)\b/, -60, 70],
  [/\b(longitude|lng|lon)\b/, -180, 180],
  [/\btemperature\b/, -10, 35],
  [/\b(weight|gewicht)\b/, 1, 80],
  [/\b(height|length|width|depth|distance)\b/, 1, 200],
  [/\b(minutes|seconds)\b/, 5, 120],
  [/\b(hours|days|floor|level|order|position|priority)\b/, 1, 12],
  [/\bport\b/, 1024, 49_151],
]

/**
 * Where values are drawn from: the usual range as far as the rules allow it; without one what the rules allow, and
 * near them where they are open.
 */
export function windowOf(
  min: number | undefined,
  max: number | undefined,
  usual: readonly [number, number] | undefined,
  otherwise: readonly [number, number],
): [number, number] {
  if (!usual && min !== undefined && max !== undefined) return [min, max]
  const [low, high] = usual ?? otherwise
  const from = Math.max(low, min ?? low)
  const to = Math.min(high, max ?? high)
  if (from <= to && (usual || to - from >= (high - low) / 2)) return [from, to]
  return min === undefined
    ? [(max ?? high) - (high - low), max ?? high]
    : [min, Math.min(min + (high - low), max ?? Infinity)]
}
