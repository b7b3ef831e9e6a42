import { listen } from '../internal/listen'
import type { ListState } from './listLoader'

/** Keep what a loader shows: read anew with each answer, and told on only when it is something else. */
export function createLoaderStore<R>(
  first: ListState<R>,
  read: (shown: ListState<R>) => ListState<R>,
  observe: (listener: () => void) => () => void,
) {
  let shown = first
  const listeners = new Set<() => void>()

  function update() {
    const next = read(shown)
    if (sameState(shown, next)) return
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

function sameState<R>(a: ListState<R>, b: ListState<R>): boolean {
  return (Object.keys(b) as (keyof ListState<R>)[]).every((key) =>
    key === 'total' || key === 'pages'
      ? JSON.stringify(a[key]) === JSON.stringify(b[key])
      : a[key] === b[key],
  )
}
