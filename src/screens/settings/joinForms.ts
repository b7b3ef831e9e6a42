import type { FormStore } from '../../form/FormStore'
import type { LeavableForm } from '../../form/useLeaveGuard'
import { listen } from '../../internal/listen'

/** Several forms of one page, which a person leaves together. */
export interface JoinedForms extends LeavableForm {
  /** Takes a form in. Returns how to let it go. */
  readonly add: (form: LeavableForm) => () => void
}

/** Make one of all forms of a page: it is changed while any of them is. */
export function joinForms(): JoinedForms {
  const forms = new Set<LeavableForm>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    add(form) {
      forms.add(form)
      const stop = form.subscribe(tell)
      tell()
      return () => {
        stop()
        forms.delete(form)
        tell()
      }
    },
    isDirty: () => [...forms].some((form) => form.isDirty()),
    getStatus: (): ReturnType<FormStore['getStatus']> =>
      [...forms].some((form) => form.getStatus() === 'submitting') ? 'submitting' : 'editing',
    subscribe: (listener) => listen(listeners, listener),
  }
}
