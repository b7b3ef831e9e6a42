const kept = new WeakMap<object, Map<string, ReadonlySet<string>>>()
const none: ReadonlySet<string> = new Set()

/** The groups of a list that a person has expanded: those of a list that is opened again still are. */
export function expandedIn(source: object, listKey: string): ReadonlySet<string> {
  return kept.get(source)?.get(listKey) ?? none
}

export function keepExpanded(source: object, listKey: string, ids: ReadonlySet<string>): void {
  const known = kept.get(source) ?? new Map<string, ReadonlySet<string>>()
  kept.set(source, known.set(listKey, ids))
}
