/** The name of the person who calls, or a function that tells it for each call, because another one may sign in. */
export type Caller = string | (() => string | undefined)

/** The name as part of a record of what was done; nothing where it is not known. */
export function calledBy(by: Caller | undefined): { readonly by?: string | undefined } {
  const name = typeof by === 'function' ? by() : by
  return name === undefined ? {} : { by: name }
}
