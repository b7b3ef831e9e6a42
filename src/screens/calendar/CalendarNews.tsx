'use client'

import { Banner } from '../../components/Banner'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { MoveNews } from './useMoves'

interface CalendarNewsProps {
  news: MoveNews | undefined
  errors: ErrorCatalogue | undefined
}

/** Why something was not moved, and the way on; nothing unless that is so. */
export function CalendarNews({ news, errors }: CalendarNewsProps) {
  const { t } = useLocale()
  if (!news) return null
  const { key, title, reason, problem, onRetry, onDismiss } = news
  return (
    <Banner
      // Another rejection is other news.
      key={key}
      tone={problem ? 'danger' : 'warning'}
      title={title}
      onDismiss={onDismiss}
      actions={onRetry && <Retry onRetry={onRetry} />}
    >
      {reason}
      {problem && problemMessages(problem, t, errors)}
    </Banner>
  )
}
