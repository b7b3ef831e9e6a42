/** The room around a cell's text, on both sides together. */
export const cellPadding = 24

/**
 * Digits and most letters at 14 px take about eight pixels, capitals and the widest letters twelve, East Asian signs the
 * full height, marks of direction nothing.
 */
export function roomOfText(text: string): number {
  const signs = [...text.replaceAll(/\p{Cf}/gu, '')]
  const wide = signs.filter((sign) => /[\p{Lu}mw@%]/u.test(sign))
  const full = signs.filter((sign) =>
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign),
  )
  return cellPadding + signs.length * 8 + wide.length * 4 + full.length * 7
}

/** The room of a day and an hour: digits, which are a little wider than letters, between many signs and spaces of half that width. The widest Arabic letters, as in ص and أغسطس, take twice as much. */
export function roomOfInstant(text: string): number {
  const slim = text.match(/[\s.,:،]/gu)?.length ?? 0
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  const joined = /\p{Script=Arabic}/u.test(text) ? 16 : 0
  return roomOfText(text) - slim * 4 + digits + joined
}

/** The room that nine of ten values have enough of: a few long ones must not widen the column for all. */
export function usualRoom(rooms: readonly number[]): number | undefined {
  const sorted = rooms.filter((room) => room > 0).toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * 0.9)]
}
