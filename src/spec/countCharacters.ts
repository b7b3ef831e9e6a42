let segmenter: Intl.Segmenter | undefined

/**
 * How many characters a person sees: a family emoji is one. Counting stops after `enough`, so that a pasted
 * book costs no more than the limit.
 */
export function countCharacters(text: string, enough = Infinity): number {
  if (/^[ -~]*$/.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('en') // by graphemes
  // The segmenter reads all that it is given before it gives the first character.
  for (let end = (enough + 1) * 8; ; end *= 8) {
    let count = 0
    for (const _ of segmenter.segment(text.slice(0, end))) {
      count += 1
      if (count > enough) return count
    }
    if (end >= text.length) return count
  }
}
