'use client'

import { type ReactNode, useId } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { FailedRows, type FailedRowsProps } from './ImportRows'
import type { ImportState } from './importState'
import type { RowOutcome } from './sendRows'

export interface ImportOutcomeHandlers {
  /** Called to send those again that were not imported. */
  onRetry?: (() => void) | undefined
  /** Called to take back what was imported. */
  onUndo?: (() => void) | undefined
  /** Called to begin with another file. */
  onStartOver?: (() => void) | undefined
  /** Called to save the rows with mistakes, or those that were not imported, as a file. */
  onSaveLeft?: (() => void) | undefined
}

export interface ImportOutcomeProps
  extends ImportOutcomeHandlers, Pick<FailedRowsProps, 'getReason' | 'getTitle'> {
  state: ImportState
  back: ReactNode
  headingLevel: 2 | 3 | 4
}

/** Says how importing, or taking it back, ended, row by row where it was not as meant. */
export function ImportOutcome(props: ImportOutcomeProps) {
  const { state, back, headingLevel, getReason, getTitle, onRetry, onUndo, onStartOver, onSaveLeft } = props
  const { status, counts, outcomes, undone } = state
  const { t } = useScreenLocale(englishImport)
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const isUndo = status === 'undone' || status === 'undoFailed'
  const left = (isUndo ? undone : outcomes).filter((one) => one.status !== 'done')
  const hasLeft = !isUndo && left.length + counts.mistake > 0
  return (
    <>
      <Banner
        tone={toneOf[status] ?? 'success'}
        title={titleOf(state, t)}
        actions={
          <>
            {!isUndo && left.length > 0 && (
              <Button onClick={onRetry}>{t('import.retry', { count: rowsOf(left) })}</Button>
            )}
            {status !== 'undone' && state.canUndo && <Button onClick={onUndo}>{t('import.undo')}</Button>}
          </>
        }
      >
        {!isUndo && counts.mistake > 0 ? t('import.left', { count: counts.mistake }) : undefined}
      </Banner>
      {left.length > 0 && (
        <section className="sw-ImportScreen-section" aria-labelledby={headingId}>
          <Heading className="sw-ImportScreen-heading" id={headingId}>
            {t(isUndo ? 'import.reason' : 'import.failedRows')}
          </Heading>
          <FailedRows
            label={t(isUndo ? 'import.reason' : 'import.failedRows')}
            outcomes={left}
            getReason={getReason}
            getTitle={getTitle}
          />
        </section>
      )}
      <div className="sw-ImportScreen-actions">
        {back}
        {hasLeft && onSaveLeft && <Button onClick={onSaveLeft}>{t('import.saveLeft')}</Button>}
        <Button onClick={onStartOver}>{t('import.again')}</Button>
      </div>
    </>
  )
}

const toneOf: Partial<Record<ImportState['status'], 'success' | 'warning' | 'danger'>> = {
  done: 'success',
  partlyFailed: 'warning',
  failed: 'danger',
  undone: 'success',
  undoFailed: 'danger',
}

/** How many rows of the file these records are. */
function rowsOf(outcomes: readonly RowOutcome[]): number {
  return outcomes.reduce((sum, { record }) => sum + record.rows.length, 0)
}

function titleOf({ status, outcomes, undone }: ImportState, t: TranslateWith<ImportMessageKey>): string {
  const done = rowsOf(outcomes.filter((one) => one.status === 'done'))
  switch (status) {
    case 'failed':
      return t('import.failed')
    case 'partlyFailed':
      return t('import.partly', { done, total: rowsOf(outcomes) })
    case 'undone':
      return t('import.undone', { count: rowsOf(undone) })
    case 'undoFailed':
      return t('import.undoFailed', { count: rowsOf(undone.filter((one) => one.status !== 'done')) })
    default:
      return t('import.done', { count: done })
  }
}
