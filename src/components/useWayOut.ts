'use client'

import { useLocaleWith } from '../internal/useLocaleWith'
import { dialogTexts } from '../messages/components/dialogTexts'

/** The label of the button that leaves a question as it is: "Cancel", unless that is what the question is about: "Cancel appointment". */
export function useWayOut(confirmLabel: string): string {
  const { t, locale } = useLocaleWith(dialogTexts)
  const cancel = t('dialog.cancel')
  const isAbout = confirmLabel.toLocaleLowerCase(locale).includes(cancel.toLocaleLowerCase(locale))
  return isAbout ? t('dialog.goBack') : cancel
}
