import { afterAll, vi } from 'vitest'

/** Files share a page, which is quicker than one for each: leave nothing on it for the next. */
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // A field that was on its way when the last test ended has to arrive before the page goes.
  await vi.dynamicImportSettled()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  const page = document.documentElement
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
})
