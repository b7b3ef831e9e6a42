import { flushSync } from 'react-dom'
import type { Problem } from '../data/problems'
import type { FormStore } from '../form/FormStore'
import { changedNames, draftFrom, type Values } from './formChanges'
import type { RecordReading } from './useRecord'

/** Two people changed one record. What either wrote is there until the person decides. */
export interface Conflict<R> {
  /** The record as the other one left it; undefined until it is read. */
  readonly theirs: R | undefined
  /** Why it could not be read. */
  readonly problem: Problem | undefined
  readonly onRetry: () => void
  /** What the person changed and the other one left or changed otherwise, with what the person wrote. */
  readonly differences: readonly { readonly name: string; readonly yours: unknown }[]
  /** Saves what the person changed over the other's version; what only the other one changed stays. */
  readonly onKeep: () => void
  /** Fills the form with the other's version. */
  readonly onTake: () => void
}

interface ConflictOptions<R> {
  store: FormStore
  names: readonly string[]
  /** The record that the person started from. */
  base: R
  /** The record as it is read again. */
  reading: RecordReading<R>
  setBase: (record: R) => void
  /** What the form's values mean now. */
  meaning: Values
}

/** What there is to decide, and what follows from each decision. */
export function conflictOf<R extends object>(options: ConflictOptions<R>): Conflict<R> {
  const { store, names, base, reading, setBase, meaning } = options
  const theirs = reading.reading ? undefined : reading.record
  const theirValues = theirs && draftFrom(theirs, names)
  const changed = changedNames(names, draftFrom(base, names), meaning)
  return {
    theirs,
    problem: reading.reading ? undefined : reading.problem,
    onRetry: reading.retry,
    differences: theirValues
      ? changedNames(changed, theirValues, meaning).map((name) => ({ name, yours: meaning[name] }))
      : [],
    onKeep() {
      if (!theirs || !theirValues) return
      for (const name of names) if (!changed.includes(name)) store.setValue(name, theirValues[name])
      // The submission is to compare with the new base.
      flushSync(() => setBase(theirs))
      void store.submit()
    },
    onTake() {
      if (!theirs || !theirValues) return
      setBase(theirs)
      store.reset(theirValues)
    },
  }
}
