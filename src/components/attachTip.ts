/** Long enough that crossing a toolbar shows nothing. */
const restBeforeShown = 500
/** Long enough to move the pointer from the element onto the words. */
const restBeforeHidden = 150
/** From the element, and from the edges of the window. */
const gap = 6

/** Two tooltips at once explain nothing. */
let hideOther: (() => void) | undefined

/** Shows `tip` for `anchor`, without a render. Returns how to stop. */
export function attachTip(anchor: HTMLElement, tip: HTMLElement, eager: boolean): () => void {
  // Older browsers, and the imitations that tests run in, have no popovers: there the words are a description only.
  if (!('showPopover' in tip)) return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    clearTimeout(timer)
    if (hideOther !== hide) hideOther?.()
    hideOther = hide
    if (!tip.matches(':popover-open')) tip.showPopover()
    place(tip, anchor)
    document.addEventListener('keydown', onKeyDown, true)
  }
  const hide = () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', onKeyDown, true)
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  // Wherever the focus is: a pointer that rests on the element has no key of its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    hide()
    // Words that are news may have to go to see what they cover, so a dialog around them stays open. Those that only
    // repeat a name are nothing to close first.
    if (tip.ariaHidden !== 'true') event.stopPropagation()
  }
  const later = (act: () => void, wait: number) => () => {
    clearTimeout(timer)
    timer = setTimeout(act, wait)
  }

  const listen = (target: EventTarget, names: string, listener: (event: Event) => void, capture = false) =>
    names.split(' ').forEach((name) => target.addEventListener(name, listener, { signal, capture }))

  listen(anchor, 'pointerenter', later(show, eager ? 0 : restBeforeShown))
  listen(anchor, 'pointerleave', later(hide, restBeforeHidden))
  listen(tip, 'pointerenter', () => clearTimeout(timer))
  listen(tip, 'pointerleave', later(hide, restBeforeHidden))
  listen(anchor, 'focus', () => anchor.matches(':focus-visible') && show())
  listen(anchor, 'blur', hide)
  listen(anchor, 'click', eager ? show : hide)
  listen(document, 'scroll', hide, true)
  // The reason may come while the person is there: what they pressed has just gone out of use.
  if (eager && anchor.matches(':focus-visible')) show()
  return () => {
    leaving.abort()
    hide()
  }
}

/** Above the element, below it where there is no room; never out of the window. */
function place(tip: HTMLElement, anchor: HTMLElement) {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const room = document.documentElement.clientWidth - tip.offsetWidth - gap
  const above = top - tip.offsetHeight - gap
  tip.style.top = `${above >= gap ? above : bottom + gap}px`
  tip.style.left = `${Math.max(gap, Math.min(left + width / 2 - tip.offsetWidth / 2, room))}px`
}
