/**
 * An expression for a whole text as JSON Schema writes it, which knows no flags and reads all of them as with `u`;
 * nothing when it would mean something else there, or nothing at all, as an escaped hyphen does.
 */
export function schemaPattern({ source, flags }: RegExp): string | undefined {
  if (/[imsv]/.test(flags) || (!flags.includes('u') && /\\[pPu]\{|\\k</.test(source))) return undefined
  try {
    return `^(?:${new RegExp(source, 'u').source})$`
  } catch {
    return undefined
  }
}

/**
 * At most so many characters. JSON Schema counts code points, of which what a person sees as one character may have
 * several; so it is asked of texts in which each is a character of its own, and of others nothing is said.
 */
export function charactersSchema(maxLength: number): readonly object[] {
  return [{ maxLength }, { pattern: `[^${LONE_CHARACTERS}]` }]
}

/** Line ends, ASCII, letters of Latin, Greek, Cyrillic and Arabic, kana, Chinese and Korean. */
export const LONE_CHARACTERS =
  '\n -~\u00a0-\u02ff\u0370-\u0482\u048a-\u0559\u0620-\u064a\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3'
