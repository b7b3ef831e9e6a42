import { fail } from '../internal/developerMessages'

/** Values posted under one name, and under the names that lead on from it: `lines`, `lines[0]`, `lines[0][what]`. */
export interface Posted {
  /** Texts and files, in the order of the page. */
  readonly values: (string | File)[]
  /** By the next part of the name, as it is written there. */
  readonly parts: Map<string, Posted>
}

/** The entries of a post: a `FormData`, or the parameters of an address. */
export type PostedEntries = Iterable<readonly [name: string, value: string | File]>

/** A list or a map of more than these is no work of a person. */
const MOST = 10_000

/** The entries by the parts of their names. Names that begin with none of those given are left out. */
export function postedTree(entries: PostedEntries, names: readonly string[]): Posted {
  const root = emptyPost()
  const known = new Set(names.map(plainLines))
  const longest = Math.max(0, ...[...known].map(({ length }) => length))
  for (const [posted, value] of entries) {
    const name = plainLines(posted)
    const top = topOf(name, known, longest)
    if (top === undefined) continue
    let place = partOf(root, top)
    for (const [, part = ''] of name.slice(top.length).matchAll(/\[([^[\]]*)\]/g)) place = partOf(place, part)
    place.values.push(typeof value === 'string' ? plainLines(value) : value)
  }
  return root
}

export function emptyPost(): Posted {
  return { values: [], parts: new Map() }
}

/** Undo that a post writes each end of a line as two characters. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** The longest of the known names that this one begins with, where nothing but parts in brackets follows. */
function topOf(name: string, known: ReadonlySet<string>, longest: number): string | undefined {
  if (known.has(name)) return name
  let found: string | undefined
  for (let at = name.indexOf('['); at >= 0 && at <= longest; at = name.indexOf('[', at + 1)) {
    if (known.has(name.slice(0, at)) && /^(?:\[[^[\]]*\])+$/.test(name.slice(at))) found = name.slice(0, at)
  }
  return found
}

function partOf({ parts }: Posted, name: string): Posted {
  const known = parts.get(name)
  if (known) return known
  if (parts.size >= MOST) {
    fail(
      `A post has more than ${MOST} parts under one name, which no form writes, so that it is not read. Answer it with 400.`,
    )
  }
  const made = emptyPost()
  parts.set(name, made)
  return made
}
