'use client'

import { useEffect, useRef } from 'react'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'
import type { Problem } from '../data/problems'
import type { ErrorCatalogue } from '../spec/ErrorCatalogue'
import { ConflictBanner, type ConflictBannerProps } from './ConflictBanner'
import { ownWords, problemWords } from './problemWords'
import type { FormScreenStatus } from './useFormScreen'

interface FormScreenNewsProps {
  status: FormScreenStatus
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  conflict: ConflictBannerProps | undefined
  onRetry: (() => void) | undefined
}

/** How the saving ended: beside the button that was pressed, and brought into view from wherever Enter was pressed. */
export function FormScreenNews({ status, problem, errors, conflict, onRetry }: FormScreenNewsProps) {
  const { say } = useLocale()
  const news = useRef<HTMLDivElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    news.current?.scrollIntoView({ block: 'nearest' })
  }, [status])

  switch (status) {
    case 'saved':
      return <Banner key={status} ref={news} tone="success" title={say('form.saved')} />
    case 'conflict':
      return conflict && <ConflictBanner {...conflict} />
    case 'gone':
      return (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- "Save" has gone, and with it what had the focus
        <Banner key={status} tone="danger" title={say('form.gone')} autoFocus>
          {problem && ownWords(problem, say, errors)} {say('form.goneText')}
        </Banner>
      )
    case 'notSaved':
      return (
        <Banner
          key={status}
          ref={news}
          tone="danger"
          title={say('form.notSaved')}
          actions={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {say('form.saveAgain')}
              </Button>
            )
          }
        >
          {problem && problemWords(problem, say, errors)} {say('form.unsavedKept')}
        </Banner>
      )
    default:
      return null
  }
}
