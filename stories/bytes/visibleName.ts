/** A name with its invisible characters, and those that turn its direction, written out. */
export const visibleName = (name: string) =>
  name.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
