'use client'

import { Banner } from '../components/Banner'
import { useLocale } from '../internal/locale'

/** Says that changes are kept on this device until there is a connection; nothing where none are. */
export function WaitingChanges({ count = 0 }: { count: number | undefined }) {
  const { t } = useLocale()
  return count > 0 && <Banner title={t('status.waiting', { count })}>{t('status.waitingText')}</Banner>
}
