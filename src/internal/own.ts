/** The value that a declaration holds under a name itself: every object inherits a `constructor`, which is not declared. */
export function own<Value>(
  holder: { readonly [name: string]: Value } | undefined,
  name: string | undefined,
): Value | undefined {
  return holder && name !== undefined && Object.hasOwn(holder, name) ? holder[name] : undefined
}
