const segmenter = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * How many characters a person sees: a family emoji is one. Counting stops after `enough`, so that a pasted
 * book costs no more than the limit.
 */
export function countCharacters(text: string, enough = Infinity): number {
  if (/^[ -~]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) {
    count += 1
    if (count > enough) break
  }
  return count
}
