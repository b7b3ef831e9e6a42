'use client'

import { useLocaleWith } from '../internal/useLocaleWith'
import { dialogTexts } from '../messages/components/dialogTexts'

/** The label of the button that leaves a question as it is: "Cancel", unless that is what the question is about. */
export function useWayOut(confirmLabel: string): string {
  const { t } = useLocaleWith(dialogTexts)
  const cancel = t('dialog.cancel')
  return confirmLabel.trim() === cancel ? t('dialog.goBack') : cancel
}
