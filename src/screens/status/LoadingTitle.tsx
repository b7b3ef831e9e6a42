'use client'

import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'

/** A heading is never empty: it says that the rest is coming. */
export function LoadingTitle() {
  const { t } = useLocale()
  return (
    <>
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Skeleton width="12rem" />
    </>
  )
}
