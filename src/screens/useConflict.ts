'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from '../data/problems'
import type { FormStore } from '../form/FormStore'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import { changedNames, draftFrom, type Values } from './formChanges'
import type { RecordReading } from './useRecord'

/** Two people changed one record. What either wrote is there until the person decides. */
export interface Conflict<R> {
  /** The record as the other one left it; undefined until it is read. */
  readonly theirs: R | undefined
  /** Why it could not be read. */
  readonly problem: Problem | undefined
  /** Whether it is being read again. */
  readonly reading: boolean
  readonly onRetry: () => void
  /** The fields in which the two versions differ, with the value that the person wrote. */
  readonly differences: readonly { readonly name: string; readonly yours: unknown }[]
  /** Saves what the person changed over the other's version; what only the other one changed stays. */
  readonly onKeep: () => void
  /** Fills the form with the other's version. */
  readonly onTake: () => void
}

interface ConflictOptions<R> {
  store: FormStore
  names: readonly string[]
  /** The record that the person started from; undefined while there is no conflict. */
  base: R | undefined
  /** The record as it is read again. */
  reading: RecordReading<R>
  setBase: (record: R) => void
  /** The values of the form now, as their fields mean them. */
  getMeaning: () => Values
}

/** Both versions, and the handlers of the decision. A person may go on writing meanwhile. */
export function useConflict<R extends object>(options: ConflictOptions<R>): Conflict<R> | undefined {
  const { store, names, base, reading, setBase, getMeaning } = options
  const { t } = useLocale()
  const announce = useAnnounce()
  useValues(store, base ? names : none)
  if (!base) return undefined

  const theirs = reading.problem ? undefined : reading.record
  const theirValues = theirs && draftFrom(theirs, names)
  const meaning = getMeaning()
  const changed = changedSince(base, { store, names, meaning })
  return {
    theirs,
    problem: reading.problem,
    reading: reading.reading,
    onRetry: () => void reading.retry(),
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
      announce(t('form.conflictTaken'))
    },
  }
}

const none: readonly string[] = []

/** The names of the values that a person has written over those of the record: nothing else is sent. */
export function changedSince(
  base: object,
  { store, names, meaning }: { store: FormStore; names: readonly string[]; meaning: Values },
): readonly string[] {
  const start = draftFrom(base, names)
  const written = names.filter((name) => store.isDirty(name))
  // Typed text may mean what was there, and what was filled in as it stood may mean something shorter.
  return changedNames(changedNames(written, start, store.getValues()), start, meaning)
}

/** The values as they stand, drawn again with each change of one of the names. */
function useValues(store: FormStore, names: readonly string[]): Values {
  const key = JSON.stringify(names)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (JSON.parse(key) as string[]).map((name) => store.subscribeValue(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, key],
  )
  return useSyncExternalStore(subscribe, store.getValues, store.getValues)
}
