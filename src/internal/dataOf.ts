/** A component's own `data-*` props, for its root. */
export function dataOf(props: object): Record<`data-${string}`, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')))
}
