'use client'

import { use, useCallback, useEffect, useRef } from 'react'
import { loaderOf, useReferenceTarget } from '../components/useReference'
import type { RecordLoader } from '../data/recordLoader'
import type { ReferenceValue } from '../fields/ReferenceField'
import { useAnnounce } from '../internal/announce'
import { own } from '../internal/own'
import { useLocaleWith } from '../internal/useLocaleWith'
import { referenceTexts } from '../messages/fields/referenceTexts'
import { andList } from '../messages/listText'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import { fieldsAround } from './fieldsAround'
import type { FormStore } from './FormStore'
import { NewRecordContext, ReadOnlyReasonsContext, useFormContext } from './FormContext'
import { pathIn, PlaceContext } from './Place'
import { sameValue } from './sameValue'

/** How a reference fills in the fields beside it. */
export interface Fills {
  /** The entity of the records that can be chosen. */
  readonly to: string
  /** The name of each field that is filled in, and that of the field of the chosen record that it is filled from. */
  readonly fills: Readonly<Record<string, string>>
}

/**
 * Fill in what follows from a chosen record. What a person wrote stays: a field is filled in if it is empty, as a new record
 * began, or as the record that was chosen before filled it in.
 *
 * @param name the reference's
 * @param write writes what a person chooses, or types on the way to it
 * @returns what does both
 */
export function useFills(
  name: string | symbol,
  { to, fills }: Fills,
  write: (next: ReferenceValue) => void,
): (next: ReferenceValue) => void {
  const store = useFormContext('EntityField')
  const around = use(PlaceContext)
  const reasons = use(ReadOnlyReasonsContext)
  const isNew = use(NewRecordContext)
  const target = useReferenceTarget(to)
  const announce = useAnnounce()
  const { t, locale } = useLocaleWith(referenceTexts)
  const loader = target && loaderOf(target)

  /** The record that was chosen last: a text that is typed then is none. */
  const earlier = useRef<object>(undefined)

  const fill = useCallback(
    (
      record: object,
      isUntouched: (value: unknown, one: string, from: string) => boolean,
      set: FormStore['setValue'],
    ) => {
      const beside = fieldsAround(store.getFields(), around?.path)
      // A cell or a dialog asks for some fields alone, and no form for what this person may not change.
      const isAsked = (one: string) =>
        isNew ? !beside || own(beside, one) !== undefined : store.getControlId(one) !== undefined
      const filled = Object.entries(fills).filter(([one, from]) => {
        const place = pathIn(around, one)
        if (around === undefined && (reasons.has(one) || !isAsked(one))) return false
        const value = store.getValue(place)
        const next = ownValue(record, from) ?? undefined
        if (sameValue(value, next) || !(isMissing(value) || isUntouched(value, one, from))) return false
        set(place, next)
        return true
      })
      const labels = filled.map(([one]) => labelOf(own(beside, one) ?? {}, one, locale))
      if (labels.length > 0) announce(t('reference.filled', { fields: andList(labels, locale) }))
    },
    [store, around, reasons, isNew, fills, announce, t, locale],
  )

  useEffect(() => {
    // A new record may begin with a choice, as from the page of what it refers to.
    const chosen = store.getValue(pathIn(around, name))
    if (!isNew || around !== undefined || !loader || !isTextOrNumber(chosen)) return undefined
    const names = begun.get(store) ?? new Set()
    // A field that a person empties stays so, also on the way back to a step.
    if (names.has(name)) return undefined
    return whenRead(loader, chosen, (record) => {
      begun.set(store, names.add(name))
      // The person has written nothing yet.
      fill(record, () => false, store.setBaseValue)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- only at first
  }, [store, loader])

  const recordOf = (id: unknown) => {
    const loaded = loader && isTextOrNumber(id) ? loader.get(id) : undefined
    return loaded?.status === 'ready' ? loaded.record : undefined
  }
  return (next) => {
    const chosen = store.getValue(pathIn(around, name))
    earlier.current = recordOf(chosen) ?? earlier.current
    write(next)
    // A control may say once more what is chosen, as when it comes back to the page.
    if (sameValue(chosen, next)) return
    // Options are records that have been read.
    const record = recordOf(next)
    if (!record) return
    const base = isNew && around === undefined ? store.getBaseValues() : {}
    const before = earlier.current
    fill(
      record,
      (value, one, from) =>
        (before !== undefined && sameValue(value, ownValue(before, from))) ||
        (Object.hasOwn(base, one) && sameValue(value, base[one])),
      store.setValue,
    )
  }
}

/** The references from which new records were filled in as they began. */
const begun = new WeakMap<FormStore, Set<string | symbol>>()

/** Call with a record once it has been read. Returns how to wait no longer. */
function whenRead(loader: RecordLoader, id: string | number, act: (record: object) => void): () => void {
  let stop = () => {}
  const read = (): boolean => {
    const loaded = loader.get(id)
    if (loaded.status === 'loading') return false
    stop()
    if (loaded.status === 'ready') act(loaded.record)
    return true
  }
  if (!read()) stop = loader.subscribe(id, () => void read())
  return () => stop()
}
