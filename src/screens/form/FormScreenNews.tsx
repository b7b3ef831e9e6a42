'use client'

import { useEffect, useRef } from 'react'
import { bringIntoView } from '../../internal/bringIntoView'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import type { Problem } from '../../data/problems'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { type ConflictBannerProps, ConflictNews } from './ConflictBanner'
import type { ConflictChoice } from './useConflictChoice'
import { ownMessage, problemMessages } from '../product/problemMessages'
import type { FormScreenStatus } from './formScreenStatus'
import { Retry } from '../status/Retry'

interface FormScreenNewsProps {
  status: FormScreenStatus
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  conflict: ConflictBannerProps | undefined
  choice: ConflictChoice
  /** Whether the versions are chosen beside the fields. */
  beside: boolean
  onRetry: (() => void) | undefined
  onSignIn: (() => void) | undefined
}

/** How the saving ended: beside the button that was pressed, and brought into view from wherever Enter was pressed. */
export function FormScreenNews({ status, problem, errors, conflict, ...more }: FormScreenNewsProps) {
  const { choice, beside, onRetry, onSignIn } = more
  const { t } = useLocale()
  const news = useRef<HTMLDivElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    bringIntoView(news.current, { block: 'nearest' })
  }, [status])

  switch (status) {
    case 'conflict':
      return conflict && <ConflictNews {...conflict} choice={choice} beside={beside} />
    case 'gone':
      return (
        <Banner key={status} tone="danger" title={t('form.gone')} autoFocus>
          {problem && ownMessage(problem, t, errors)} {t('form.goneText')}
        </Banner>
      )
    case 'offline':
      return (
        <Banner key={status} ref={news} tone="warning" title={t('form.offline')}>
          {t('form.offlineText')}
        </Banner>
      )
    case 'signedOut':
      return (
        <Banner
          key={status}
          ref={news}
          tone="warning"
          title={t('form.signedOut')}
          actions={
            <Button size="small" onClick={onSignIn ?? onRetry}>
              {onSignIn ? t('form.signIn') : t('form.saveAgain')}
            </Button>
          }
        >
          {problem && ownMessage(problem, t, errors)} {t('form.signedOutText')}
        </Banner>
      )
    case 'rateLimited':
      return (
        <Banner
          key={status}
          ref={news}
          tone="warning"
          title={t('form.rateLimited')}
          actions={<Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />}
        >
          {problem && ownMessage(problem, t, errors)} {t('form.unsavedKept')}
        </Banner>
      )
    case 'notSaved':
      return (
        <Banner
          key={status}
          ref={news}
          tone="danger"
          title={t('form.notSaved')}
          actions={
            onRetry &&
            // The same person would be refused again.
            problem?.status !== 403 && (
              <Button size="small" onClick={onRetry}>
                {t('form.saveAgain')}
              </Button>
            )
          }
        >
          {problem && problemMessages(problem, t, errors)} {t('form.unsavedKept')}
        </Banner>
      )
    default:
      return null
  }
}
