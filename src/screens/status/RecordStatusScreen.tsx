'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import type { Translate } from '../../messages/createTranslator'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { AskAccess } from '../product/AskAccess'
import { forbiddenText } from '../product/forbiddenText'
import { failureOf } from '../source/problemKinds'
import { ownMessage, problemMessages } from '../product/problemMessages'
import { referenceOf } from './referenceOf'
import type { ScreenProps } from './ScreenProps'
import { StatusScreenView } from './StatusScreenView'
import type { PageStatus } from './useStatusScreen'

/** The states in which a page stands in place of a record. */
export type RecordlessStatus = Exclude<PageStatus, 'done' | 'unavailable' | 'maintenance' | 'empty'>

const recordless: ReadonlySet<string> = new Set<RecordlessStatus>([
  'notFound',
  'gone',
  'failed',
  'offline',
  'rateLimited',
  'signedOut',
  'forbidden',
])

/** Whether a page stands in place of a record that is to be read. */
export function isRecordless(status: string): status is RecordlessStatus {
  return recordless.has(status)
}

interface RecordStatusScreenProps extends ScreenProps {
  status: RecordlessStatus
  /** The title when the record could not be read. */
  failedTitle: string
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** Why it is forbidden, as a sentence. */
  reason: string | undefined
  onRetry: (() => void) | undefined
  onSignIn: (() => void) | undefined
  onAskAccess: (() => void | Promise<void>) | undefined
  back: ReactNode
}

/** The page of a record that is not there, or that could not be read. */
export function RecordStatusScreen(props: RecordStatusScreenProps) {
  const { status: given, failedTitle, problem, errors, reason, onRetry, ...more } = props
  const { onSignIn, onAskAccess, back, ...rest } = more
  const { t } = useLocale()
  const status = knownBy(given, problem, errors)
  switch (status) {
    case 'forbidden':
      return (
        <StatusScreenView
          {...rest}
          status={status}
          actions={
            <>
              <AskAccess onAsk={onAskAccess} />
              {back}
            </>
          }
        >
          {forbiddenText({ problem, errors, reason, asks: onAskAccess !== undefined, t })}
        </StatusScreenView>
      )
    case 'signedOut':
      return (
        <StatusScreenView
          {...rest}
          status={status}
          onRetry={onSignIn ? undefined : onRetry}
          actions={
            <>
              {onSignIn && (
                <Button variant="primary" onClick={onSignIn}>
                  {t('form.signIn')}
                </Button>
              )}
              {back}
            </>
          }
        />
      )
    case 'offline':
      return <StatusScreenView {...rest} status={status} onRetry={onRetry} actions={back} />
    case 'failed':
    case 'rateLimited':
      return (
        <StatusScreenView
          {...rest}
          status={status}
          title={titleOf(status, problem, failedTitle, t)}
          reference={problem && referenceOf(problem)}
          onRetry={onRetry}
          retryAfter={problem?.retryAfter}
          actions={back}
        >
          {problem && problemMessages(problem, t, errors)}
        </StatusScreenView>
      )
    case 'gone':
    case 'notFound': {
      const isGone = status === 'gone'
      return (
        <StatusScreenView
          {...rest}
          status={status}
          title={t(isGone ? 'detail.gone' : 'detail.notFound')}
          actions={back}
        >
          {(problem && ownMessage(problem, t, errors)) ??
            t(isGone ? 'detail.goneText' : 'detail.notFoundText')}
        </StatusScreenView>
      )
    }
  }
}

/** A service that is away answers 503, even if it asks for a break: the person did not ask too much. */
function titleOf(
  status: 'failed' | 'rateLimited',
  problem: Problem | undefined,
  failedTitle: string,
  t: Translate,
): string | undefined {
  if (status === 'failed') return failedTitle
  return problem?.status === 503 ? t('status.unavailable') : undefined
}

/** A form has one word for all that keeps its record from being read: the problem tells more. */
function knownBy(
  status: RecordlessStatus,
  problem: Problem | undefined,
  errors: ErrorCatalogue | undefined,
): RecordlessStatus {
  if (status === 'failed' && problem) return failureOf(problem, { online: true, errors })
  return status === 'notFound' && problem?.status === 410 ? 'gone' : status
}
