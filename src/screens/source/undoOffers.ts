import type { RecordId } from '../../data/DataSource'
import { originOfSource } from '../../data/ownWrites'

/** An offer to take back what was done with some records. */
interface UndoOffer {
  readonly ids: ReadonlySet<string>
  readonly withdraw: () => void
  /** How long it can be taken, in milliseconds since 1970. */
  readonly until: number
}

/** So many milliseconds a page may take to come back: longer than a reload, and shorter than a change of mind. */
export const undoWindow = 2 * 60 * 1000

const offersOf = new WeakMap<object, Set<UndoOffer>>()

/** Note that something done with these records can be taken back, until something else is done with one of them. */
export function noteOffer(source: object, ids: readonly RecordId[], withdraw: () => void): void {
  const key = originOfSource(source)
  const offers = offersOf.get(key) ?? new Set<UndoOffer>()
  offersOf.set(key, offers)
  for (const offer of offers) if (offer.until < Date.now()) offers.delete(offer)
  offers.add({ ids: new Set(ids.map(String)), withdraw, until: Date.now() + undoWindow })
}

/**
 * Remember what can be taken back of these records, before something else is done with them.
 *
 * @returns withdraws those offers, once it was done: to take back an older step would meet the newer one
 */
export function offersBefore(source: object, ids: readonly RecordId[]): () => void {
  const offers = offersOf.get(originOfSource(source))
  if (!offers) return () => {}
  const known = [...offers].filter((offer) => ids.some((id) => offer.ids.has(String(id))))
  return () => {
    for (const offer of known) if (offers.delete(offer)) offer.withdraw()
  }
}
