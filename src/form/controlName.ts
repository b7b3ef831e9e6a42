/** The part of a control's name that names a field in a group: in brackets, so that brackets in it have to be written otherwise. */
export function bracketed(name: string): string {
  return `[${escaped(name)}]`
}

export function escaped(name: string): string {
  return name.replace(/[[\]%]/g, encodeURIComponent)
}
