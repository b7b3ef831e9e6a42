/** A component's own `data-*` props, for its root; a loop, because a form has a thousand fields. */
export function dataOf(props: object): Record<`data-${string}`, unknown> {
  const data: Record<string, unknown> = {}
  for (const name in props) if (name.startsWith('data-')) data[name] = props[name as keyof typeof props]
  return data
}
