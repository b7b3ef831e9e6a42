/** Group items by a key, the groups in the order in which their first item comes. */
export function groupBy<One, Key>(items: Iterable<One>, keyOf: (item: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
