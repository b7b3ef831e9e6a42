/**
 * One element for each look that a text has below an element: its colour, its size and weight, and all that is drawn below it. Texts that
 * no person sees, for screen readers, have none.
 */
export function textsByColours(root: Element): Map<string, Element> {
  const grounds = new Map<Element, Ground>()
  const found = new Map<string, Element>()
  for (const element of textsIn(root)) {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const { drawn } = groundOf(element, grounds)
    const look = [color, fontSize, fontWeight, isOutOfUse(element), drawn].join(' ')
    if (!found.has(look) && isSeen(element)) found.set(look, element)
  }
  return found
}

/** The elements in which letters stand, and controls, whose letters are no part of the document. */
function* textsIn(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement && text.nodeValue?.trim()) yield text.parentElement
  }
  yield* root.querySelectorAll('input, select, textarea')
}

interface Ground {
  /** All that is drawn below the letters, in words. */
  readonly drawn: string
  /** Whether what is below that shows through. */
  readonly isClear: boolean
}

/** The ground of an element: down to the first one that hides what is below it. */
function groundOf(element: Element, known: Map<Element, Ground>): Ground {
  const before = known.get(element)
  if (before) return before
  const below = element.parentElement ? groundOf(element.parentElement, known) : page
  const ground = on(below, element)
  known.set(element, ground)
  return ground
}

const page: Ground = { drawn: '', isClear: false }

function on(below: Ground, element: Element): Ground {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
    getComputedStyle(element)
  const isClear = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal'
  const isHiding = isOpaque(backgroundColor) && backgroundImage === 'none' && !isClear
  if (isHiding && !below.isClear) return { drawn: backgroundColor, isClear: false }
  // It may lie over any other element: which one, its class says.
  const isLaid = position === 'absolute' || position === 'fixed'
  const own = [
    backgroundColor !== transparent && backgroundColor,
    backgroundImage !== 'none' && backgroundImage,
    isClear && `${opacity} ${filter} ${mixBlendMode}`,
    isLaid && element.getAttribute('class'),
  ].filter(Boolean)
  if (own.length === 0) return below
  return { drawn: [below.drawn, ...own].join(' / '), isClear: below.isClear || isClear }
}

const transparent = 'rgba(0, 0, 0, 0)'

/** As computed, a colour that shows others through it is `rgba()`, or has its alpha behind a slash. */
const isOpaque = (colour: string) => !/\/|^rgba\(|^transparent$/.test(colour)

/** Tell whether an element is out of use: its text need not be read easily. */
const isOutOfUse = (element: Element) =>
  element.matches(':disabled') ||
  element.closest('[aria-disabled=true], fieldset:disabled') !== null ||
  element.closest('label')?.control?.matches(':disabled') === true

function isSeen(element: Element) {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}
