import { isMissing } from '../spec/values/isMissing'
import { stopCheck } from './fieldCheck'
import { type FieldState, noIssues } from './FieldState'
import { asGroup, isGone } from './fieldTree'
import type { FormIssues } from './formIssues'
import type { RegisteredField } from './FormStore'

export interface Page {
  /** The form itself. */
  readonly form: FieldState
  readonly issues: FormIssues
  settle(): void
  /** Called when the value of a field counts, or no longer does. */
  changed(field: FieldState): void
  /** Empty the value of a field. */
  clear(field: FieldState): void
  /** Asked before a value is dropped or cleared because its field has left: `true` puts that off. */
  putOff?: ((hide: () => void) => boolean) | undefined
}

/** Note that a field is on the page. Returns how to unregister it. */
export function registerField(field: FieldState, registered: RegisteredField, page: Page): () => void {
  // A spread would keep room for sixteen in each of a thousand fields.
  field.places = field.places.concat(registered)
  count(field, 1)
  if (registered.group) markGroup(field, registered.group)
  if (field.dropped) {
    field.dropped = false
    page.changed(field)
  }
  // A control whose code comes late finds what was said meanwhile of the group that it stands in.
  if (field.places.length === 1) page.issues.place(field)
  noteMove(field, page)
  return () => {
    field.places = field.places.filter((other) => other !== registered)
    count(field, -1)
    // React leaves and comes back at once, in StrictMode and when a rule is another function than before.
    queueMicrotask(() => {
      if (field.places.length > 0) return
      stopCheck(field)
      page.issues.find(field, noIssues)
      const hideIt = () => {
        // A form that leaves as a whole keeps all its values.
        if (field.places.length === 0 && page.form.placed > 0 && !isGone(field)) hide(field, registered, page)
      }
      if (!page.putOff?.(hideIt)) hideIt()
      noteMove(field, page)
    })
  }
}

/** Ask from now on before a value is dropped or cleared. Returns how to stop. */
export function askBeforeHiding(page: Page, ask: Page['putOff']): () => void {
  page.putOff = ask
  return () => {
    page.putOff = undefined
  }
}

function hide(field: FieldState, { whenHidden }: RegisteredField, page: Page) {
  if (isMissing(field.value)) return
  if (whenHidden === 'clear') page.clear(field)
  if (whenHidden !== 'drop') return
  field.dropped = true
  page.changed(field)
}

/** Note that a field has come to the page or left it. */
function noteMove(field: FieldState, { issues, settle }: Page) {
  if (field.shown.issues.length > 0) issues.change()
  settle()
}

function count(field: FieldState, change: 1 | -1) {
  for (let each: FieldState | undefined = field; each; each = each.parent) each.placed += change
}

function markGroup(field: FieldState, kind: 'required' | 'optional') {
  const parts = asGroup(field)
  parts.optional = kind === 'optional'
  if (kind === 'required' && isMissing(parts.raw)) parts.raw = {}
  for (let each: FieldState | undefined = field; each; each = each.parent) each.stale = true
}
