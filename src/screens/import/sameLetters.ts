/** A text as far as its letters and figures go: without case, accents, spaces and signs. "Flight_Date" is "flight date". */
export function sameLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
