'use client'

import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import { titleOf } from '../../spec/entities/titleOf'
import type { Field, Fields } from '../../spec/fields/fields'
import type { Id } from '../../spec/fields/FieldBase'
import { entityNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ownValue } from '../../spec/values/ownValue'
import type { ActionCall } from '../action/useConfirmAction'
import { reasonText } from '../product/reasonText'
import type { EntityAccess } from '../product/useEntityAccess'
import { isGone, mayTryAgain } from '../source/problemKinds'
import { restoreRecord } from '../source/restoreRecord'
import { askAgain } from '../source/sourceClient'
import { useRecord } from '../source/useRecord'
import { removeRecord } from '../source/writeRecord'
import type { PersonShown } from './PersonShown'
import { useRoleChange } from './useRoleChange'

interface PersonOptions<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly roleField: (keyof F & string) | undefined
  readonly errors: ErrorCatalogue | undefined
  /** The one who is looked at. */
  readonly id: RecordId | undefined
  /** The record as the list has it. */
  readonly row: RecordBy<F> | undefined
  /** The one who looks. */
  readonly me: Id | undefined
  readonly labelOf: (role: string) => string
  readonly onRemoved: () => void
}

/** The person who is looked at, and what the one who looks can do with them. */
export function usePerson<F extends Fields>(options: PersonOptions<F>) {
  const { access, roleField, errors, id, row, me, labelOf, onRemoved } = options
  const { entity, source, can } = access
  const { locale } = useLocale()
  const reads = source.get !== undefined && can('read').allowed
  const reading = useRecord(source, reads ? id : undefined)
  const record = reading.record ?? row
  const nameOf = (one: RecordBy<F>) => titleOf(entity, one, locale) ?? entityNounOf(entity, locale)
  const { change, onGive } = useRoleChange({ access, roleField, errors, titleOf: nameOf, labelOf })
  const field = own<Field>(entity.fields, roleField)
  const writes = source.update !== undefined && field !== undefined && field.readOnly !== true
  const removes = source.remove !== undefined && can('remove').allowed

  function shown(): PersonShown | undefined {
    if (id === undefined) return undefined
    const isMe = me !== undefined && String(me) === String(id)
    const problem = reading.problem
    if (!record || (problem && isGone(problem))) {
      const status = problem
        ? isGone(problem)
          ? 'notFound'
          : 'failed'
        : reading.reading
          ? 'loading'
          : 'notFound'
      return { id, status, title: record ? nameOf(record) : entityNounOf(entity, locale), problem, isMe }
    }
    const ofThis = change?.id === String(id) ? change : undefined
    const role = ownValue(record, roleField ?? '')
    return {
      id,
      status: ofThis?.status ?? 'ready',
      title: nameOf(record),
      role: typeof role === 'string' && role !== '' ? role : undefined,
      isMe,
      problem: ofThis?.problem,
      roleReason: roleReason(record),
      removeReason: reasonOf(can('remove', record)),
    }
  }

  const reasonOf = (permission: ReturnType<typeof can>) =>
    permission.allowed ? undefined : reasonText(permission.reason, locale)

  function roleReason(one: RecordBy<F>): string | undefined {
    return reasonOf(can('update', one)) ?? reasonOf(can({ updateField: roleField ?? '' }, one))
  }

  return {
    person: shown(),
    record,
    // Who never may is not shown a way that is closed.
    onRoleChange:
      writes && record && can({ updateField: roleField ?? '' }).allowed && can('update').allowed
        ? (role: string | null) => onGive(record, role)
        : undefined,
    onRemove:
      removes && record
        ? async ({ idempotencyKey }: ActionCall) => {
            await removeRecord({ entity, source, record, idempotencyKey })
            onRemoved()
          }
        : undefined,
    onRestore:
      removes && source.restore && id !== undefined
        ? async () => {
            await restoreRecord(source, id)
            void askAgain(source)
          }
        : undefined,
    removeTyped: entity.removal === 'typed',
    onPersonRetry: mayTryAgain(reading.problem, errors) ? () => void reading.retry() : undefined,
  }
}
