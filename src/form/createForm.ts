import { listen } from '../internal/listen'
import { own } from '../internal/own'
import { isError } from '../spec/rules/issues'
import { type CheckedForm, checkField, checkQuietly, stopCheck } from './fieldCheck'
import {
  createFieldState,
  type FieldState,
  isDirty,
  noIssues,
  showField,
  subscribeToField,
} from './FieldState'
import { createFormIssues } from './formIssues'
import type { FormOptions, FormStatus, FormStore, FormValues, RegisteredField } from './FormStore'
import { createSubmission, type SubmittedForm } from './submission'

/** Make a form that knows no React: it can be tested, shared and submitted without a page. */
export function createForm<V extends FormValues = FormValues>(initial: FormOptions<V> = {}): FormStore<V> {
  // Maps, because a field may be called `__proto__` or `constructor`.
  const defaults = new Map<string, unknown>(Object.entries(initial.defaultValues ?? {}))
  const fields = new Map<string, FieldState>()
  const valueListeners = new Map<string, Set<() => void>>()
  const listeners = new Set<() => void>()

  let options = initial
  let status: FormStatus = 'editing'
  let submitError: unknown
  let failedSubmitCount = 0
  let dirtyFields = 0
  /** How many fields are on the page. */
  let placed = 0
  let version = 0
  /** Made when they are asked for, and again after a change. */
  let values: V | undefined
  /** Something has changed since the form's listeners were called. */
  let hasNews = false

  const issues = createFormIssues(fields, fieldOf, () => {
    hasNews = true
  })

  const self: CheckedForm & SubmittedForm<V> = {
    getOptions: () => options,
    getValues,
    getVersion: () => version,
    getRules({ name, places }) {
      // A field that is not there cannot be mended; a form without a page is validated whole.
      const isAsked = placed === 0 || places.length > 0
      return isAsked ? own(options.rules, name) : undefined
    },
    onFound(field, found, late) {
      issues.show(field, { found })
      if (late) settle()
    },
    validateFields: () => [...fields.values()].flatMap((field) => checkField(field, self) ?? []),
    hasRejectedField: () => [...issues.rejected].some(({ found }) => found.some(isError)),
    giveIssues: issues.give,
    enter(next, thrown) {
      if (next === 'invalid') failedSubmitCount++
      else if (next === 'submitted') failedSubmitCount = 0
      submitError = thrown
      setStatus(next)
      hasNews = true
      notify()
    },
    rebase(sent) {
      const bases = new Map(Object.entries(sent))
      for (const [name, field] of fields) update(field, { base: bases.get(name) })
    },
  }
  const submission = createSubmission(self)

  for (const name of defaults.keys()) fieldOf(name)
  configure(initial)
  if (initial.issues?.some(isError)) {
    issues.give(initial.issues)
    failedSubmitCount = 1
    status = 'invalid'
  }

  function configure(next: FormOptions<V>) {
    options = next
    for (const name of Object.keys(next.rules ?? {})) fieldOf(name)
  }

  function fieldOf(name: string): FieldState {
    let field = fields.get(name)
    if (!field) {
      field = createFieldState(name, defaults.get(name))
      fields.set(name, field)
    }
    return field
  }

  function getValues(): V {
    values ??= Object.freeze(
      Object.fromEntries(
        [...fields].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
      ),
    ) as V
    return values
  }

  /** Call the form's listeners once, at the end of a change. */
  function notify() {
    if (!hasNews) return
    hasNews = false
    for (const listener of listeners) listener()
  }

  function notifyOfValue(name: string) {
    for (const listener of valueListeners.get(name) ?? []) listener()
  }

  function setStatus(next: FormStatus) {
    if (status === next) return
    status = next
    hasNews = true
  }

  /** Change a value, or the one it is compared with, and keep count of dirty fields. */
  function update(field: FieldState, next: { value?: unknown; base?: unknown }) {
    const wasDirty = isDirty(field)
    Object.assign(field, next)
    if (isDirty(field) === wasDirty) return
    dirtyFields += wasDirty ? -1 : 1
    hasNews = true
  }

  /** End a change of a field: once all that was rejected is mended, the form is as good as new. */
  function settle() {
    if (failedSubmitCount > 0 && !issues.hasError() && !submission.isUnderWay()) {
      failedSubmitCount = 0
      hasNews = true
      if (status === 'invalid') setStatus('editing')
    }
    notify()
  }

  function change(name: string, value: unknown) {
    const field = fieldOf(name)
    if (Object.is(field.value, value)) return
    update(field, { value })
    field.changed = true
    values = undefined
    version++
    if (status === 'submitted') setStatus('editing')
    stopCheck(field)
    issues.show(field, { given: noIssues })
    // A rejected value may be mended in another field: a sum, the end of a period. Slow rules wait for their own field.
    for (const other of issues.rejected) if (other === field || !other.slow) checkQuietly(other, self)
    notifyOfValue(name)
    settle()
  }

  function reset(next?: Partial<V>) {
    for (const [name, value] of Object.entries(next ?? {})) {
      defaults.set(name, value)
      fieldOf(name)
    }
    submission.abort()
    submitError = undefined
    failedSubmitCount = 0
    issues.give(noIssues)
    values = undefined
    version++
    for (const [name, field] of fields) {
      const value = defaults.get(name)
      stopCheck(field)
      update(field, { value, base: value })
      field.changed = false
      issues.show(field, { found: noIssues, given: noIssues })
      showField(field, { value, revision: field.shown.revision + 1, issues: noIssues })
      notifyOfValue(name)
    }
    setStatus('editing')
    notify()
  }

  function register(name: string, place: RegisteredField) {
    const field = fieldOf(name)
    const moved = () => {
      if (field.shown.issues.length > 0) issues.change()
      settle()
    }
    field.places = [...field.places, place]
    placed++
    moved()
    return () => {
      field.places = field.places.filter((other) => other !== place)
      placed--
      // React leaves and comes back at once, in StrictMode and when a rule is another function than before.
      queueMicrotask(() => {
        if (field.places.length > 0) return
        stopCheck(field)
        issues.show(field, { found: noIssues })
        moved()
      })
    }
  }

  return {
    getValue: (name) => fieldOf(name).value,
    getValues,
    change,
    setValue(name, value) {
      const field = fieldOf(name)
      showField(field, { ...field.shown, value, revision: field.shown.revision + 1 })
      change(name, value)
    },
    blur(name) {
      const field = fieldOf(name)
      if (!field.changed) return
      checkQuietly(field, self)
      settle()
    },
    reset,
    submit: submission.submit,
    setIssues(given) {
      issues.give(given)
      settle()
    },
    getIssues: (name) => fieldOf(name).shown.issues,
    getAllIssues: issues.getAll,
    getStatus: () => status,
    getFailedSubmitCount: () => failedSubmitCount,
    getSubmitError: () => submitError,
    isDirty(name) {
      if (name === undefined) return dirtyFields > 0
      return isDirty(fieldOf(name))
    },
    register,
    getControlId: (name) => fieldOf(name).places[0]?.id,
    subscribeField: (name, listener) => subscribeToField(fieldOf(name), listener),
    subscribeValue(name, listener) {
      const others = valueListeners.get(name) ?? new Set()
      valueListeners.set(name, others)
      return listen(others, listener)
    },
    subscribe: (listener) => listen(listeners, listener),
    getShown: (name) => fieldOf(name).shown,
    configure,
  }
}
