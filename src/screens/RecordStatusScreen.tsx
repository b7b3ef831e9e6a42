'use client'

import type { ReactNode } from 'react'
import type { Problem } from '../data/problems'
import { useLocale } from '../internal/locale'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import { forbiddenText } from './forbiddenText'
import { ownMessage, problemMessages } from './problemMessages'
import type { ScreenProps } from './ScreenProps'
import { StatusScreenView } from './StatusScreenView'

interface RecordStatusScreenProps extends ScreenProps {
  status: 'notFound' | 'failed' | 'forbidden'
  /** The title when the record could not be read. */
  failedTitle: string
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** Why it is forbidden, as a sentence. */
  reason: string | undefined
  onRetry: (() => void) | undefined
  back: ReactNode
}

/** The page of a record that is not there, or that could not be read. */
export function RecordStatusScreen(props: RecordStatusScreenProps) {
  const { status, failedTitle, problem, errors, reason, onRetry, back, ...rest } = props
  const { t } = useLocale()
  if (status === 'forbidden') {
    return (
      <StatusScreenView {...rest} status={status} actions={back}>
        {forbiddenText({ problem, errors, reason, t })}
      </StatusScreenView>
    )
  }
  if (status === 'failed') {
    return (
      <StatusScreenView {...rest} status={status} title={failedTitle} onRetry={onRetry} actions={back}>
        {problem && problemMessages(problem, t, errors)}
      </StatusScreenView>
    )
  }
  return (
    <StatusScreenView {...rest} status={status} title={t('detail.notFound')} actions={back}>
      {(problem && ownMessage(problem, t, errors)) ?? t('detail.notFoundText')}
    </StatusScreenView>
  )
}
