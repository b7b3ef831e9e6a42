'use client'

import { Dialog } from '../../components/Dialog'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishActivity } from '../../messages/englishActivity'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { RecordHistory } from '../record/RecordHistory'
import type { ActivityItem } from './activityState'

interface VersionsDialogProps {
  item: ActivityItem
  zone: string
  errors: ErrorCatalogue | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The versions of one record: they can be compared, and who may edit brings one back. */
export function VersionsDialog({ item, zone, errors, open, onOpenChange }: VersionsDialogProps) {
  const { t } = useScreenLocale(englishActivity)
  return (
    <Dialog
      size="large"
      title={t('activity.versionsOf', { title: item.title })}
      open={open}
      onOpenChange={onOpenChange}
    >
      <RecordHistory
        entity={item.entity}
        source={item.source}
        id={item.recordId}
        zone={zone}
        errors={errors}
        headingLevel={3}
      />
    </Dialog>
  )
}
