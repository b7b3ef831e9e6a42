import { listen } from '../internal/listen'

/** A short message about what has just been done. */
export interface Toast {
  readonly id: number
  /** Says in a few words: "Report 1,204 removed". */
  readonly message: string
  /** How it went; `danger` for what did not work and needs no step of its own. @default 'success' */
  readonly tone: 'success' | 'info' | 'danger'
  /** The one thing to do about it: most often to take it back. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
  /** The thing that it is about, such as a job: a message about the same thing takes its place. @default one of its own */
  readonly subject?: string | undefined
  /** How many milliseconds it stays, those apart in which a person points at it. @default 12000 with an action, else 6000 */
  readonly duration: number
}

/** Time to read a message, and with an action to reach it and to use what it offers. */
const stay = { message: 6000, withAction: 12000 }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const clocks = new Map<number, ReturnType<typeof setTimeout>>()
let held = false

/** Says on every `ToastRegion` of the page what has just been done. Returns how to take the message away again. */
export function toast(message: string, options: Partial<Omit<Toast, 'id' | 'message'>> = {}): () => void {
  const id = ++lastId
  const { tone = 'success', action, subject, duration = action ? stay.withAction : stay.message } = options
  const added: Toast = { id, message, tone, action, subject, duration }
  for (const old of toasts) if (subject !== undefined && old.subject === subject) dismissToast(old.id)
  // More than three cannot be read in time; the oldest has had its turn.
  for (const old of toasts.slice(0, Math.max(0, toasts.length - 2))) dismissToast(old.id)
  change([...toasts, added])
  if (!held) start(added)
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id))
  clocks.delete(id)
  if (toasts.some((one) => one.id === id)) change(toasts.filter((one) => one.id !== id))
}

/** While a person points at the messages or is in them with the keyboard, none of them goes. */
export function holdToasts(hold: boolean): void {
  if (hold === held) return
  held = hold
  for (const clock of clocks.values()) clearTimeout(clock)
  clocks.clear()
  if (!hold) toasts.forEach(start)
}

export function subscribeToToasts(listener: () => void): () => void {
  return listen(listeners, listener)
}

/** Whether a message would be seen: without a region on the page it is lost. */
export function hasToastRegion(): boolean {
  return listeners.size > 0
}

export function getToasts(): readonly Toast[] {
  return toasts
}

let lastAnnounced = 0

/** The messages that nothing has announced yet; a region that comes anew, as with another page, says none of them again. */
export function takeUnannounced(): readonly Toast[] {
  const fresh = toasts.filter(({ id }) => id > lastAnnounced)
  lastAnnounced = fresh.at(-1)?.id ?? lastAnnounced
  return fresh
}

function start({ id, duration }: Toast) {
  clocks.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  )
}

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}
