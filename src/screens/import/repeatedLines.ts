import { isMissing } from '../../spec/values/isMissing'

type Values = Readonly<Record<string, unknown>>

/**
 * Remember the lines of a file by what must be unique in it, to find those that repeat each other.
 *
 * @param sets the fields that are unique together
 */
export function repeatedLines<Names extends readonly string[]>(sets: readonly Names[]) {
  const linesOf = new Map<string, Set<number>>()
  const keysOf = new Map<number, readonly string[]>()

  return {
    /** Notes what a line has, in place of what it had. */
    note(line: number, values: Values) {
      for (const key of keysOf.get(line) ?? []) linesOf.get(key)?.delete(line)
      const keys = sets.flatMap((at) => keyOf(at, values) ?? [])
      keysOf.set(line, keys)
      for (const key of keys) linesOf.set(key, (linesOf.get(key) ?? new Set()).add(line))
    },

    /** The sets in which another line has the same, each with the first such line. */
    find: (line: number, values: Values) =>
      sets.flatMap((at) => {
        const key = keyOf(at, values)
        const [other] = key === undefined ? [] : [...(linesOf.get(key) ?? [])].filter((one) => one !== line)
        return other === undefined ? [] : [{ at, other }]
      }),
  }
}

/** The values of these fields, as one text; nothing where one of them is empty. */
function keyOf(at: readonly string[], values: Values): string | undefined {
  const texts = at.map((name) => values[name])
  return texts.some(isMissing) ? undefined : JSON.stringify([at, texts])
}
