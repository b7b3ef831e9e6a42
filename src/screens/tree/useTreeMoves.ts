'use client'

import { useState } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import { titleOf } from '../../spec/entities/titleOf'
import type { Field, Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { useFieldMoves } from '../board/useFieldMoves'
import type { EntityAccess } from '../product/useEntityAccess'
import { idOf } from '../source/listState'
import { askAgain, facetsKey } from '../source/sourceClient'

interface MovingTree<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly parent: string
  readonly errors: ErrorCatalogue | undefined
  /** Returns the title of a record, by its id. */
  readonly titleOfId: (id: string) => string | undefined
  /** Shows what is below a record. */
  readonly onReveal: (target: RecordBy<F>) => void
}

/** Whether the person may move any record at all: the source can, and the field of the parent is theirs to write. */
export function mayMove<F extends Fields>({ entity, source, can }: EntityAccess<F>, parent: string): boolean {
  const field = own<Field>(entity.fields, parent)
  return (
    source.update !== undefined &&
    field !== undefined &&
    field.readOnly !== true &&
    can('update').allowed &&
    can({ updateField: parent }).allowed
  )
}

/** Put records below others, or at the top, as far as the person may write the field that says where they stand. */
export function useTreeMoves<F extends Fields>(tree: MovingTree<F>) {
  const { access, parent, errors, titleOfId, onReveal } = tree
  const { entity, source } = access
  const { t, locale } = useScreenLocale(englishTree)
  const [titles] = useState(() => new Map<string, string>())
  const field = own<Field>(entity.fields, parent)
  const nameOf = (record: RecordBy<F>) => titleOf(entity, record, locale) ?? entityNounOf(entity, locale)
  const titleOfValue = (value: unknown) => {
    const id = isTextOrNumber(value) ? String(value) : ''
    return titles.get(id) ?? titleOfId(id) ?? id
  }
  const writing = useFieldMoves(
    access,
    parent,
    {
      movedText: (title, value) =>
        value === null
          ? t('tree.movedToTop', { title })
          : t('tree.movedBelow', {
              title,
              parent: titleOfValue(value),
            }),
      // How many are below each of both has changed.
      onMoved: () => void askAgain(source, facetsKey(source)),
    },
    errors,
  )
  return {
    failed: writing.failed,
    /** Why a record may not be moved there by rights, as a sentence. */
    reasonOf(record: RecordBy<F>, target: RecordBy<F> | undefined): string | undefined {
      if (target === undefined && field?.required === true) {
        return t('tree.notAtTop', { title: nameOf(record) })
      }
      return writing.reasonOf(record)
    },
    onMove: mayMove(access, parent)
      ? (record: RecordBy<F>, target: RecordBy<F> | undefined) => {
          const id = target && idOf(target, entity.id)
          if (target && id !== undefined) {
            titles.set(String(id), nameOf(target))
            onReveal(target)
          }
          writing.onMove(record, id ?? null)
        }
      : undefined,
  }
}
