import type { Issue } from '../spec/rules/issues'
import { type Check, startCheck } from './check'
import { controlsInOrder } from './controlsInOrder'
import type { FormOptions, FormStatus, FormStore, FormValues, RegisteredField, ShownField } from './FormStore'
import { isError, rulesOf, sameIssues } from './runRules'
import { sameValue } from './sameValue'
import { createSubmission } from './submission'

const none: readonly Issue[] = []

interface FieldState {
  readonly name: string
  value: unknown
  /** What the value is compared with to tell whether it is dirty. */
  base: unknown
  /** Changed since it was last validated. */
  changed: boolean
  /** What the field's rules found. */
  found: readonly Issue[]
  /** What was found elsewhere. */
  given: readonly Issue[]
  shown: ShownField
  check: Check | undefined
  /** Its last result took time. */
  slow: boolean
  /** Most fields are on the page once and have one listener: lists, because a thousand sets are slow to make. */
  places: readonly RegisteredField[]
  listeners: readonly (() => void)[]
}

/** Makes a form that knows no React: it can be tested, shared and submitted without a page. */
export function createForm<V extends FormValues = FormValues>(initial: FormOptions<V> = {}): FormStore<V> {
  // Maps, because a field may be called `__proto__` or `constructor`.
  const defaults = new Map<string, unknown>(Object.entries(initial.defaultValues ?? {}))
  const fields = new Map<string, FieldState>()
  const valueListeners = new Map<string, Set<() => void>>()
  const listeners = new Set<() => void>()
  /** Fields whose rules found something: they are validated again on every change. */
  const rejected = new Set<FieldState>()

  let options = initial
  let status: FormStatus = 'editing'
  let failure: unknown
  let rejections = 0
  let dirtyFields = 0
  let wrongFields = 0
  /** How many fields are on the page. */
  let placed = 0
  let formIssues = none
  let version = 0
  /** Made when they are asked for, and again after a change. */
  let values: V | undefined
  let allIssues: readonly Issue[] | undefined
  let untold = false

  const submission = createSubmission<V>({
    getOptions: () => options,
    getValues,
    getVersion: () => version,
    validateFields: () => [...fields.values()].flatMap((field) => check(field) ?? []),
    hasRejectedField: () => [...rejected].some(({ found }) => found.some(isError)),
    giveIssues: give,
    enter(next, thrown) {
      if (next === 'invalid') rejections++
      else if (next === 'submitted') rejections = 0
      failure = thrown
      setStatus(next)
      untold = true
      tell()
    },
    rebase(sent) {
      const bases = new Map(Object.entries(sent))
      for (const [name, field] of fields) update(field, { base: bases.get(name) })
    },
  })

  for (const name of defaults.keys()) fieldOf(name)
  configure(initial)

  function configure(next: FormOptions<V>) {
    options = next
    for (const name of Object.keys(next.rules ?? {})) fieldOf(name)
  }

  function fieldOf(name: string): FieldState {
    let field = fields.get(name)
    if (!field) {
      const value = defaults.get(name)
      field = {
        name,
        value,
        base: value,
        changed: false,
        found: none,
        given: none,
        shown: { value, revision: 0, issues: none },
        check: undefined,
        slow: false,
        places: [],
        listeners: [],
      }
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

  /** Tells the form's listeners once, at the end of whatever changed. */
  function tell() {
    if (!untold) return
    untold = false
    for (const listener of listeners) listener()
  }

  function tellValue(name: string) {
    for (const listener of valueListeners.get(name) ?? []) listener()
  }

  function setStatus(next: FormStatus) {
    if (status === next) return
    status = next
    untold = true
  }

  /** Changes a value, or what it is compared with, and keeps count of dirty fields. */
  function update(field: FieldState, next: { value?: unknown; base?: unknown }) {
    const wasDirty = isDirty(field)
    Object.assign(field, next)
    if (isDirty(field) === wasDirty) return
    dirtyFields += wasDirty ? -1 : 1
    untold = true
  }

  function showIssues(field: FieldState, next: { found?: readonly Issue[]; given?: readonly Issue[] }) {
    const { found = field.found, given = field.given } = next
    if (sameIssues(field.found, found) && sameIssues(field.given, given)) return
    field.found = found
    field.given = given
    rejected[found.length > 0 ? 'add' : 'delete'](field)
    const added = given.filter((issue) => !found.some(({ message }) => message === issue.message))
    const issues = [...found, ...added]
    wrongFields += Number(issues.some(isError)) - Number(field.shown.issues.some(isError))
    show(field, { ...field.shown, issues })
    issuesChanged()
  }

  function show(field: FieldState, shown: ShownField) {
    field.shown = shown
    for (const listener of field.listeners) listener()
  }

  function issuesChanged() {
    allIssues = undefined
    untold = true
  }

  /** Ends whatever was done to a field: when all that was rejected is mended, the form is as good as new. */
  function settle() {
    if (rejections > 0 && wrongFields === 0 && !formIssues.some(isError) && !submission.isUnderWay()) {
      rejections = 0
      untold = true
      if (status === 'invalid') setStatus('editing')
    }
    tell()
  }

  function stopCheck(field: FieldState) {
    field.check?.stop()
    field.check = undefined
  }

  /** A check that is under way for the very values as they stand is joined: no rule is asked twice. */
  function check(field: FieldState, showEarly = false): Promise<void> | undefined {
    if (field.check?.version === version) return field.check.done
    stopCheck(field)
    field.changed = false
    const { name, value } = field
    // Nobody can mend a field that is not there; a form without a page is validated whole.
    const isAsked = placed === 0 || field.places.length > 0
    const general = isAsked && Object.hasOwn(options.rules ?? {}, name) ? options.rules?.[name] : undefined
    const { places } = field
    const rules = rulesOf(...places.map(({ own }) => own), general, ...places.map((place) => place.rules))
    let late = false
    const running = startCheck({ name, value, rules, version, getValues }, (found, early) => {
      // A submission waits for the whole result, so that nothing flickers.
      if (!early || showEarly) showIssues(field, { found })
      if (!late) return
      field.check = undefined
      settle()
    })
    late = true
    field.check = running
    field.slow = running !== undefined
    // What a rule threw is no result: it is asked again.
    running?.done.catch(() => {
      if (field.check !== running) return
      field.check = undefined
      field.changed = true
    })
    return running?.done
  }

  /** A rule that throws while a person writes is not heard; on submission it is. */
  function checkQuietly(field: FieldState) {
    try {
      void check(field, true)
    } catch {
      field.changed = true
    }
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
    showIssues(field, { given: none })
    // What is rejected may be mended in another field: a sum, the end of a period. Slow rules are asked of their own.
    for (const other of rejected) if (other === field || !other.slow) checkQuietly(other)
    tellValue(name)
    settle()
  }

  function reset(next?: Partial<V>) {
    for (const [name, value] of Object.entries(next ?? {})) {
      defaults.set(name, value)
      fieldOf(name)
    }
    submission.abort()
    failure = undefined
    rejections = 0
    formIssues = none
    values = undefined
    version++
    for (const [name, field] of fields) {
      const value = defaults.get(name)
      stopCheck(field)
      update(field, { value, base: value })
      field.changed = false
      showIssues(field, { found: none, given: none })
      show(field, { value, revision: field.shown.revision + 1, issues: none })
      tellValue(name)
    }
    issuesChanged()
    setStatus('editing')
    tell()
  }

  /** Spreads issues over their fields; those that speak of no field belong to the form. */
  function give(issues: readonly Issue[]) {
    const own: Issue[] = []
    const byField = new Map<FieldState, Issue[]>()
    for (const issue of issues) {
      const [first] = issue.path
      if (first === undefined || typeof first === 'symbol') {
        own.push(issue)
        continue
      }
      const field = fieldOf(String(first))
      byField.set(field, [...(byField.get(field) ?? none), issue])
    }
    formIssues = own
    issuesChanged()
    for (const field of fields.values()) showIssues(field, { given: byField.get(field) ?? none })
  }

  function register(name: string, place: RegisteredField) {
    const field = fieldOf(name)
    const moved = () => {
      if (field.shown.issues.length > 0) issuesChanged()
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
        showIssues(field, { found: none })
        moved()
      })
    }
  }

  function getAllIssues() {
    if (allIssues) return allIssues
    const elsewhere: Issue[] = []
    const byControl = new Map<string, readonly Issue[]>()
    for (const { shown, places } of fields.values()) {
      if (shown.issues.length === 0) continue
      const [place] = places
      if (place) byControl.set(place.id, shown.issues)
      else elsewhere.push(...shown.issues)
    }
    const inOrder = controlsInOrder([...byControl.keys()]).flatMap((id) => byControl.get(id) ?? none)
    allIssues = [...formIssues, ...elsewhere, ...inOrder]
    return allIssues
  }

  return {
    getValue: (name) => fieldOf(name).value,
    getValues,
    change,
    setValue(name, value) {
      const field = fieldOf(name)
      show(field, { ...field.shown, value, revision: field.shown.revision + 1 })
      change(name, value)
    },
    blur(name) {
      const field = fieldOf(name)
      if (!field.changed) return
      checkQuietly(field)
      settle()
    },
    reset,
    submit: submission.submit,
    setIssues(issues) {
      give(issues)
      settle()
    },
    getIssues: (name) => fieldOf(name).shown.issues,
    getAllIssues,
    getStatus: () => status,
    getFailedSubmitCount: () => rejections,
    getSubmitError: () => failure,
    isDirty(name) {
      if (name === undefined) return dirtyFields > 0
      return isDirty(fieldOf(name))
    },
    register,
    getControlId: (name) => fieldOf(name).places[0]?.id,
    subscribeField(name, listener) {
      const field = fieldOf(name)
      // Its own function, so that one listener given twice is two.
      const own = () => listener()
      field.listeners = [...field.listeners, own]
      return () => {
        field.listeners = field.listeners.filter((other) => other !== own)
      }
    },
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

function isDirty({ value, base }: FieldState): boolean {
  return !sameValue(value, base)
}

function listen(listeners: Set<() => void>, listener: () => void) {
  // Its own function, so that one listener given twice is two.
  const own = () => listener()
  listeners.add(own)
  return () => void listeners.delete(own)
}
