/** Sorts ids by where their elements stand in the document; those not in it come last, and stay in their order. */
export function controlsInOrder(ids: readonly string[]): readonly string[] {
  if (typeof document === 'undefined') return ids
  const elements = new Map<string, Element>()
  for (const id of ids) {
    const element = document.getElementById(id)
    if (element) elements.set(id, element)
  }
  const order = (one: string, other: string) => {
    const first = elements.get(one)
    const second = elements.get(other)
    if (!first || !second) return Number(!first) - Number(!second)
    if (first === second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  }
  return [...ids].sort(order)
}
