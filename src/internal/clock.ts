import { listen } from './listen'

/** No text that is shown changes sooner. */
const step = 30_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let present = 0

/** The time of the day for all that shows it, from one timer that runs only while something does. */
export const clock = {
  /** The milliseconds since 1970, the same within half a minute, so that all who ask in one turn get one answer. */
  now(): number {
    if (Math.abs(Date.now() - present) >= step) present = Date.now()
    return present
  },
  subscribe(listener: () => void): () => void {
    const leave = listen(listeners, listener)
    timer ??= setInterval(() => listeners.forEach((tell) => tell()), step)
    return () => {
      leave()
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  },
}
