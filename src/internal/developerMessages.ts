/**
 * Messages for the developer who holds the component, never for the person who uses the app. Each says what
 * happened, why it matters and what to do.
 */

/** Begins each of them. */
export const MARK = 'screenwright: '

const said = new Set<string>()

/** Says it once per page: the hundredth row with the same mistake adds nothing. */
export function warn(message: string): void {
  if (said.has(message)) return
  said.add(message)
  console.error(MARK + message)
}

/** For what cannot go on: a declaration that contradicts itself, a call without its provider. */
export function fail(message: string): never {
  throw new Error(MARK + message)
}

const reported = /* @__PURE__ */ new WeakSet<Error>()

/** For an error that a page survives: it is read in many places, and told once. */
export function reportMistake(mistake: Error): void {
  if (reported.has(mistake)) return
  reported.add(mistake)
  console.error(mistake)
}
