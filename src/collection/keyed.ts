/** Number the items of a value: they have no identity of their own, and a value that is read never reorders them. */
export function keyed<Item>(items: readonly Item[]): readonly (readonly [key: number, item: Item])[] {
  return [...items.entries()]
}
