/** Options of a story that shows unfinished content on purpose. */
export interface Unfinished {
  /** Something is still on its way: that is the state which the story shows. */
  loading?: true
  /** A picture in it does not come, and is meant not to. */
  broken?: true
}

/** Elements that mark themselves as unfinished. */
const placeholders = '[aria-busy="true"], [data-status="loading"], [data-loading], .sw-Skeleton, .sw-Spinner'

/** Code or a file that is loaded late may take this many milliseconds while other tests run. */
const longest = 10_000

/**
 * Wait until nothing in sight is still loading, because the picture of a half-loaded story would show a state that a
 * person sees only for a moment.
 */
export async function complete(allowed: Unfinished = {}) {
  const started = performance.now()
  let found = unfinished(allowed)
  while (found && performance.now() - started < longest) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    found = unfinished(allowed)
  }
  if (found) throw new Error(found)
}

/** The first thing in sight that is not there yet, and what to do about it. */
export function unfinished({ loading, broken }: Unfinished): string | undefined {
  // React Aria's pop-ups are masked until they have been placed, and until no keyboard can come up on the screen any more: a
  // window that gets lower soon after a field has the focus, as that of the next picture does, is taken for one.
  const entering = document.querySelector('[data-entering], [style*="mask-image"]')
  if (entering) return `${describe(entering)} has not opened yet. Wait for it in the story's play`
  const waiting = loading ? undefined : [...document.querySelectorAll(placeholders)].find(inSight)
  if (waiting) {
    return (
      `${describe(waiting)} still says that something is on its way. Wait for what comes, with parameters: ` +
      "{ visual: { until: '…' } }, or in the story's play; if the story is about waiting, say visual: { loading: true }"
    )
  }
  const images = [...document.images].filter(
    (image) => (image.currentSrc || image.src) !== '' && inSight(image),
  )
  const coming = loading ? undefined : images.find((image) => !image.complete)
  if (coming) {
    return `${describe(coming)} has not come. If the story is about waiting for it, say parameters: { visual: { loading: true } }`
  }
  const lost = broken ? undefined : images.find((image) => image.complete && image.naturalWidth === 0)
  if (lost) {
    return `${describe(lost)} does not load. Mend its address; if the story is about that, say parameters: { visual: { broken: true } }`
  }
  return undefined
}

function inSight(element: Element) {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
  const within = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return (
    width > 0 &&
    height > 0 &&
    within &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** Its tag with what tells it from others: `<img src="/gull.png" class="sw-Image">`. */
const describe = (element: Element) =>
  element.outerHTML
    .split(/(?<=>)/, 1)
    .join('')
    .slice(0, 200)
