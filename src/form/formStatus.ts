import { listen } from '../internal/listen'
import type { FormStatus } from './FormStore'

/** The status of a form, how its last submissions ended, and who is told. */
export interface FormStatusKeeper {
  getStatus(): FormStatus
  getFailedSubmitCount(): number
  getSubmitError(): unknown
  subscribe(listener: () => void): () => void
  /** Note that the listeners are to be called at the end of the change. */
  note(): void
  /** Call the listeners once, at the end of a change. */
  notify(): void
  set(next: FormStatus): void
  /** Take the status that a submission leads to; `thrown` is the error of one that failed. */
  enter(next: FormStatus, thrown?: unknown): void
  /** All that was rejected is mended: the form is as good as new. */
  mend(): void
  reset(): void
}

export function createFormStatus(): FormStatusKeeper {
  const listeners = new Set<() => void>()
  let status: FormStatus = 'editing'
  let submitError: unknown
  let failedSubmitCount = 0
  /** Something has changed since the listeners were called. */
  let hasNews = false

  function note() {
    hasNews = true
  }

  function notify() {
    if (!hasNews) return
    hasNews = false
    for (const listener of listeners) listener()
  }

  function set(next: FormStatus) {
    if (status !== next) note()
    status = next
  }

  return {
    getStatus: () => status,
    getFailedSubmitCount: () => failedSubmitCount,
    getSubmitError: () => submitError,
    subscribe: (listener) => listen(listeners, listener),
    note,
    notify,
    set,
    enter(next, thrown) {
      if (next === 'invalid') failedSubmitCount++
      else if (next === 'submitted') failedSubmitCount = 0
      submitError = thrown
      status = next
      note()
      notify()
    },
    mend() {
      if (failedSubmitCount === 0) return
      failedSubmitCount = 0
      note()
      if (status === 'invalid') set('editing')
    },
    reset() {
      submitError = undefined
      failedSubmitCount = 0
      set('editing')
    },
  }
}
