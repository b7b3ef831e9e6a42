/** How many elements a browser lays out within a few milliseconds. */
const atOnce = 1000

const waiting = new Set<HTMLElement>()
let isUnderWay = false

/**
 * Lay out, once the browser has time, the parts of a form that it left out because they are out of sight: Chromium tells
 * assistive technology of nothing that it leaves out.
 *
 * @returns how to give it up
 */
export function layOutWhenIdle(parts: Iterable<Element>): () => void {
  const own = [...parts].filter((part) => part instanceof HTMLElement)
  for (const part of own) if (part.style.contentVisibility !== 'visible') waiting.add(part)
  goOn()
  return () => {
    for (const part of own) waiting.delete(part)
  }
}

/** The same for one part, as its ref. */
export function layOutPartWhenIdle(part: Element | null): (() => void) | undefined {
  return part ? layOutWhenIdle([part]) : undefined
}

function goOn() {
  if (isUnderWay || waiting.size === 0) return
  isUnderWay = true
  whenIdle(() => {
    layOutSome()
    // Some a frame, so that a person who types meanwhile is not kept waiting.
    requestAnimationFrame(() => {
      isUnderWay = false
      goOn()
    })
  })
}

function layOutSome() {
  let count = 0
  for (const part of waiting) {
    waiting.delete(part)
    part.style.contentVisibility = 'visible'
    count += part.getElementsByTagName('*').length
    if (count >= atOnce) return
  }
}

function whenIdle(work: () => void) {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, 200)
}
