'use client'

import { type ReactNode, useState } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ConfirmActionDialog } from '../action/ConfirmActionDialog'
import { KeptNote } from '../action/KeptNote'
import { useConfirmAction } from '../action/useConfirmAction'
import { idOf } from '../source/listState'
import { isReferredTo } from '../source/problemKinds'
import { restoreRecord } from '../source/restoreRecord'
import { askAgain, facetsKey } from '../source/sourceClient'
import { removeRecord } from '../source/writeRecord'
import type { useTreeScreen } from './useTreeScreen'

type Tree<F extends Fields> = Pick<
  ReturnType<typeof useTreeScreen<F>>,
  'access' | 'errors' | 'getRecordTitle' | 'countBelow'
>

/** Removes a record of a tree after a question, which says what is known of those below it. */
export function useTreeRemoval<F extends Fields>({ access, errors, getRecordTitle, countBelow }: Tree<F>) {
  const { entity, source, can } = access
  const { t } = useScreenLocale(englishTree)
  const [asked, setAsked] = useState<RecordBy<F>>()
  const title = asked ? getRecordTitle(asked) : ''
  const count = asked && countBelow(asked)
  const told = { title }
  const canRestore = source.restore !== undefined && can('restore', asked).allowed
  const id = (asked && idOf(asked, entity.id)) ?? ''
  const action = useConfirmAction({
    grade: entity.removal === 'typed' ? 'typeName' : 'ask',
    label: t('tree.remove'),
    errors,
    doneText: t('product.removed', told),
    undoneText: t('product.restored', told),
    onAct: async () => {
      if (!asked) return
      await removeRecord({ entity, source, record: asked })
      void askAgain(source, facetsKey(source))
    },
    ...(canRestore && {
      onUndo: async () => {
        await restoreRecord(source, id)
        void askAgain(source, facetsKey(source))
      },
    }),
  })
  const isKept = action.problem !== undefined && isReferredTo(action.problem)
  const textOf = (below: number | undefined) => {
    if (below === undefined) return t('tree.removeUnknown')
    return below === 0 ? t('tree.removeNothingBelow') : t('tree.removeBelow', { count: below })
  }
  const question: ReactNode = (
    <ConfirmActionDialog
      // That it is kept is no failure to be told of beside what keeps it.
      status={action.status === 'idle' ? 'closed' : isKept ? 'asking' : action.status}
      title={t(isKept ? 'detail.keptTitle' : 'detail.removeTitle', { title })}
      label={t('tree.remove')}
      name={entity.removal === 'typed' ? title : undefined}
      danger={!canRestore}
      problem={action.problem}
      errors={errors}
      onConfirm={isKept ? undefined : action.onConfirm}
      onCancel={action.onCancel}
    >
      {isKept ? <KeptNote entity={entity} id={id} /> : textOf(count)}
    </ConfirmActionDialog>
  )
  return {
    question,
    onRemove(record: RecordBy<F>) {
      setAsked(record)
      action.onStart()
    },
  }
}
