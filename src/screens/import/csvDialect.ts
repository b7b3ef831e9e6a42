/** The signs that part the cells of a line. */
export const delimiters = [',', ';', '\t', '|'] as const

export type Delimiter = (typeof delimiters)[number]

/** So many lines tell how a file is written. */
const enoughLines = 50

/**
 * Guess which sign parts the cells: the one that stands as often in most of the first lines, outside of quotes; of several
 * the one that makes more cells. A text with none is one column.
 */
export function guessDelimiter(text: string): Delimiter {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1] as Delimiter | undefined
  if (named) return named
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts = countPerLine(text, delimiter)
    const usual = mostFrequent(counts)
    if (usual === 0) continue
    const share = counts.filter((count) => count === usual).length / counts.length
    const score = share * share * Math.log2(1 + usual)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function countPerLine(text: string, delimiter: string): readonly number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  let isEmpty = true
  for (const sign of text.slice(0, 65_536)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (!isEmpty) counts.push(count)
      if (counts.length === enoughLines) return counts
      count = 0
      isEmpty = true
      continue
    } else if (!isQuoted && sign === delimiter) count += 1
    isEmpty = false
  }
  // The last line may be cut in its middle.
  if (!isEmpty && (counts.length === 0 || text.length <= 65_536)) counts.push(count)
  return counts
}

function mostFrequent(counts: readonly number[]): number {
  const frequency = new Map<number, number>()
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1)
  const [first] = [...frequency].toSorted(([one, often], [other, more]) => more - often || other - one)
  return first?.[0] ?? 0
}

/** Take away the line by which Excel is told the sign. */
export function withoutDelimiterLine(text: string): string {
  return text.replace(/^sep=[,;\t|]\r?\n/i, '')
}
