import { afterAll, vi } from 'vitest'

/** Files share a page, which is quicker than one for each: leave nothing on it for the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  const page = document.documentElement
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
})
