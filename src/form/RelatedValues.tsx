'use client'

import { useEffect } from 'react'
import { loaderOf, useReferenceTarget } from '../components/useReference'
import type { Fields } from '../spec/fields/fields'
import type { RelatedRecord } from '../spec/fields/Related'
import { isMissing } from '../spec/values/isMissing'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import { useFormContext } from './FormContext'

interface RelatedValuesProps {
  fields: Fields
  /** The reference. */
  via: string
  /** The entity that it points at. */
  to: string
}

/** Keeps the values of a form that are read from the record that a reference points at, whether they are on the page or not. */
export function RelatedValues({ fields, via, to }: RelatedValuesProps) {
  const store = useFormContext('EntityField')
  const loader = useLoader(to)

  useEffect(() => {
    const related = Object.entries(fields).flatMap(([name, { related: one }]) =>
      one && 'via' in one && one.via === via ? [{ name, from: one.field }] : [],
    )
    if (related.length === 0) return undefined
    let stop = () => {}
    const set = (valueOf: (from: string) => unknown) => {
      for (const { name, from } of related) store.setBaseValue(name, valueOf(from))
    }
    /** @param isFirst whether the values that the form has are of this record: they stay until others are known */
    const follow = (isFirst: boolean) => {
      stop()
      stop = () => {}
      const id = store.getValue(via)
      const isRead = loader !== undefined && isTextOrNumber(id) && !isMissing(id)
      const read = () => {
        const loaded = isRead ? loader.get(id) : undefined
        if (loaded?.status === 'ready') set((from) => ownValue(loaded.record, from) ?? null)
        else if (!isFirst) set(() => (isMissing(id) ? null : undefined))
      }
      if (isRead) stop = loader.subscribe(id, read)
      read()
    }

    follow(true)
    const leave = store.subscribeValue(via, () => follow(false))
    return () => {
      leave()
      stop()
    }
  }, [fields, via, store, loader])
  return null
}

/** Keeps the values of a form that are read from one record for all, such as the settings. */
export function RelatedRecords({ fields }: Pick<RelatedValuesProps, 'fields'>) {
  return Object.entries(fields).map(
    ([name, { related }]) =>
      related && 'of' in related && <RelatedRecordValue key={name} name={name} {...related} />,
  )
}

function RelatedRecordValue({ name, of, record: id, field }: RelatedRecord & { name: string }) {
  const store = useFormContext('EntityFields')
  const loader = useLoader(of)
  useEffect(() => {
    const read = () => {
      const loaded = loader?.get(id)
      if (loaded?.status === 'ready') store.setBaseValue(name, ownValue(loaded.record, field) ?? null)
    }
    const stop = loader?.subscribe(id, read)
    read()
    return stop
  }, [store, loader, name, id, field])
  return null
}

/** Reads the records of an entity, where the role may read any. */
function useLoader(to: string) {
  const target = useReferenceTarget(to)
  return target && target.readable !== 'none' ? loaderOf(target) : undefined
}
