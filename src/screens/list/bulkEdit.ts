import { gatherWrites } from '../../data/gatherWrites'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { fail } from '../../internal/developerMessages'
import { sentence } from '../../messages/sentence'
import type { Translate } from '../../messages/createTranslator'
import type { BulkAction } from './BulkAction'
import { fitsInACell } from './fitsInACell'
import { type Values, valuesBefore } from '../source/formChanges'
import { idIn } from '../source/saveRecord'
import type { EntityAccess } from '../product/useEntityAccess'
import { versionOf } from '../source/versionOf'

/**
 * The fields that many records can be given the same value of: those that the person may change, and that one control
 * holds. A value that names one record, or its state where transitions lead to it, is each record's own.
 */
export function bulkEditNames<F extends Fields>(
  { entity, source, can }: EntityAccess<F>,
  asked: readonly string[] | undefined,
): readonly (keyof F & string)[] {
  if (!source.update || !can('update').allowed) return []
  const own = new Set<string>([entity.id, entity.title, ...uniqueNames(entity)])
  const state = entity.transitions && entity.states?.field
  return (asked ?? entity.fieldNames).filter((name) => {
    const field: Field | undefined = entity.fields[name]
    if (!field || !fitsInACell(field) || name === state || !can({ updateField: name }).allowed) return false
    return asked !== undefined || !own.has(name)
  })
}

/** Fields in which two records are never the same. */
function uniqueNames({ rules = [] }: { readonly rules?: Entity['rules'] | undefined }): readonly string[] {
  return rules.filter(({ unique, noOverlap }) => unique ?? noOverlap).flatMap(({ at }) => at)
}

/** Why a person may not change these fields of a record, as a sentence; nothing when they may. */
export function reasonNotToEdit<F extends Fields>(
  can: EntityAccess<F>['can'],
  names: readonly string[],
  record: RecordBy<F>,
  t: Translate,
): string | undefined {
  for (const action of ['update' as const, ...names.map((name) => ({ updateField: name }))]) {
    const permission = can(action, record)
    if (!permission.allowed) return sentence(t('bulkEdit.mayNot', { reason: permission.reason }))
  }
  return undefined
}

/** Tells this action from those of the host. */
export const bulkEditId = 'edit'

/** Give many records the same values: each with its own version, its own outcome, and its own way back. */
export function bulkEditAction<F extends Fields>(
  { entity, source: given, can }: EntityAccess<F>,
  values: Values,
  { label, t }: { readonly label: string; readonly t: Translate },
): BulkAction<RecordBy<F>> {
  const names = Object.keys(values)
  const source = gatherWrites(given)
  const update: NonNullable<typeof source.update> = (id, changes, options) =>
    source.update?.(id, changes, options) ??
    fail('This source has no `update`, so that nothing can be changed. Give it one.')
  return {
    id: bulkEditId,
    label,
    reasonNot: (record) => reasonNotToEdit(can, names, record, t),
    run: (record, { signal, idempotencyKey }) =>
      update(idIn(entity, record), values as Partial<RecordBy<F>>, {
        signal,
        idempotencyKey,
        ifMatch: versionOf(entity, record),
      }),
    undo: (record, stored, { signal, idempotencyKey }) =>
      update(idIn(entity, record), valuesBefore(record, names) as Partial<RecordBy<F>>, {
        signal,
        idempotencyKey,
        ifMatch: versionOf(entity, stored as RecordBy<F>),
      }),
  }
}
