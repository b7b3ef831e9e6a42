let segmenter: Intl.Segmenter | undefined

/** The engines' segmenters take time by the square of what they are given, and a hundred characters at once. */
const AT_ONCE = 256

/**
 * Count the characters that a person sees: a family emoji is one. Counting stops after `enough`, so that a pasted book
 * costs no more than the limit.
 */
export function countCharacters(text: string, enough = Infinity): number {
  if (!/[^ -~]/.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('en') // by graphemes
  let count = 0
  for (let [at, size] = [0, AT_ONCE]; at < text.length && count <= enough;) {
    const starts = Array.from(segmenter.segment(text.slice(at, at + size)), ({ index }) => index)
    const last = starts.at(-1) as number
    if (at + size >= text.length) return Math.min(count + starts.length, enough + 1)
    // The last one may go on in what follows. One that fills all of it, a letter under a thousand marks, needs more.
    count += starts.length - 1
    at += last
    size = last === 0 ? size * 8 : AT_ONCE
  }
  return Math.min(count, enough + 1)
}
