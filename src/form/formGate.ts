import { own } from '../internal/own'
import { areAccepted, checkFields } from './checkFields'
import type { CheckedForm } from './fieldCheck'
import type { FieldState } from './FieldState'
import { withParts } from './fieldTree'
import type { FormOptions, FormStatus, FormStore } from './FormStore'
import { isError } from '../spec/rules/issues'
import type { SubmittedForm } from './submission'

interface GatedForm extends CheckedForm, Pick<SubmittedForm<never>, 'enter'> {
  getOptions(): Pick<FormOptions, 'rules'>
  /** All values are those of one group. */
  readonly form: FieldState
  fieldOf(name: string): FieldState
  getStatus(): FormStatus
}

type Ask = Parameters<FormStore['interceptSubmit']>[0]

/** Let a form be validated and sent in parts: step by step. */
export function createFormGate(
  gated: GatedForm,
  submit: (...given: Parameters<FormStore['submit']>) => Promise<boolean>,
): Pick<FormStore, 'validateFields' | 'isAccepted' | 'interceptSubmit' | 'registerPages' | 'submit'> & {
  readonly isIntercepted: () => boolean
  /** Give up what is being validated; its answer is of no interest. */
  readonly stopValidation: () => void
} {
  const { form } = gated
  /** The rules of fields that are not on the page as well, for those that are asked for by name. */
  const everywhere: CheckedForm = {
    ...gated,
    getRules: ({ key, parent }) =>
      parent === form ? own(gated.getOptions().rules, key as string) : undefined,
  }
  let validation = new AbortController()
  let mayGoOn: Ask | undefined
  let asking: Promise<boolean> | undefined

  async function submitIfMayGoOn(ask: Ask, given: Parameters<FormStore['submit']>): Promise<boolean> {
    return (await ask(given[0] ?? {})) && submit(...given)
  }

  return {
    submit(...given) {
      if (!mayGoOn) return submit(...given)
      asking ??= submitIfMayGoOn(mayGoOn, given).finally(() => {
        asking = undefined
      })
      return asking
    },
    async validateFields(names) {
      const named =
        names?.map(gated.fieldOf) ??
        [...withParts(form)].filter((field) => field !== form && field.places.length > 0)
      const fields = [...new Set(named.flatMap((field) => [...withParts(field)]))]
      const { signal } = validation
      try {
        const pending = checkFields(() => fields, everywhere, signal)
        if (pending) gated.enter('checking')
        await pending
        if (signal.aborted) return false
        const accepted = !fields.some(({ found }) => found.some(isError))
        if (!accepted) gated.enter('invalid')
        else if (gated.getStatus() === 'checking') gated.enter('editing')
        return accepted
      } catch (thrown) {
        if (!signal.aborted) gated.enter('failed', thrown)
        return false
      }
    },
    isAccepted: (names) =>
      areAccepted(
        names.flatMap((name) => [...withParts(gated.fieldOf(name))]),
        everywhere,
      ),
    stopValidation() {
      validation.abort()
      validation = new AbortController()
    },
    isIntercepted: () => mayGoOn !== undefined,
    interceptSubmit(ask) {
      mayGoOn = ask
      return () => {
        if (mayGoOn === ask) mayGoOn = undefined
      }
    },
    registerPages(pages) {
      const place = { id: undefined, pages, getPartId: pages.getControlId }
      form.places = form.places.concat(place)
      return () => {
        form.places = form.places.filter((other) => other !== place)
      }
    },
  }
}
