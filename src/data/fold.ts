/** A text as search compares it: without capitals and accents. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  return /^[\0-\x7f]*$/.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}
