/**
 * Whether the address of a tag answers with a script: of a tag that has failed, with any; of one of others, with the one
 * that it vouches for. Undefined while that is still under way.
 *
 * Browsers have no word for a tag that has finished, but a timing, whose status says how. Where the status is hidden, as
 * for other origins and for what Safari has rejected, where a page of many files had no room for the timing, or where the
 * tag vouches for what is served, the address is asked for once more without running it, mostly from the cache.
 */
export async function hasAnswer(tag: HTMLScriptElement, hasFailed = false): Promise<boolean | undefined> {
  const timing = performance.getEntriesByName(tag.src).at(-1) as PerformanceResourceTiming | undefined
  if (!timing && !hasFailed) return undefined
  const integrity = hasFailed ? '' : tag.integrity
  const status = !integrity && timing?.responseStatus
  return status ? status < 400 : isServed(tag, integrity)
}

/** Ask for the address as the tag does, but do not run what comes. */
function isServed({ src, nonce, crossOrigin }: HTMLScriptElement, integrity: string): Promise<boolean> {
  const link = document.createElement('link')
  return new Promise((resolve) => {
    const end = ({ type }: Event) => {
      link.remove()
      resolve(type === 'load')
    }
    link.onload = link.onerror = end as never
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'script', nonce, crossOrigin, integrity, href: src }),
    )
  })
}
