'use client'

import { type ComponentType, useState } from 'react'
import { countSelected, isSelected } from '../../collection/Selection'
import { Button } from '../../components/Button'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { lateOnceOpen } from '../../components/lateOnceOpen'
import { useLocale } from '../../internal/locale'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { countedNounOf, entityNounOf } from '../../spec/labels/labels'
import { Referrers } from '../action/Referrers'
import { idIn } from '../source/saveRecord'
import type { BulkAction } from './BulkAction'
import { bulkEditAction, bulkEditNames, reasonNotToEdit } from './bulkEdit'
import type { BulkEditDialogProps } from './BulkEditDialog'
import { BulkNews } from './BulkNews'
import { bulkTransitions } from './bulkTransitions'
import { useBulk } from './useBulk'
import type { useListScreen } from './useListScreen'
import { useTitles } from '../../components/useTitles'

// The fields of a form are many, and most people only look at a list.
const BulkEditDialog = lateOnceOpen(
  async () => (await import('./BulkEditDialog')).BulkEditDialog as ComponentType<BulkEditDialogProps<Fields>>,
)

/** The buttons for the selected records, their question, and the news of how it goes; `has` says whether there are any. */
export function useListBulk<F extends Fields>(
  list: ReturnType<typeof useListScreen<F>>,
  given: readonly BulkAction<RecordBy<F>>[],
  edits: boolean | readonly (keyof F & string)[] = false,
) {
  const { entity, source, selection, query, total, errors } = list
  const { t, locale } = useLocale()
  const titleIn = useTitles(entity)
  const actions = [...bulkTransitions(list.access, locale), ...given]
  const bulk = useBulk({ entity, source, selection, query, onSelectionChange: list.onSelectionChange })
  const { status, action } = bulk
  const isBusy = status === 'gathering' || status === 'running'
  const count = countSelected(selection, total?.kind === 'exact' ? total.count : undefined)
  const label = action?.label ?? ''
  const editable =
    edits === false ? [] : bulkEditNames(list.access, typeof edits === 'boolean' ? undefined : edits)
  const [isEditing, setEditing] = useState(false)
  const edit = { label: t('bulkEdit.button'), t }

  return {
    has: actions.length > 0 || editable.length > 0,
    buttons: [
      ...(editable.length > 0
        ? [
            <Button
              key="edit"
              size="small"
              pending={isBusy && action?.id === 'edit'}
              disabled={isBusy && action?.id !== 'edit'}
              onClick={() => setEditing(true)}
            >
              {edit.label}
            </Button>,
          ]
        : []),
      ...actions.map((one) => (
        <Button
          key={one.id}
          size="small"
          variant={one.tone === 'danger' ? 'danger' : 'secondary'}
          pending={isBusy && action?.id === one.id}
          disabled={isBusy && action?.id !== one.id}
          onClick={() => bulk.onStart(one)}
        >
          {one.label}
        </Button>
      )),
    ],
    news: (
      <BulkNews
        bulk={bulk}
        errors={errors}
        getTitle={(record: RecordBy<F>) => titleIn(record) ?? entityNounOf(entity, locale)}
        getReferrers={(record: RecordBy<F>) => (
          <Referrers entity={entity} id={idIn(entity, record)} keeping />
        )}
      />
    ),
    question: (
      <>
        <BulkEditDialog
          open={isEditing}
          entity={entity}
          names={editable}
          count={count}
          reasonsNot={(names) =>
            selectedAtHand(list, count)?.map((record) => reasonNotToEdit(list.access.can, names, record, t))
          }
          onApply={(values) => {
            setEditing(false)
            bulk.onStart(bulkEditAction(list.access, values, edit))
          }}
          onClose={() => setEditing(false)}
        />
        <ConfirmDialog
          open={status === 'asking'}
          onOpenChange={bulk.onDismiss}
          title={
            count === undefined
              ? t('bulk.confirmTitleAll', { label })
              : t('bulk.confirmTitle', { label, count, records: countedNounOf(entity, count, locale) })
          }
          confirmLabel={label}
          danger={action?.tone === 'danger'}
          onConfirm={bulk.onConfirm}
        >
          {action?.confirm}
        </ConfirmDialog>
      </>
    ),
  }
}

/** The selected records, where all of them have been loaded. */
function selectedAtHand<F extends Fields>(
  { getRow, getRowId, rowCount, selection }: ReturnType<typeof useListScreen<F>>,
  count: number | undefined,
): readonly RecordBy<F>[] | undefined {
  const records: RecordBy<F>[] = []
  for (let index = 0; index < rowCount; index++) {
    const record = getRow(index)
    if (record && isSelected(selection, getRowId(index))) records.push(record)
  }
  return records.length === count ? records : undefined
}
