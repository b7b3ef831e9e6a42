'use client'

import { useCallback, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { Referrers } from './Referrers'

interface KeptNoteProps {
  /** The kind of the record. */
  entity: Pick<Entity, 'name'>
  /** The record that was not removed, because others refer to it. */
  id: RecordId
}

/** Says by how many of which records one is kept, as far as the role may know of them, and what to do about it. */
export function KeptNote({ entity, id }: KeptNoteProps) {
  const { t } = useLocale()
  const { count, addKeeper } = useKeepers()
  return (
    <>
      <Referrers entity={entity} id={id} onKept={addKeeper} />
      {count === 0 && <p>{t('detail.otherReferrers')}</p>}
      <p>{t('detail.kept')}</p>
    </>
  )
}

/** Count the kinds of records that keep one from being removed: `addKeeper` is for the `onKept` of `Referrers`. */
export function useKeepers() {
  const [count, setCount] = useState(0)
  const addKeeper = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return { count, addKeeper }
}
