import { lettersIn } from '../../internal/sameLetters'

/**
 * Whether a name was typed as it is shown: case, accents, and signs that keyboards lack (long dashes, curly quotes, spaces that do
 * not break) make no difference, because they say nothing of which thing is meant.
 */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

const plain = (text: string) =>
  lettersIn(text)
    // Marks of direction and joiners are not seen, and a name that is copied brings them along.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[‘’‛′`´]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
