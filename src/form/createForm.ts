import { listen } from '../internal/listen'
import { own } from '../internal/own'
import { isError } from '../spec/rules/issues'
import { checkFields } from './checkFields'
import { type CheckedForm, checkQuietly, stopCheck } from './fieldCheck'
import type { FieldPlace } from './FieldPath'
import { createFieldState, type FieldState, noIssues } from './FieldState'
import { wholeIssues } from './PartialIssue'
import { assign, baseValuesOf, rebase, rebaseOne } from './assignValue'
import { asGroup, childOf, isGone, partIdAt, pathOf, withParts } from './fieldTree'
import { noteDirty, redraw, valueOf } from './fieldValue'
import { nearestOnPath, valueAt } from './followPath'
import { createFormGate } from './formGate'
import { createFormIssues } from './formIssues'
import { createFormLists } from './formLists'
import { createFormStatus } from './formStatus'
import type { FormOptions, FormStore, FormValues } from './FormStore'
import { askBeforeHiding, type Page, registerField } from './registerField'
import { createSubmission, type SubmittedForm } from './submission'

/** Make a form that knows no React: it can be tested, shared and submitted without a page. */
export function createForm<V extends FormValues = FormValues>(initial: FormOptions<V> = {}): FormStore<V> {
  // Maps, because a field may be called `__proto__` or `constructor`.
  const defaults = new Map<string, unknown>(Object.entries(initial.defaultValues ?? {}))
  /** All values are those of one group, which stands in no other. */
  const form = createFieldState(undefined, '', initial.defaultValues ?? {})
  const status = createFormStatus()
  const issues = createFormIssues(form, status.note)

  let options = initial
  let version = 0

  const self: CheckedForm & SubmittedForm<V> = {
    getOptions: () => options,
    getValues,
    getVersion: () => version,
    getRules({ key, parent, placed }) {
      // A field that is not there cannot be mended; a form without a page is validated whole, unless it is sent in parts.
      const isAsked = parent === form && (placed > 0 || (form.placed === 0 && !isIntercepted()))
      return isAsked ? own(options.rules, key as string) : undefined
    },
    onFound(field, found, late) {
      issues.find(field, found)
      if (late) settle()
    },
    validateFields: (signal) => checkFields(() => [...withParts(form)], self, signal),
    hasRejectedField: () => [...issues.rejected].some(({ found }) => found.some(isError)),
    giveIssues: issues.give,
    enter: status.enter,
    rebase: (sent) => rebase(form, sent, status.note),
  }
  const submission = createSubmission(self)
  const { isIntercepted, stopValidation, ...gate } = createFormGate(
    { ...self, form, fieldOf, getStatus: status.getStatus },
    submission.submit,
  )

  asGroup(form).raw = {}
  form.stale = true
  configure(initial)
  const first = wholeIssues(initial.issues ?? [], 'server')
  if (first.some(isError)) {
    issues.give(first)
    status.enter('invalid')
  }

  function configure(next: FormOptions<V>) {
    options = next
    for (const name of Object.keys(next.rules ?? {})) childOf(form, name)
  }

  function fieldOf(place: FieldPlace<V>): FieldState {
    if (typeof place === 'string') return childOf(form, place)
    let field = form
    for (const key of place) field = childOf(field, key)
    return field
  }

  function getValues() {
    return valueOf(form) as V
  }

  /** End a change of a field. */
  function settle() {
    if (!issues.hasError() && !submission.isUnderWay()) status.mend()
    status.notify()
  }

  /**
   * Follow a change of a field up to the form: what it stands in has changed as well.
   * @param below its parts that have changed with it
   */
  function changed(field: FieldState, below: readonly FieldState[] = []) {
    version++
    if (status.getStatus() === 'submitted') status.set('editing')
    const around = staleAround(field)
    const all = [...below, field, ...around]
    const again = new Set<FieldState>()
    for (const each of all) {
      noteDirty(each, status.note)
      each.changed = true
      if (issues.rejected.has(each) || each.check) again.add(each)
      stopCheck(each)
      issues.forgive(each)
      // A rejected value may be mended in another field: a sum, the end of a period.
      for (const reader of each.readers ?? [])
        if (issues.rejected.has(reader) || reader.check) again.add(reader)
    }
    if (options.validateOn === 'change') {
      field.visited = true
      for (const each of [field, ...around]) again.add(each)
    }
    for (const each of again) if (!isGone(each)) checkQuietly(each, self, options.delay ?? 300)
    for (const each of all) for (const listener of each.valueListeners ?? []) listener()
    settle()
  }

  /** Ask the rules of a field and of what it stands in. */
  function validate(field: FieldState) {
    for (let each: FieldState | undefined = field; each?.parent; each = each.parent) checkQuietly(each, self)
    issues.show(field)
    settle()
  }

  function write(field: FieldState, value: unknown, byCode: boolean) {
    const below: FieldState[] = []
    const isSame = Object.is(valueOf(field), value)
    assign(field, value, {
      value: (each) => void (each !== field && below.push(each)),
      order: reorder,
    })
    if (!isSame) staleAround(field)
    for (const each of byCode ? [field, ...below] : below) redraw(each)
    if (!isSame) changed(field, below)
    // A person who leaves it then has not changed it: an emptied password is not called missing.
    if (byCode) field.changed = false
  }

  function reset(next?: Partial<V>) {
    for (const [name, value] of Object.entries(next ?? {})) {
      defaults.set(name, value)
      childOf(form, name)
    }
    submission.abort()
    stopValidation()
    status.reset()
    issues.give(noIssues)
    version++
    for (const field of asGroup(form).children.values()) {
      const value = defaults.get(field.key as string)
      assign(field, value, { value() {}, order: reorder })
      rebase(field, value, status.note)
    }
    form.stale = true
    noteDirty(form, status.note)
    for (const field of withParts(form)) {
      stopCheck(field)
      field.changed = field.visited = false
      issues.find(field, noIssues)
      redraw(field)
      for (const listener of field.valueListeners ?? []) listener()
    }
    status.notify()
  }

  const { reorder, ...lists } = createFormLists({ fieldOf, changed, validate, issues })
  const page: Page = { form, issues, settle, changed, clear: (field) => write(field, undefined, true) }

  return {
    getValue(place) {
      const path = typeof place === 'string' ? [place] : place
      return valueAt(form, path)
    },
    getValues,
    getBaseValues: () => baseValuesOf(form),
    getFields: () => options.fields,
    change(place, value) {
      const field = fieldOf(place)
      if (!Object.is(valueOf(field), value)) write(field, value, false)
    },
    setValue: (place, value) => write(fieldOf(place), value, true),
    setBaseValue(place, value) {
      const field = fieldOf(place)
      if (field.parent === form) defaults.set(field.key as string, value)
      if (!Object.is(valueOf(field), value)) write(field, value, true)
      rebaseOne(field, value, status.note)
      status.notify()
    },
    blur(place) {
      const field = fieldOf(place)
      const isValidated = !field.changed && !field.check?.isWaiting()
      if (isValidated && (field.visited || !field.dirty)) return
      if (options.validateOn === 'submit' && !field.visited) return
      field.visited = true
      validate(field)
    },
    reset,
    ...gate,
    revalidate() {
      for (const field of issues.rejected) checkQuietly(field, self)
      settle()
    },
    setIssues(given) {
      issues.give(wholeIssues(given, 'server'))
      settle()
    },
    ...lists,
    getIssues: (place) => fieldOf(place).shown.issues,
    getAllIssues: issues.getAll,
    getStatus: status.getStatus,
    getFailedSubmitCount: status.getFailedSubmitCount,
    getSubmitError: status.getSubmitError,
    isDirty: (place = []) => fieldOf(place).dirty,
    register: (place, registered) => registerField(fieldOf(place), registered, page),
    interceptHide: (ask) => askBeforeHiding(page, ask),
    getControlId(place) {
      const path = typeof place === 'string' ? [place] : place
      let field: FieldState | undefined = nearestOnPath(form, path)
      while (field && field.places.length === 0) field = field.parent
      if (!field) return undefined
      return partIdAt(field, path.slice(pathOf(field).length)) ?? field.places[0]?.id
    },
    subscribeField(place, listener) {
      const field = fieldOf(place)
      field.listeners ??= new Set()
      return listen(field.listeners, listener)
    },
    subscribeValue(place, listener) {
      const field = fieldOf(place)
      field.valueListeners ??= new Set()
      return listen(field.valueListeners, listener)
    },
    subscribe: status.subscribe,
    getShown: (place) => fieldOf(place).shown,
    showTyped(place, id) {
      const field = fieldOf(place)
      const { shown, value, parts, places } = field
      const isThere = places.some((at) => at.id === id)
      if (!parts && !isThere && !Object.is(shown.value, value)) field.shown = { ...shown, value }
    },
    configure,
  }
}

/** Note that the values around a field have to be made anew. */
function staleAround({ parent }: FieldState): readonly FieldState[] {
  if (!parent) return []
  parent.stale = true
  return [parent, ...staleAround(parent)]
}
