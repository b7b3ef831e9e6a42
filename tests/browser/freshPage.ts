import { vi } from 'vitest'
import { dismissToast, getToasts } from '../../src/components/toasts'

/** Files share a page, which is quicker than one for each: leave nothing on it for the next. */
export async function clearPage() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // A field that was on its way when the last test ended has to arrive before the page goes.
  await vi.dynamicImportSettled()
  if (typeof document === 'undefined') return
  for (const { id } of getToasts()) dismissToast(id)
  document.body.replaceChildren()
  const page = document.documentElement
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  // A link that a test has pressed may have led away, in happy-dom as in a browser.
  if (location.origin === 'null') happyWindow.happyDOM?.setURL('http://localhost:3000/')
  localStorage.clear()
  sessionStorage.clear()
}

const happyWindow = globalThis as { happyDOM?: { setURL(url: string): void } }
