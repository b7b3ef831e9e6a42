'use client'

import { useEffect, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import type { RootProps } from '../../internal/RootProps'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { AccountMessageKey } from '../../messages/englishAccount'

interface SessionEndingProps extends RootProps<HTMLElement> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** In milliseconds since 1970. */
  end: number
  onExtend: () => Promise<void>
}

/** Asks, before a session ends, whether the person is still there. How long it lasts is read, and announced only at first. */
export function SessionEnding({ end, onExtend, ...dialog }: SessionEndingProps) {
  const { t } = useScreenLocale(englishAccount)
  const [status, setStatus] = useState<'asking' | 'extending' | 'failed'>('asking')
  const left = useSecondsUntil(end)
  async function extend() {
    if (status === 'extending') return
    setStatus('extending')
    try {
      await onExtend()
      setStatus('asking')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <Dialog
      {...dialog}
      question
      size="small"
      title={t('account.ending')}
      actions={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{t('account.notNow')}</Button>
          <Button variant="primary" pending={status === 'extending'} onClick={() => void extend()}>
            {t('account.extend')}
          </Button>
        </>
      }
    >
      <div className="sw-SessionEndDialog" data-status={status}>
        <p className="sw-SessionEndDialog-text">
          {/* A timer is not announced as it counts, which would talk over the question. */}
          <span role="timer">{leftText(left, t)}</span> {t('account.endingText')}
        </p>
        {status === 'failed' && (
          <Banner tone="warning" title={t('account.extendFailed')}>
            {t('account.extendFailedText')}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end))
  useEffect(() => {
    const look = () => setLeft(secondsUntil(end))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Minutes while there are some: running seconds cannot be read. */
function leftText(seconds: number, t: TranslateWith<AccountMessageKey>): string {
  return seconds > 60
    ? t('account.endsInMinutes', { count: Math.ceil(seconds / 60) })
    : t('account.endsInSeconds', { count: Math.ceil(seconds / 10) * 10 })
}
