'use client'

import { useEffect } from 'react'
import { loaderOf, useReferenceTarget } from '../components/useReference'
import type { Fields } from '../spec/fields/fields'
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
  const target = useReferenceTarget(to)
  const loader = target && target.readable !== 'none' ? loaderOf(target) : undefined

  useEffect(() => {
    const related = Object.entries(fields).flatMap(([name, { related: one }]) =>
      one?.via === via ? [{ name, from: one.field }] : [],
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
