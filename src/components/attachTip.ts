/** Long enough that crossing a toolbar shows nothing. */
const restBeforeShown = 500
/** Long enough to move the pointer from the element onto the words. */
const restBeforeHidden = 150
/** From the element, and from the edges of the window. */
const gap = 6

interface Tip {
  readonly anchor: HTMLElement
  readonly words: HTMLElement
  /** Shows at once and on a tap as well. */
  readonly eager: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** By what they explain and by their words. */
const tips = new Map<EventTarget, Tip>()
/** Those that show, or are about to. */
const active = new Set<Tip>()
/** Two tooltips at once explain nothing. */
let shown: Tip | undefined

/** Shows `words` for `anchor`, without a render. Returns how to stop. */
export function attachTip(anchor: HTMLElement, words: HTMLElement, eager: boolean): () => void {
  // Older browsers, and the imitations that tests run in, have no popovers: there the words are a description only.
  if (!('showPopover' in words)) return () => {}
  const tip: Tip = { anchor, words, eager, timer: undefined }
  const stopListening = listenIn(anchor.getRootNode())
  tips.set(anchor, tip).set(words, tip)
  // The reason may come while the person is there: what they pressed has just gone out of use.
  if (eager && anchor.matches(':focus-visible')) show(tip)
  return () => {
    stopListening()
    hide(tip)
    for (const element of [anchor, words]) if (tips.get(element) === tip) tips.delete(element)
  }
}

/** The documents and shadow roots that are listened to, with how many tooltips stand in them. */
const roots = new Map<Node, number>()

/** Listen once for all tooltips, because a long list has thousands, and each listener of its own takes time. */
function listenIn(root: Node): () => void {
  const count = roots.get(root) ?? 0
  roots.set(root, count + 1)
  // In the capture phase, because most of these do not bubble.
  if (count === 0) for (const name in reactions) root.addEventListener(name, react, true)
  return () => {
    const left = (roots.get(root) ?? 1) - 1
    roots.set(root, left)
    if (left > 0) return
    roots.delete(root)
    for (const name in reactions) root.removeEventListener(name, react, true)
  }
}

function react(event: Event) {
  // A click on the icon of a button is one on the button.
  const targets = event.bubbles ? event.composedPath() : [event.target]
  for (const target of targets) {
    const tip = target ? tips.get(target) : undefined
    if (tip) reactions[event.type]?.(tip, target === tip.anchor)
  }
}

/** Each is called with whether it happened to what the words explain, and not to the words. */
const reactions: Record<string, (tip: Tip, toAnchor: boolean) => void> = {
  pointerenter(tip, toAnchor) {
    if (toAnchor) later(tip, show, tip.eager ? 0 : restBeforeShown)
    else clearTimeout(tip.timer)
  },
  pointerleave: (tip) => later(tip, hide, restBeforeHidden),
  focus(tip, toAnchor) {
    if (toAnchor && tip.anchor.matches(':focus-visible')) show(tip)
  },
  blur(tip, toAnchor) {
    if (toAnchor) hide(tip)
  },
  click(tip, toAnchor) {
    if (toAnchor) (tip.eager ? show : hide)(tip)
  },
}

function later(tip: Tip, act: (tip: Tip) => void, wait: number) {
  follow(tip)
  tip.timer = setTimeout(() => act(tip), wait)
}

function show(tip: Tip) {
  if (shown && shown !== tip) hide(shown)
  follow(tip)
  shown = tip
  if (!tip.words.matches(':popover-open')) tip.words.showPopover()
  place(tip)
}

function hide(tip: Tip) {
  if (!active.delete(tip)) return
  clearTimeout(tip.timer)
  if (shown === tip) shown = undefined
  if (tip.words.matches(':popover-open')) tip.words.hidePopover()
  if (active.size > 0) return
  document.removeEventListener('keydown', onKeyDown, true)
  document.removeEventListener('scroll', hideAll, true)
}

/** Note that it shows, or is about to: Escape and scrolling put it away. */
function follow(tip: Tip) {
  clearTimeout(tip.timer)
  active.add(tip)
  // Wherever the focus is: a pointer that rests on the element has no key of its own.
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('scroll', hideAll, true)
}

function hideAll() {
  for (const tip of active) hide(tip)
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !shown) return
  const { words } = shown
  hide(shown)
  // Words that are news may have to go to see what they cover, so a dialog around them stays open. Those that only
  // repeat a name are nothing to close first.
  if (words.ariaHidden !== 'true') event.stopPropagation()
}

/**
 * A name above the element, a reason below it, because what stands above a button tells what it is for; the other way round where
 * there is no room. Never out of the window.
 */
function place({ anchor, words, eager }: Tip) {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const room = document.documentElement.clientWidth - words.offsetWidth - gap
  const above = top - words.offsetHeight - gap
  const below = bottom + gap
  const fitsAbove = above >= gap
  const fitsBelow = below + words.offsetHeight + gap <= document.documentElement.clientHeight
  const isAbove = eager ? !fitsBelow && fitsAbove : fitsAbove
  words.style.top = `${isAbove ? above : below}px`
  words.style.left = `${Math.max(gap, Math.min(left + width / 2 - words.offsetWidth / 2, room))}px`
}
