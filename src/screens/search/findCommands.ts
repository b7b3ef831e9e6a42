import { matchWords } from '../../internal/matchWords'
import type { QuickCommand } from './QuickCommand'
import type { SearchResult } from './searchState'

/** The commands that a person means, the best first; among equals in the order in which they were given. */
export function findCommands(commands: readonly QuickCommand[], words: string): readonly SearchResult[] {
  if (words.trim() === '') return commands.map(resultOf)
  return commands
    .flatMap((command) => {
      const rank = rankOf(command, words)
      return rank === undefined ? [] : [{ command, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ command }) => resultOf(command))
}

/** A name goes before other words for the same. */
function rankOf({ label, keywords = [] }: QuickCommand, words: string): number | undefined {
  const named = matchWords(label, words)?.rank
  if (named !== undefined) return named
  const others = keywords.flatMap((word) => matchWords(word, words)?.rank ?? [])
  const together = matchWords([label, ...keywords].join(' '), words)?.rank
  const ranks = together === undefined ? others : [...others, together]
  return ranks.length === 0 ? undefined : 10 + Math.min(...ranks)
}

function resultOf({ id, label, icon, href, onAction }: QuickCommand): SearchResult {
  return { id: id ?? label, title: label, icon, href, onAction }
}
