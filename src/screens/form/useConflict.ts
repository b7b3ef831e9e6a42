'use client'

import { flushSync } from 'react-dom'
import type { Problem } from '../../data/problems'
import type { FormStore } from '../../form/FormStore'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Fields } from '../../spec/fields/fields'
import { changedNames, draftFrom, type Values } from '../source/formChanges'
import { mergeValues } from './mergeValues'
import { useValues } from '../source/useValues'
import type { RecordReading } from '../source/useRecord'

/** Which version of a value goes on: `both` is the merge of the two, item by item. */
export type ConflictVersion = 'yours' | 'theirs' | 'both'

/** A field that two people changed. */
export interface ConflictDifference {
  readonly name: string
  /** The value that the person wrote. */
  readonly yours: unknown
  /** Both changes together, where neither has to give way; undefined where one has to. */
  readonly both: unknown
}

/** Two people changed one record. What either wrote is there until the person decides. */
export interface Conflict<R> {
  /** The record as the other one left it; undefined until it is read. */
  readonly theirs: R | undefined
  /** Why it could not be read. */
  readonly problem: Problem | undefined
  /** Whether it is being read again. */
  readonly reading: boolean
  readonly onRetry: () => void
  /** The fields that both changed, and not to the same. */
  readonly differences: readonly ConflictDifference[]
  /** The fields that the other one alone changed: these stay as they are now, whatever is decided. */
  readonly alsoTheirs: readonly string[]
  /** Saves what the person changed over the other's version; what only the other one changed stays, in lists too. */
  readonly onKeep: () => void
  /** Saves with the version chosen for each field; a field without one keeps what the person wrote. */
  readonly onMerge: (versions: Readonly<Record<string, ConflictVersion>>) => void
  /** Fills the form with the other's version. */
  readonly onTake: () => void
}

interface ConflictOptions<R> {
  fields: Fields
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
  const { fields, store, names, base, reading, setBase, getMeaning } = options
  const { t } = useLocale()
  const announce = useAnnounce()
  useValues(store, base ? names : none)
  if (!base) return undefined

  const theirs = reading.problem ? undefined : reading.record
  const start = draftFrom(base, names)
  const theirValues = theirs && draftFrom(theirs, names)
  const meaning = getMeaning()
  const changed = changedSince(base, { store, names, meaning })

  function merge(name: string) {
    const field = fields[name] ?? ({ kind: 'json' } as const)
    return mergeValues(field, start[name], meaning[name], theirValues?.[name])
  }
  /** @param getValue the value of a field that the person changed; undefined leaves it as it was written */
  function save(getValue: (name: string) => unknown) {
    if (!theirs || !theirValues) return
    for (const name of names) {
      const value = changed.includes(name) ? getValue(name) : (theirValues[name] ?? null)
      if (value !== undefined) store.setValue(name, value ?? undefined)
    }
    // The submission is to compare with the new base.
    flushSync(() => setBase(theirs))
    void store.submit()
  }
  const changedByThem = theirValues ? changedNames(names, theirValues, start) : none
  const changedByBoth = changed.filter((name) => changedByThem.includes(name))
  const differing = theirValues ? changedNames(changedByBoth, theirValues, meaning) : none
  return {
    theirs,
    problem: reading.problem,
    reading: reading.reading,
    onRetry: () => void reading.retry(),
    differences: differing.map((name) => {
      const { value, clean } = merge(name)
      return { name, yours: meaning[name], both: clean ? value : undefined }
    }),
    alsoTheirs: changedByThem.filter((name) => !changed.includes(name)),
    onKeep: () =>
      save((name) => {
        const { value } = merge(name)
        // Written as it was typed, unless something of theirs came in.
        return changedNames([name], meaning, { [name]: value }).length > 0 ? value : undefined
      }),
    onMerge: (versions) =>
      save((name) => {
        const version = own(versions, name)
        if (version === 'both') return merge(name).value
        return version === 'theirs' ? (theirValues?.[name] ?? null) : undefined
      }),
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
