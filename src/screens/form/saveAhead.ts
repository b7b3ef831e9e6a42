import type { DataSource, RecordId } from '../../data/DataSource'
import type { FormStore } from '../../form/FormStore'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { draftFrom, type Values } from '../source/formChanges'
import { idIn } from '../source/saveRecord'
import { shownWith, updateRecord } from '../source/writeRecord'

/** Changes that a person went on from, and that did not come about. */
export interface NotSaved<R> {
  /** The record that they started from. */
  readonly base: R
  /** The values of the form, as they were typed. */
  readonly values: Values
  /** The values that were sent, and their key. */
  readonly sent: Values
  readonly idempotencyKey: string
  /** The error of the source. */
  readonly thrown: unknown
}

interface Ahead<F extends Fields> extends Omit<NotSaved<RecordBy<F>>, 'thrown'> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  /** Called with the record as stored, and as it was shown until then. */
  readonly onStored: (stored: RecordBy<F>, shown: RecordBy<F>) => void
  /** Called where no form of the record is open that could say so. */
  readonly onNotSaved: (thrown: unknown) => void
}

/**
 * Save changes while the person goes on, and answer with the record as it will be, which lists and pages show meanwhile. Where
 * they are rejected, what was written waits for the next form of the record.
 */
export function saveAhead<F extends Fields>(ahead: Ahead<F>): RecordBy<F> {
  const { entity, source, base, sent, idempotencyKey, onStored, onNotSaved } = ahead
  const changes = sent as Partial<RecordBy<F>>
  const shown = shownWith(entity, sent)(base) as RecordBy<F>
  const letGo = holdPage()
  updateRecord({ entity, source, record: base, changes, idempotencyKey }).then(
    (stored) => {
      letGo()
      onStored(stored, shown)
    },
    (thrown: unknown) => {
      const { values } = ahead
      const tell = () => onNotSaved(thrown)
      const place = placeOf(source, idIn(entity, base))
      place.waiting = { base, values, sent, idempotencyKey, thrown, letGo, tell }
      if (!place.handOver()) tell()
    },
  )
  return shown
}

/**
 * Call the listener with what was not saved of a record, now or as soon as it is known, until the returned function is called.
 */
export function listenNotSaved<R>(
  source: object,
  id: RecordId,
  listener: (one: NotSaved<R>) => void,
): () => void {
  const place = placeOf(source, id)
  const own = listener as (one: NotSaved<unknown>) => void
  place.listeners.add(own)
  // React may take an effect back at once.
  queueMicrotask(() => place.handOver())
  return () => {
    place.listeners.delete(own)
    const { given } = place
    if (given?.form !== own) return
    // A form on its way out has not told the person.
    place.given = undefined
    place.waiting = given.one
    if (!place.handOver()) given.one.tell()
  }
}

/** Note that the record was saved: a form that was given what was not saved before need not give it back. */
export function forgetNotSaved(source: object, id: RecordId) {
  placeOf(source, id).given = undefined
}

/** Put into a form what was not saved, over which stands what the person has written since. */
export function fillAgain(store: FormStore, names: readonly string[], { base, values }: NotSaved<object>) {
  const now = store.getValues()
  const written = new Set(names.filter((name) => store.isDirty(name)))
  store.reset(draftFrom(base, names))
  for (const name of names) store.setValue(name, written.has(name) ? now[name] : values[name])
}

interface Waiting extends NotSaved<unknown> {
  /** Lets the page be closed. */
  readonly letGo: () => void
  /** Says it where no form can. */
  readonly tell: () => void
}

/** The forms of one record, and what waits for the next of them. */
interface Place {
  waiting: Waiting | undefined
  /** The changes given to an open form, until saved there. */
  given: { readonly form: (one: NotSaved<unknown>) => void; readonly one: Waiting } | undefined
  readonly listeners: Set<(one: NotSaved<unknown>) => void>
  /** Gives what waits to an open form; false where there is none. */
  handOver(): boolean
}

const places = new WeakMap<object, Map<string, Place>>()

function placeOf(source: object, id: RecordId): Place {
  const ofSource = places.get(source) ?? new Map<string, Place>()
  places.set(source, ofSource)
  const known = ofSource.get(String(id))
  if (known) return known
  const place: Place = {
    waiting: undefined,
    given: undefined,
    listeners: new Set(),
    handOver() {
      const { waiting } = place
      const [form] = place.listeners
      if (!waiting || !form) return false
      place.waiting = undefined
      place.given = { form, one: waiting }
      waiting.letGo()
      form(waiting)
      return true
    },
  }
  ofSource.set(String(id), place)
  return place
}

/** Ask before the page is closed, as long as what was written is nowhere else. */
function holdPage(): () => void {
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', stay)
  return () => window.removeEventListener('beforeunload', stay)
}
