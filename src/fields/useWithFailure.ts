'use client'

import { useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { lateTexts } from '../messages/components/lateTexts'
import type { FramedProps } from './FieldFrame'

/**
 * The props of a field, with a warning where the code of what a person has opened could not be loaded.
 *
 * @param isTyping into an open list: until the box is left, a text that is no option yet is not wrong
 */
export function useWithFailure<Props extends FramedProps>(
  given: Props,
  failed: boolean,
  isTyping = false,
): Props {
  const props = useMemo(() => (isTyping ? { ...given, error: undefined } : given), [given, isTyping])
  const { t } = useLocaleWith(lateTexts)
  return useMemo(
    () =>
      failed ? { ...props, warning: props.warning ?? `${t('late.failed')}. ${t('late.failedText')}` } : props,
    [failed, props, t],
  )
}
