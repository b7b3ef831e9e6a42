'use client'

import { useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { lateTexts } from '../messages/components/lateTexts'
import type { FramedProps } from './FieldFrame'

/** The props of a field, with a warning where the code of what a person has opened could not be loaded. */
export function useWithFailure<Props extends FramedProps>(props: Props, failed: boolean): Props {
  const { t } = useLocaleWith(lateTexts)
  return useMemo(
    () =>
      failed ? { ...props, warning: props.warning ?? `${t('late.failed')}. ${t('late.failedText')}` } : props,
    [failed, props, t],
  )
}
