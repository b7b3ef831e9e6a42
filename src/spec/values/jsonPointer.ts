/**
 * The steps of a JSON Pointer (RFC 6901), as a text (`/lines/0/what`) or as the fragment of a URI (`#/lines/0/what`).
 *
 * @returns nothing when the text is no pointer; no steps when it points at the whole
 */
export function readPointer(pointer: string): readonly string[] | undefined {
  const text = pointer.startsWith('#') ? decoded(pointer.slice(1)) : pointer
  if (text === '') return []
  if (!text?.startsWith('/') || /~(?![01])/.test(text)) return undefined
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** One step as a JSON Pointer writes it: with `~0` for `~` and `~1` for `/`. */
export function pointerStep(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1')
}

function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return undefined
  }
}
