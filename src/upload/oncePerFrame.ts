/**
 * Call a function once in the next frame, however often it is asked for until then. A page out of sight draws no frames, and
 * a server has none: there a timer does.
 */
export function oncePerFrame(call: () => void): { readonly ask: () => void; readonly now: () => void } {
  let drop: (() => void) | undefined
  const now = () => {
    drop?.()
    drop = undefined
    call()
  }
  return {
    ask() {
      if (drop) return
      if (typeof requestAnimationFrame === 'function' && document.visibilityState === 'visible') {
        const frame = requestAnimationFrame(now)
        // The page may go out of sight before the frame comes.
        const timer = setTimeout(now, 250)
        drop = () => {
          cancelAnimationFrame(frame)
          clearTimeout(timer)
        }
        return
      }
      const timer = setTimeout(now, 16)
      drop = () => clearTimeout(timer)
    },
    now,
  }
}
