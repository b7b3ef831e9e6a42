/** A page that is offered, or a gap in which others are left out. */
export type PageItem = number | 'gapBefore' | 'gapAfter'

/** So many places a row of pages takes at most, so that "Next" stays where it is. */
const places = 7

/** The pages that are offered: the first, the last, those around the one that is shown. */
export function pageItems(page: number, pageCount: number): readonly PageItem[] {
  if (pageCount <= places) return range(1, pageCount)
  if (page <= 4) return [...range(1, 5), 'gapAfter', pageCount]
  if (page >= pageCount - 3) return [1, 'gapBefore', ...range(pageCount - 4, pageCount)]
  return [1, 'gapBefore', ...range(page - 1, page + 1), 'gapAfter', pageCount]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
