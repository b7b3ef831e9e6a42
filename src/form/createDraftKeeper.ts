import { dayLength } from '../internal/dayLength'
import { listen } from '../internal/listen'
import { own } from '../internal/own'
import type { Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import type { DraftedValue, DraftPlace, DraftStore, KeptDraft } from './DraftStore'
import type { DraftTabs, OtherForm } from './draftTabs'
import { fitValue, keepableValue, type Misfit, originsOf, withLeftOut } from './draftValues'
import type { FormStore } from './FormStore'
import { labelOfLeftOut, leftOutParts } from './leftOutParts'
import { isPrivateControl } from './isPrivateControl'
import { sameValue } from './sameValue'

/** A draft that an earlier page left, and what the person should know before taking it. */
export interface DraftOffer {
  readonly savedAt: Date
  /** The labels of what was written then and has been changed by someone else since. */
  readonly changedSince: readonly string[]
  /** The labels of what is not kept: private values and files. */
  readonly leftOut: readonly string[]
  /** The values that the form has no place for any more. */
  readonly misfits: readonly Misfit[]
}

/** The state of a form's drafts, in one word. */
export type DraftStatus =
  /** Nothing is kept, as nothing was asked for. */
  | 'off'
  /** It is not known yet whether there is a draft. */
  | 'looking'
  /** Changes are kept; nothing is offered. */
  | 'ready'
  /** An earlier page left a draft. */
  | 'offered'
  /** The draft is in the form, but for what has no place there any more: it is still to be read. */
  | 'restored'
  /** The browser keeps nothing here: it is full, or private. */
  | 'notKept'

export interface DraftState {
  readonly status: DraftStatus
  /** The newest draft; while the status is `offered` or `restored`. */
  readonly offer: DraftOffer | undefined
  /** Whether the same person has the same form open in another tab. */
  readonly openElsewhere: boolean
}

export interface DraftKeeper {
  getState(): DraftState
  subscribe(listener: () => void): () => void
  /** Say in which language labels and messages are from now on. @default 'en' */
  setLocale(locale: string): void
  /** Look for drafts, and keep what is written from now on, until the returned function is called. */
  start(): () => void
  /** Put the offered draft into the form. Resolves to the names of the fields that it filled in. */
  restore(): readonly string[]
  /** Remove the offered draft, or what is left of it. */
  discard(): void
}

export interface DraftKeeperOptions extends DraftPlace {
  /** The fields as they are declared now. Without them every value fits, and files alone are never kept. */
  readonly fields: Fields | undefined
  /** Further names that are never kept. */
  readonly exclude: readonly string[]
  /** For how many days a draft is kept. */
  readonly expiresInDays: number
  readonly drafts: DraftStore
  readonly tabs: DraftTabs
}

/** So many milliseconds of writing are lost at most. */
const writesEvery = 400

/** Keep what is written into a form, and offer what an earlier page left of it. */
export function createDraftKeeper(form: FormStore, options: DraftKeeperOptions): DraftKeeper {
  const { key, person, fields, exclude, expiresInDays, drafts, tabs } = options
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const listeners = new Set<() => void>()
  let state: DraftState = { status: 'looking', offer: undefined, openElsewhere: false }
  let offered: KeptDraft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWritten = false
  let language = 'en'

  function show(next: Partial<DraftState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function labelFor(name: string) {
    return labelOf(own(fields, name) ?? {}, name, language)
  }

  /** Writing must go on where nothing can be kept, so that a failure is a state and no error. */
  function trying(work: Promise<unknown>) {
    work.then(
      () => state.status === 'notKept' && show({ status: 'ready' }),
      () => !state.offer && show({ status: 'notKept' }),
    )
  }

  function draftNow(): KeptDraft {
    const values: DraftedValue[] = []
    const leftOut: (readonly string[])[] = []
    const now = form.getValues()
    const before = form.getBaseValues()
    // An emptied field has no value any more.
    for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
      if (!form.isDirty(name)) continue
      const given = own(now, name)
      const field = own(fields, name)
      const isPrivate = exclude.includes(name) || isPrivateControl(form.getControlId(name))
      const { value, whole } = isPrivate
        ? { value: undefined, whole: isMissing(given) }
        : keepableValue(field, given)
      if (!whole) {
        const parts = isPrivate ? [[]] : leftOutParts(field, given)
        leftOut.push(...parts.map((way) => [name, ...way]))
      }
      if (isPrivate || (!whole && value === undefined)) continue
      const base = own(before, name)
      const origins = whole ? undefined : originsOf(field, value, given, base)
      values.push({ name, value, base: keepableValue(field, base).value, ...(origins && { origins }) })
    }
    const at = Date.now()
    return { id, key, person, at, until: at + expiresInDays * dayLength, values, leftOut }
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const wasWritten = isWritten
    isWritten = form.isDirty()
    if (isWritten) return drafts.write(draftNow())
    return wasWritten ? drafts.remove(id) : Promise.resolve()
  }

  function flush() {
    if (timer !== undefined) trying(write())
  }

  function note() {
    if (!form.isDirty()) {
      if (isWritten) trying(write())
      return
    }
    timer ??= setTimeout(() => trying(write()), writesEvery)
  }

  async function look() {
    const kept = await drafts.read(options)
    // Asked last: while a disk is read, another page may come or go.
    const others = await tabs.others(options, id)
    const alive = new Set(others.map((other) => other.id))
    const left = kept.filter((draft) => draft.id !== id && !alive.has(draft.id) && draft.until > Date.now())
    offered = left.sort((one, other) => other.at - one.at)[0]
    const offer = offered && offerOf(offered)
    show({ status: offer ? 'offered' : 'ready', offer, openElsewhere: others.some(isElsewhere) })
  }

  function offerOf({ at, values, leftOut }: KeptDraft): DraftOffer {
    return {
      savedAt: new Date(at),
      changedSince: values.filter(isChangedSince).map(({ name }) => labelFor(name)),
      leftOut: [...new Set(leftOut.map((way) => labelOfLeftOut(fields, way, language)))],
      misfits: values.flatMap((one) => fitted(one).misfits),
    }
  }

  function isChangedSince({ name, base }: DraftedValue) {
    return !sameValue(keepableValue(own(fields, name), own(form.getBaseValues(), name)).value, base)
  }

  /** A value of a draft with what is not kept, as the form has it. */
  function completed(one: DraftedValue, value: unknown) {
    if (isMissing(value)) return undefined
    const base = own(form.getBaseValues(), one.name)
    // In a list that someone else has changed, no place says which item stands there.
    const items = Array.isArray(base) && !isChangedSince(one) ? one.origins?.map((at) => base[at]) : undefined
    return withLeftOut(own(fields, one.name), value, own(form.getValues(), one.name), items)
  }

  function fitted({ name, value }: DraftedValue) {
    if (!fields) return { fits: true, value, misfits: [] }
    return fitValue(own(fields, name), name, value, language)
  }

  async function lookAtTabs() {
    const openElsewhere = (await tabs.others(options, id)).some(isElsewhere)
    if (openElsewhere !== state.openElsewhere) show({ openElsewhere })
  }

  return {
    getState: () => state,
    subscribe: (listener) => listen(listeners, listener),
    setLocale(locale) {
      language = locale
    },
    start() {
      const letGo = tabs.hold(options, id)
      trying(look())
      const stops = [letGo, tabs.watch(() => void lookAtTabs()), watchValues(form, note), onHide(flush)]
      return () => {
        flush()
        for (const stop of stops) stop()
      }
    },
    restore() {
      const draft = offered
      if (!draft) return []
      const filled = draft.values.flatMap((one) => {
        const { fits, value } = fitted(one)
        if (!fits) return []
        const next = completed(one, value)
        // All that was changed in it may be private: then there is nothing to undo.
        if (!sameValue(form.getValue([one.name]), next)) form.setValue([one.name], next)
        return [one.name]
      })
      const isWhole = state.offer?.misfits.length === 0
      if (isWhole) offered = undefined
      // Kept under this page's name before it goes under the other: a crash in between must not lose it.
      trying(write().then(() => (isWhole ? drafts.remove(draft.id) : undefined)))
      show(isWhole ? { status: 'ready', offer: undefined } : { status: 'restored' })
      return filled
    },
    discard() {
      if (!offered) return
      const gone = offered.id
      offered = undefined
      show({ status: 'ready', offer: undefined })
      // Another page may have left one before.
      trying(drafts.remove(gone).then(look))
    },
  }
}

const isElsewhere = ({ isHere }: OtherForm) => !isHere

/** Hear of each change of any value, and of what makes the form clean again. */
function watchValues(form: FormStore, listener: () => void): () => void {
  const stops = [form.subscribeValue([], listener), form.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Act before a page is closed or put aside: there may be no moment after that. */
function onHide(act: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  document.addEventListener('visibilitychange', act)
  window.addEventListener('pagehide', act)
  return () => {
    document.removeEventListener('visibilitychange', act)
    window.removeEventListener('pagehide', act)
  }
}
