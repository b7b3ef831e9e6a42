import { useEffect, useRef } from 'react'
import type { FormStore } from './FormStore'

/**
 * Keep what was answered on pages that are away: a field that leaves with its page is still asked for. One that is missing
 * when its page is back is not, and is dropped or cleared then.
 * @param page identifies what is shown: a step, or one of its items
 */
export function useFieldsAway(store: FormStore, page: string | symbol): void {
  const away = useRef(new Map<string | symbol, (() => void)[]>())
  const leaving = useRef<string | symbol>(undefined)
  useEffect(
    () =>
      store.interceptHide((hide) => {
        if (leaving.current === undefined) return false
        away.current.set(leaving.current, [...(away.current.get(leaving.current) ?? []), hide])
        return true
      }),
    [store],
  )
  useEffect(() => {
    // The fields of the page before have said that they left, and those of this one that they are here.
    queueMicrotask(() => {
      leaving.current = undefined
      const missing = away.current.get(page) ?? []
      away.current.delete(page)
      for (const hide of missing) hide()
    })
    return () => {
      leaving.current = page
    }
  }, [page])
}
