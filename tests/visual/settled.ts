/** Frames to wait at most: what has not come to rest in two seconds never will. */
const patience = 120

/** So many frames that equal the one before are rest, after a change of the layout or of colours alone. */
const restFrames = { layout: 3, colours: 1 }

/**
 * Wait until nothing moves any more: fonts and images are there, and several frames in a row have the same
 * layout. What observes its own size (a virtual list, a popover), and what the browser leaves undrawn until it is
 * in sight, takes a few frames to answer to a new one.
 */
export async function settled(changed: keyof typeof restFrames) {
  await document.fonts.ready
  await imagesDecoded()
  let before = layout()
  let same = 0
  for (let frame = 0; frame < patience; frame++) {
    await nextFrame()
    for (const animation of document.getAnimations()) finish(animation)
    const now = layout()
    same = now === before ? same + 1 : 0
    if (same >= restFrames[changed] && document.fonts.status === 'loaded') return
    before = now
  }
  throw new Error('The story does not come to rest: its layout differs from frame to frame')
}

/** Wait until every image can be drawn at once, but for those that never come. */
export async function imagesDecoded() {
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
}

/** A computation, such as a hash, may take this many milliseconds while other pages are tested. */
const longest = 10_000

/** Wait until there is an element that matches. */
export async function there(selector: string) {
  for (const started = performance.now(); performance.now() - started < longest;) {
    if (document.querySelector(selector)) return
    await nextFrame()
  }
  throw new Error(`The story never shows "${selector}", which its pictures wait for`)
}

/** How far down anything can be seen, with room for a shadow. */
export function contentBottom() {
  const bottoms = Array.from(document.body.children, bottomOf)
  return Math.ceil(Math.max(0, ...bottoms)) + room
}

const room = 16

function bottomOf(element: Element): number {
  const style = getComputedStyle(element)
  if (style.display === 'none' || element.tagName === 'SCRIPT') return 0
  const { bottom, width, height } = element.getBoundingClientRect()
  // A single pixel is what only assistive technology reads, and stands where it happened to be put.
  const own = width > 1 && height > 1 && style.visibility !== 'hidden' ? bottom : 0
  if (style.overflowY !== 'visible' || style.clipPath !== 'none') return own
  return Math.max(own, ...Array.from(element.children, bottomOf))
}

function layout() {
  const lines: string[] = []
  for (const element of document.body.getElementsByTagName('*')) {
    const { x, y, width, height } = element.getBoundingClientRect()
    lines.push(`${element.tagName} ${x} ${y} ${width} ${height}`)
  }
  return lines.join('\n')
}

/** To its last frame, or away where it has none. */
function finish(animation: Animation) {
  try {
    animation.finish()
  } catch {
    animation.cancel()
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
