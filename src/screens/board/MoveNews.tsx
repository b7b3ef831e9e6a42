'use client'

import { Banner } from '../../components/Banner'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { FailedMove } from './useFieldMoves'

interface MoveNewsProps {
  failed: FailedMove | undefined
  errors: ErrorCatalogue | undefined
}

/** Why a card was not moved, and the way on; nothing unless one was not. */
export function MoveNews({ failed, errors }: MoveNewsProps) {
  const { t } = useScreenLocale(englishBoard)
  if (!failed) return undefined
  const { title, problem, onRetry, onDismiss } = failed
  return (
    <Banner
      key={`${title} ${problem.status}`}
      tone="danger"
      title={t('board.notMoved', { title })}
      onDismiss={onDismiss}
      actions={onRetry && <Retry onRetry={onRetry} />}
    >
      {problemMessages(problem, t, errors)}
    </Banner>
  )
}
