'use client'

import { useEffect } from 'react'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'

/** After so many milliseconds a person wonders whether anything happens. */
const longLoading = 1000

/** The form as it will stand, with places for the controls. Loading that lasts is announced. */
export function LoadingFields({ labels }: { labels: readonly string[] }) {
  const { t } = useLocale()
  const announce = useAnnounce()
  const words = t('form.loading')
  useEffect(() => {
    const timer = setTimeout(() => announce(words), longLoading)
    return () => clearTimeout(timer)
  }, [announce, words])
  return (
    <div className="sw-FormScreen-places">
      <VisuallyHidden>{words}</VisuallyHidden>
      {labels.map((label) => (
        <div key={label} className="sw-Field">
          <div className="sw-Field-label">{label}</div>
          <Skeleton shape="block" height="var(--sw-control)" />
        </div>
      ))}
    </div>
  )
}
