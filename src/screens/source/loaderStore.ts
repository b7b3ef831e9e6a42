import { listen } from '../../internal/listen'

/** Keep what a loader shows: read anew with each answer, and told on only when it is something else. */
export function createLoaderStore<State>(
  first: State,
  read: (shown: State) => State,
  isSame: (one: State, other: State) => boolean,
  observe: (listener: () => void) => () => void,
) {
  let shown = first
  const listeners = new Set<() => void>()

  function update() {
    const next = read(shown)
    if (isSame(shown, next)) return
    shown = next
    for (const listener of listeners) listener()
  }

  update()

  return {
    update,
    getState: () => shown,
    subscribe(listener: () => void) {
      const leave = listen(listeners, listener)
      const stop = observe(update)
      update()
      return () => {
        stop()
        leave()
      }
    },
  }
}
