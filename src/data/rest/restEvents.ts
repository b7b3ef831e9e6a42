import { eventSource } from '../eventSource'
import type { RestSourceOptions } from './RestSourceOptions'

/** Listen to a server that tells of changes; before anyone hears of them, what was remembered of lists is forgotten. */
export function restEvents(
  { events, credentials }: RestSourceOptions,
  onChange: () => void,
): (listener: () => void) => () => void {
  const { url, ...options } = typeof events === 'object' ? events : { url: events ?? '' }
  const subscribe = eventSource(url, { withCredentials: credentials === 'include', ...options })
  return (listener) =>
    subscribe(() => {
      onChange()
      listener()
    })
}
