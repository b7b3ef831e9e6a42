import type { Issue } from '../spec/issues'
import { controlsInOrder } from './controlsInOrder'
import type { FormOptions, FormStatus, FormStore, FormValues, RegisteredField, ShownField } from './FormStore'
import { isError, judge, rulesOf, sameIssues } from './judge'
import { sameValue } from './sameValue'

/** A second press on the same, unchanged form within this time is a slip of the finger. */
const doublePress = 1000

const none: readonly Issue[] = []

interface FieldState {
  value: unknown
  /** What the value is compared with to tell whether it is dirty. */
  base: unknown
  /** Changed since it was last judged. */
  changed: boolean
  /** What the field's own rules found. */
  found: readonly Issue[]
  /** What was found elsewhere. */
  given: readonly Issue[]
  shown: ShownField
  check: Check | undefined
  readonly places: Set<RegisteredField>
  readonly listeners: Set<() => void>
}

/** Rules at work on one value; a newer value makes it stale. */
interface Check {
  readonly judged: number
  readonly done: Promise<void>
  readonly stop: () => void
}

/** Makes a form that knows no React: it can be tested, shared and submitted without a page. */
export function createForm<V extends FormValues = FormValues>(initial: FormOptions<V> = {}): FormStore<V> {
  let options = initial
  const defaults = new Map<string, unknown>(Object.entries(initial.defaultValues ?? {}))
  // A Map, because a field may be called `__proto__` or `constructor`.
  const fields = new Map<string, FieldState>()
  const listeners = new Set<() => void>()
  const valueListeners = new Map<string, Set<() => void>>()

  let status: FormStatus = 'editing'
  let failure: unknown
  let refusals = 0
  let dirtyFields = 0
  let wrongFields = 0
  /** Counts changes of values, so that a verdict is known to be about the values as they stand. */
  let version = 0
  let formIssues = none
  let values: V | undefined
  let allIssues: readonly Issue[] | undefined
  let submission: { readonly abort: AbortController; promise: Promise<boolean> } | undefined
  let idempotencyKey: string | undefined
  let accepted = { version: -1, at: 0 }
  let stale = false

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
        value,
        base: value,
        changed: false,
        found: none,
        given: none,
        shown: { value, revision: 0, issues: none },
        check: undefined,
        places: new Set(),
        listeners: new Set(),
      }
      fields.set(name, field)
    }
    return field
  }

  function getValues(): V {
    values ??= Object.freeze(
      Object.fromEntries(
        [...fields].filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value]),
      ),
    ) as V
    return values
  }

  /** Tells the form's listeners once, at the end of whatever changed. */
  function flush() {
    if (!stale) return
    stale = false
    for (const listener of listeners) listener()
  }

  function tellValue(name: string) {
    for (const listener of valueListeners.get(name) ?? []) listener()
  }

  function setStatus(next: FormStatus) {
    if (status === next) return
    status = next
    stale = true
  }

  function write(field: FieldState, value: unknown) {
    if (Object.is(field.value, value)) return false
    const wasDirty = !sameValue(field.value, field.base)
    field.value = value
    field.changed = true
    values = undefined
    version++
    countDirty(field, wasDirty)
    if (status === 'submitted') setStatus('editing')
    return true
  }

  function countDirty(field: FieldState, wasDirty: boolean) {
    const isDirty = !sameValue(field.value, field.base)
    if (wasDirty === isDirty) return
    dirtyFields += isDirty ? 1 : -1
    stale = true
  }

  function showIssues(field: FieldState, found: readonly Issue[], given: readonly Issue[]) {
    const kept = sameIssues(field.found, found) ? field.found : found
    const keptGiven = sameIssues(field.given, given) ? field.given : given
    if (kept === field.found && keptGiven === field.given) return
    field.found = kept
    field.given = keptGiven
    const added = keptGiven.filter((issue) => !kept.some(({ message }) => message === issue.message))
    const issues = added.length > 0 ? [...kept, ...added] : kept
    wrongFields += Number(issues.some(isError)) - Number(field.shown.issues.some(isError))
    show(field, { ...field.shown, issues })
    issuesChanged()
  }

  function issuesChanged() {
    allIssues = undefined
    stale = true
  }

  function show(field: FieldState, shown: ShownField) {
    field.shown = shown
    for (const listener of field.listeners) listener()
  }

  /** What was refused is mended. */
  function settle() {
    if (refusals === 0 || submission || wrongFields > 0 || formIssues.some(isError)) return
    refusals = 0
    stale = true
    if (status === 'invalid') setStatus('editing')
  }

  function drop(field: FieldState) {
    field.check?.stop()
    field.check = undefined
  }

  /**
   * Judges the value as it stands. While a rule takes time, `early` shows what the rules before it said; a
   * submission waits for the whole verdict, so that nothing flickers.
   */
  function check(name: string, field: FieldState, early: boolean): Promise<void> | undefined {
    if (field.check?.judged === version) return field.check.done
    drop(field)
    field.changed = false
    const general = options.rules && Object.hasOwn(options.rules, name) ? options.rules[name] : undefined
    const rules = rulesOf(general, ...[...field.places].map((place) => place.rules))
    const found: Issue[] = []
    let abort: AbortController | undefined
    const context = {
      get values() {
        return getValues()
      },
      get signal() {
        return (abort ??= new AbortController()).signal
      },
    }
    const answer = judge(name, field.value, rules, context, found)
    if (!answer) {
      showIssues(field, found, field.given)
      return
    }
    if (early) showIssues(field, [...found], field.given)

    let stop = () => {}
    const done = new Promise<void>((resolve, reject) => {
      stop = () => {
        abort?.abort()
        resolve()
      }
      const finish = (then: () => void) => {
        if (field.check !== running) return
        field.check = undefined
        then()
      }
      answer.then(
        () =>
          finish(() => {
            showIssues(field, found, field.given)
            settle()
            flush()
            resolve()
          }),
        (thrown: unknown) => finish(() => reject(thrown)),
      )
    })
    const running: Check = { judged: version, done, stop }
    field.check = running
    return done
  }

  /** A rule that throws while the person writes has no verdict; on submission it is asked again and heard. */
  function checkQuietly(name: string, field: FieldState) {
    try {
      check(name, field, true)?.catch(() => {})
    } catch {
      field.changed = true
    }
  }

  function change(name: string, value: unknown) {
    const field = fieldOf(name)
    if (!write(field, value)) return
    drop(field)
    if (field.given.length > 0) showIssues(field, field.found, none)
    if (field.found.length > 0) checkQuietly(name, field)
    tellValue(name)
    settle()
    flush()
  }

  function setValue(name: string, value: unknown) {
    const field = fieldOf(name)
    const { revision, issues } = field.shown
    show(field, { value, revision: revision + 1, issues })
    change(name, value)
  }

  function blur(name: string) {
    const field = fieldOf(name)
    if (!field.changed) return
    checkQuietly(name, field)
    settle()
    flush()
  }

  /** Spreads issues over their fields; those that speak of no field belong to the form. */
  function give(issues: readonly Issue[]) {
    const own: Issue[] = []
    const byField = new Map<FieldState, Issue[]>()
    for (const issue of issues) {
      const [first] = issue.path
      if (first === undefined || typeof first === 'symbol') own.push(issue)
      else {
        const field = fieldOf(String(first))
        const others = byField.get(field)
        if (others) others.push(issue)
        else byField.set(field, [issue])
      }
    }
    if (!sameIssues(formIssues, own)) {
      formIssues = own
      issuesChanged()
    }
    for (const field of fields.values()) showIssues(field, field.found, byField.get(field) ?? none)
  }

  function refuse() {
    refusals++
    stale = true
    setStatus('invalid')
    return false
  }

  function submit(): Promise<boolean> {
    if (submission) return submission.promise
    if (status === 'submitted' && accepted.version === version && Date.now() - accepted.at < doublePress) {
      return Promise.resolve(true)
    }
    const abort = new AbortController()
    const mine = { abort, promise: Promise.resolve(false) }
    submission = mine
    mine.promise = run(abort.signal).finally(() => {
      if (submission === mine) submission = undefined
      flush()
    })
    flush()
    return mine.promise
  }

  async function run(signal: AbortSignal): Promise<boolean> {
    try {
      for (let judged = -1; judged !== version;) {
        judged = version
        const pending = [...fields].flatMap(([name, field]) => check(name, field, false) ?? [])
        if (pending.length === 0) break
        setStatus('checking')
        flush()
        await Promise.all(pending)
        // Written in the meantime: what is sent must have been judged.
        if (signal.aborted) return false
      }
      if ([...fields.values()].some(({ found }) => found.some(isError))) return refuse()

      const sent = getValues()
      const sentVersion = version
      let issues = options.validate?.(sent, { signal }) ?? none
      if ('then' in issues) {
        setStatus('checking')
        flush()
        issues = await issues
        if (signal.aborted) return false
      }
      give(issues)
      if (issues.some(isError)) return refuse()

      failure = undefined
      setStatus('submitting')
      flush()
      idempotencyKey ??= newKey()
      const answer = await options.onSubmit?.(sent, { signal, idempotencyKey })
      if (signal.aborted) return false
      idempotencyKey = undefined
      if (answer) give([...issues, ...answer.issues])
      if (answer?.issues.some(isError)) return refuse()

      accept(sent, sentVersion)
      return true
    } catch (thrown) {
      if (signal.aborted) return false
      failure = thrown
      stale = true
      setStatus('failed')
      return false
    }
  }

  function accept(sent: V, sentVersion: number) {
    const bases = new Map(Object.entries(sent))
    for (const [name, field] of fields) {
      const wasDirty = !sameValue(field.value, field.base)
      field.base = bases.get(name)
      countDirty(field, wasDirty)
    }
    accepted = { version: sentVersion, at: Date.now() }
    refusals = 0
    setStatus('submitted')
  }

  function reset(next?: Partial<V>) {
    for (const [name, value] of Object.entries(next ?? {})) {
      defaults.set(name, value)
      fieldOf(name)
    }
    submission?.abort.abort()
    submission = undefined
    idempotencyKey = undefined
    failure = undefined
    refusals = 0
    formIssues = none
    values = undefined
    version++
    dirtyFields = 0
    for (const [name, field] of fields) {
      drop(field)
      const value = defaults.get(name)
      field.value = value
      field.base = value
      field.changed = false
      showIssues(field, none, none)
      show(field, { value, revision: field.shown.revision + 1, issues: none })
      tellValue(name)
    }
    issuesChanged()
    setStatus('editing')
    flush()
  }

  function register(name: string, place: RegisteredField) {
    const field = fieldOf(name)
    const moved = () => {
      if (field.shown.issues.length > 0) issuesChanged()
      flush()
    }
    field.places.add(place)
    moved()
    return () => {
      field.places.delete(place)
      // React leaves and comes back at once, in StrictMode and when a rule is another function than before.
      queueMicrotask(() => {
        if (field.places.size > 0) return
        drop(field)
        showIssues(field, none, field.given)
        moved()
        settle()
        flush()
      })
    }
  }

  function getAllIssues() {
    if (!allIssues) {
      const elsewhere: Issue[] = []
      const controls = new Map<string, readonly Issue[]>()
      for (const { shown, places } of fields.values()) {
        if (shown.issues.length === 0) continue
        const [place] = places
        if (place) controls.set(place.id, shown.issues)
        else elsewhere.push(...shown.issues)
      }
      const inOrder = controlsInOrder([...controls.keys()]).flatMap((id) => controls.get(id) ?? none)
      allIssues = [...formIssues, ...elsewhere, ...inOrder]
    }
    return allIssues
  }

  return {
    getValue: (name) => fields.get(name)?.value,
    getValues,
    change,
    setValue,
    blur,
    reset,
    submit,
    setIssues(issues) {
      give(issues)
      settle()
      flush()
    },
    getIssues: (name) => fields.get(name)?.shown.issues ?? none,
    getAllIssues,
    getStatus: () => status,
    getRefusals: () => refusals,
    getFailure: () => failure,
    isDirty(name) {
      if (name === undefined) return dirtyFields > 0
      const field = fields.get(name)
      return field !== undefined && !sameValue(field.value, field.base)
    },
    register,
    getControlId(name) {
      const [place] = fields.get(name)?.places ?? []
      return place?.id
    },
    subscribeField: (name, listener) => listen(fieldOf(name).listeners, listener),
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

function listen(listeners: Set<() => void>, listener: () => void) {
  // Its own function, so that one listener given twice is two.
  const own = () => listener()
  listeners.add(own)
  return () => void listeners.delete(own)
}

function newKey() {
  // `crypto.randomUUID` is missing on pages without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
