/** A source did something else than screens rely on. The message says what was asked, what came and what is right. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError'
}

/** Go on only when the source did what is right. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new ConformanceError(otherwise)
}

/** A value as it is written in a message: no longer than can be read at a glance. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
