'use client'

import { useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import type { DataSource, RecordId } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import { newKey } from '../../form/submission'
import { useAnnounce } from '../../internal/announce'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { reasonText } from '../product/reasonText'
import { type EntityAccess, useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { isConflict } from '../source/problemKinds'
import { useRecord } from '../source/useRecord'
import { updateRecord } from '../source/writeRecord'
import { HistoryList } from './HistoryList'
import { useRecordHistory } from './useRecordHistory'
import type { RestoreState } from './VersionComparison'
import { useTitles } from '../../components/useTitles'

export interface RecordHistoryProps<F extends Fields> extends RootProps<HTMLDivElement> {
  /** The kind of the record. */
  entity: Entity<F>
  /** Where its versions come from; it needs `history`. With `update` a version can be brought back. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record. */
  id: RecordId
  /** How deep the heading of each version stands in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** The zone whose clocks show the exact moments, as the IANA database names it. @default that of the `LocaleProvider`, or else 'UTC' */
  zone?: string | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

/** The versions of a record from its source: who changed what and when. Who may edit can bring one back. */
export function RecordHistory<F extends Fields>(props: RecordHistoryProps<F>) {
  const { entity: whole, source: given, id, errors: givenErrors, ...view } = props
  const access = useEntityAccess(whole, given)
  const { entity, source } = access
  if (!source.history && access.can('read').allowed) {
    fail(
      `<RecordHistory> shows versions of “${entity.name}”, and their source has no history, so that there are none. Give the source one: memorySource(entity, records, { history: true }), say.`,
    )
  }
  const errors = useErrorCatalogue(givenErrors)
  const { record, retry } = useRecord(source, source.get ? id : undefined)
  const reading = useRecordHistory(source, id)
  const newest = reading.versions[0]?.record
  const present = record ?? newest
  const restore = useRestore({ access, present, errors, readAgain: retry })
  return (
    <HistoryList
      {...view}
      {...reading}
      entity={entity}
      status={access.can('read').allowed ? reading.status : 'forbidden'}
      record={present}
      errors={errors}
      restore={restore}
    />
  )
}

interface RestoreOptions<F extends Fields> {
  access: EntityAccess<F>
  present: RecordBy<F> | undefined
  errors: ErrorCatalogue | undefined
  readAgain: () => Promise<void>
}

/** Bring a version back as a change of the record as it stands; nothing where the person may not edit. */
function useRestore<F extends Fields>(options: RestoreOptions<F>): RestoreState | undefined {
  const { access, present, errors, readAgain } = options
  const { entity, source, can } = access
  const { t, locale } = useLocale()
  const titleIn = useTitles(entity)
  const announce = useAnnounce()
  const [at, setAt] = useState<Pick<RestoreState, 'status' | 'problem'>>({ status: 'idle' })
  if (!source.update || !present || !can('update').allowed) return undefined
  const permission = can('update', present)

  return {
    ...at,
    disabledReason: permission.allowed ? undefined : reasonText(permission.reason, locale),
    // Of a record that cannot be edited now the button says why.
    mayWrite: (name) => can({ updateField: name }, permission.allowed ? present : undefined).allowed,
    onRestore(changes) {
      setAt({ status: 'restoring' })
      return updateRecord({
        entity,
        source,
        record: present,
        changes: changes as Partial<RecordBy<F>>,
        idempotencyKey: newKey(),
      }).then(
        (saved) => {
          setAt({ status: 'idle' })
          const message = t('history.restored', {
            title: titleIn(saved) ?? entityNounOf(entity, locale),
          })
          if (hasToastRegion()) toast(message)
          else announce(message)
          return true
        },
        (thrown: unknown) => {
          const problem = problemOf(thrown)
          const isOther = isConflict(problem, errors)
          setAt({ status: isOther ? 'conflict' : 'failed', problem })
          // Compare another person's change before this one decides again.
          if (isOther) void readAgain()
          return false
        },
      )
    },
  }
}
