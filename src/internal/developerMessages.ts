/**
 * Messages for the developer who holds the component, never for the person who uses the app. Each says what
 * happened, why it matters and what to do.
 */

const said = new Set<string>()

/** Says it once per page: the hundredth row with the same mistake adds nothing. */
export function warn(message: string): void {
  if (said.has(message)) return
  said.add(message)
  console.error(`screenwright: ${message}`)
}

/** For what cannot go on: a declaration that contradicts itself, a call without its provider. */
export function fail(message: string): never {
  throw new Error(`screenwright: ${message}`)
}
