import type { FieldPath } from './FieldPath'

type Lead = (path: readonly string[]) => void

/** Ways to fields on pages of a form that are not shown, by the id with which the links to them begin. */
const ways = new Map<string, Lead>()

/** Return the id by which a link calls a field that is not on the page. */
export function idElsewhere(pages: string, path: FieldPath): string {
  return [pages, ...path.map((key) => encodeURIComponent(String(key)))].join('/')
}

/** Let links lead to fields on other pages. Returns how to stop. */
export function openWays(pages: string, lead: Lead): () => void {
  ways.set(pages, lead)
  return () => {
    ways.delete(pages)
  }
}

/** Return how to go to the field that a link calls so, if it is on another page. */
export function wayTo(id: string): (() => void) | undefined {
  const [pages = '', ...path] = id.split('/')
  const lead = ways.get(pages)
  return lead && path.length > 0 ? () => lead(path.map(decodeURIComponent)) : undefined
}
