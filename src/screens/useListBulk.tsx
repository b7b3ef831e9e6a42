'use client'

import { countSelected } from '../collection/Selection'
import { Button } from '../components/Button'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { useLocale } from '../internal/locale'
import type { RecordBy } from '../spec/entities/Entity'
import { titleOf } from '../spec/entities/titleOf'
import type { Fields } from '../spec/fields/fields'
import { entityNounOf } from '../spec/labels/labels'
import type { BulkAction } from './BulkAction'
import { BulkNews } from './BulkNews'
import { bulkTransitions } from './bulkTransitions'
import { useBulk } from './useBulk'
import type { useListScreen } from './useListScreen'

/** The buttons for the selected records, their question, and the news of how it goes; `has` says whether there are any. */
export function useListBulk<F extends Fields>(
  list: ReturnType<typeof useListScreen<F>>,
  given: readonly BulkAction<RecordBy<F>>[],
) {
  const { entity, source, selection, query, total, errors } = list
  const { t, locale } = useLocale()
  const actions = [...bulkTransitions(list.access, locale), ...given]
  const bulk = useBulk({ entity, source, selection, query, onSelectionChange: list.onSelectionChange })
  const { status, action } = bulk
  const isBusy = status === 'gathering' || status === 'running'
  const count = countSelected(selection, total?.kind === 'exact' ? total.count : undefined)
  const label = action?.label ?? ''

  return {
    has: actions.length > 0,
    buttons: actions.map((one) => (
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
    news: (
      <BulkNews
        bulk={bulk}
        errors={errors}
        getTitle={(record: RecordBy<F>) => titleOf(entity, record, locale) ?? entityNounOf(entity, locale)}
      />
    ),
    question: (
      <ConfirmDialog
        open={status === 'asking'}
        onOpenChange={bulk.onDismiss}
        title={
          count === undefined
            ? t('bulk.confirmTitleAll', { label })
            : t('bulk.confirmTitle', { label, count })
        }
        confirmLabel={label}
        danger={action?.tone === 'danger'}
        onConfirm={bulk.onConfirm}
      >
        {action?.confirm}
      </ConfirmDialog>
    ),
  }
}
