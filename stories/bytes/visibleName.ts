/** A name with what nobody sees, or what turns its letters around, written out. */
export const visibleName = (name: string) =>
  name.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
