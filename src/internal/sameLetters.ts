/** A text as far as its letters and figures go: without case, accents, spaces and signs. "Flight_Date" is "flight date". */
export function sameLetters(text: string): string {
  return lettersIn(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * A text as people take letters for the same: without case and accents, letters that no keyboard of theirs may have as others are
 * written for them ("boeuf" finds "Bœuf"), and in Arabic without the marks, the lengthening and the forms of alef, yeh and teh marbuta
 * that are written now this way, now that, and the letters for sounds of other languages ("فولتارين" finds "ڤولتارين"). Spaces and signs stay.
 */
export function lettersIn(text: string): string {
  const small = text.toLowerCase()
  if (/^[\0-\x7f]*$/.test(small)) return small
  return small
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .replaceAll(/[ßœæøłđıٱىیةکڤپگچ٠-٩۰-۹]/g, (sign) => alike[sign] ?? String((sign.codePointAt(0) ?? 0) & 15))
}

/** Figures are not here: the last four bits of their code are the figure. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  گ: 'ك',
  چ: 'ج',
}
