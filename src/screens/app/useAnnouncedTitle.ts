'use client'

import { useEffect } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { useAnnounce } from '../../internal/announce'
import type { Entity } from '../../spec/entities/Entity'
import { useEntityAccess } from '../product/useEntityAccess'
import { useRecordTitle } from '../record/useRecordTitle'
import { useRecord } from '../source/useRecord'

/** Say which record is open beside its list: the focus stays in the list, from where the next one is opened. */
export function useAnnouncedTitle(entity: Entity, source: DataSource, id: RecordId): void {
  const announce = useAnnounce()
  const access = useEntityAccess(entity, source)
  const { record } = useRecord(access.source, access.can('read').allowed ? id : undefined, access.entity)
  const title = useRecordTitle(access.entity, record)
  useEffect(() => {
    if (title) announce(title)
  }, [announce, title])
}
