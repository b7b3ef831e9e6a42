'use client'

import { useId } from 'react'
import type { Column } from '../../collection/Column'
import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import type { FaultyRow } from './FaultyRow'
import { FaultyRows } from './ImportRows'
import type { ImportState } from './importState'
import type { RowPlan } from './CheckedRow'

export interface ImportReadyHandlers {
  /** Called to import every row without a mistake. */
  onImport?: (() => void) | undefined
  /** Called to change which column fills what. */
  onBack?: (() => void) | undefined
  /** Called to save the rows with mistakes, or those that were not imported, as a file. */
  onSaveLeft?: (() => void) | undefined
}

export interface ImportReadyProps extends ImportReadyHandlers {
  state: ImportState
  rowColumns: readonly Column<FaultyRow>[]
  headingLevel: 2 | 3 | 4
}

/** Says what an import would do, before it does it, and lets mistakes be mended. */
export function ImportReady({
  state,
  rowColumns,
  headingLevel,
  onImport,
  onBack,
  onSaveLeft,
}: ImportReadyProps) {
  const { counts, faulty, groupBy, recordCount } = state
  const { t } = useScreenLocale(englishImport)
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const count = counts.create + counts.update
  const rowCount = Object.values(counts).reduce((sum, one) => sum + one, 0)
  return (
    <>
      <ul className="sw-ImportScreen-plans">
        {plans
          .filter((plan) => counts[plan] > 0)
          .map((plan) => (
            <li key={plan} className="sw-ImportScreen-plan" data-plan={plan}>
              {t(`import.${plan}`, { count: counts[plan] })}
            </li>
          ))}
      </ul>
      {groupBy !== undefined && recordCount < rowCount && (
        <p className="sw-ImportScreen-text">{t('import.together', { rows: rowCount, count: recordCount })}</p>
      )}
      {faulty.length > 0 && (
        <section className="sw-ImportScreen-section" aria-labelledby={headingId}>
          <Heading className="sw-ImportScreen-heading" id={headingId}>
            {t('import.problem')}
          </Heading>
          <p className="sw-ImportScreen-text">{t('import.mistakeText')}</p>
          <FaultyRows label={t('import.problem')} records={faulty} columns={rowColumns} />
          {counts.mistake > 0 && onSaveLeft && (
            <div className="sw-ImportScreen-actions">
              <Button size="small" onClick={onSaveLeft}>
                {t('import.saveLeft')}
              </Button>
            </div>
          )}
        </section>
      )}
      <div className="sw-ImportScreen-actions">
        <Button
          variant="primary"
          onClick={onImport}
          {...(count === 0 && { disabledReason: t('import.nothing') })}
        >
          {count === 0 ? t('import.button') : t('import.start', { count })}
        </Button>
        <Button onClick={onBack}>{t('import.back')}</Button>
      </div>
    </>
  )
}

const plans: readonly RowPlan[] = ['create', 'update', 'unchanged', 'skip', 'mistake']
