'use client'

import { useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import { type Problem, problemOf } from '../../data/problems'
import { newKey } from '../../internal/newKey'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { EntityAccess } from '../product/useEntityAccess'
import { reasonText } from '../product/reasonText'
import { ownValue } from '../../spec/values/ownValue'
import { isConflict, mayTryAgain } from '../source/problemKinds'
import { updateRecord } from '../source/writeRecord'
import { readAgain } from '../transition/readAgain'
import { useTitles } from '../../components/useTitles'

/** A record that was not moved, and why. */
export interface FailedMove {
  readonly title: string
  readonly problem: Problem
  readonly onRetry: (() => void) | undefined
  readonly onDismiss: () => void
}

/**
 * Moves records by writing the field that says where they stand: the choice that columns are made of, or the record above them.
 *
 * @param told.movedText says that a record stands where the value says; `null` is the value of none
 * @param told.onMoved called once that is stored
 */
export function useFieldMoves<F extends Fields>(
  access: EntityAccess<F>,
  name: string,
  told: MoveTold<RecordBy<F>>,
  errors: ErrorCatalogue | undefined,
) {
  const { entity, source, can } = access
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const [failed, setFailed] = useState<FailedMove>()
  const field = own<Field>(entity.fields, name)
  const writes = source.update !== undefined && field?.readOnly !== true && can('update').allowed

  const move = fieldMover({
    access,
    name,
    told,
    errors,
    t,
    locale,
    titleIn: useTitles(access.entity),
    announce,
    setFailed,
  })

  return {
    writes,
    failed,
    /** Why a record may not be changed, as a sentence; nothing where it may. */
    reasonOf(record: RecordBy<F>): string | undefined {
      for (const action of ['update', { updateField: name }] as const) {
        const permission = can(action, record)
        if (!permission.allowed) return reasonText(permission.reason, locale)
      }
      return undefined
    },
    onMove: (record: RecordBy<F>, value: unknown) => void move(record, value, ownValue(record, name) ?? null),
  }
}

interface MoveTold<R> {
  readonly movedText: (title: string, value: unknown) => string
  readonly onMoved?: ((record: R) => void) | undefined
}

interface FieldMoverOptions<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly name: string
  readonly told: MoveTold<RecordBy<F>>
  readonly errors: ErrorCatalogue | undefined
  readonly t: ReturnType<typeof useLocale>['t']
  readonly locale: string
  /** The title of a record; see `useTitles`. */
  readonly titleIn: (record: object) => string | undefined
  readonly announce: ReturnType<typeof useAnnounce>
  readonly setFailed: (failed: FailedMove | undefined) => void
}

/** Write where a record stands, say so with a way back, and say why it was not written with a way on. */
function fieldMover<F extends Fields>(options: FieldMoverOptions<F>) {
  const { access, name, told, errors, t, locale, titleIn, announce, setFailed } = options
  const { entity, source } = access
  const nameOf = (record: RecordBy<F>) => titleIn(record) ?? entityNounOf(entity, locale)

  async function move(record: RecordBy<F>, value: unknown, before?: unknown): Promise<void> {
    setFailed(undefined)
    const title = nameOf(record)
    const changes = { [name]: value } as Partial<RecordBy<F>>
    try {
      const saved = await updateRecord({
        entity,
        source,
        record,
        changes,
        idempotencyKey: newKey(),
        optimistic: true,
      })
      told.onMoved?.(saved)
      const words = told.movedText(title, value)
      if (!hasToastRegion()) return announce(words)
      const undo = before !== undefined && {
        action: { label: t('transition.undo'), onAction: () => void move(saved, before) },
      }
      toast(words, undo || {})
    } catch (thrown) {
      const problem = problemOf(thrown)
      const isChanged = problem.status === 409 || isConflict(problem, errors)
      const newest = isChanged ? await readAgain(access, record) : record
      setFailed({
        title,
        problem,
        onRetry: newest && mayTryAgain(problem, errors) ? () => void move(newest, value, before) : undefined,
        onDismiss: () => setFailed(undefined),
      })
    }
  }

  return move
}
