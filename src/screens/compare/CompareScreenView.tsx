'use client'

import { type ReactNode, useId, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import { SwitchField } from '../../fields/SwitchField'
import type { RecordId } from '../../data/DataSource'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCompare } from '../../messages/englishCompare'
import { nextLevel } from '../status/nextLevel'
import type { RecordScreenProps } from '../status/ScreenProps'
import { StatusScreenView } from '../status/StatusScreenView'
import { useScreenFocus } from '../status/useScreenFocus'
import { CompareTable } from './CompareTable'
import type { ComparedRecord, ComparedSection, CompareStatus } from './compareState'

/** Props of a comparison, whether it reads the records itself or is given them. */
export interface CompareScreenBaseProps extends RecordScreenProps {
  /** Says what is compared. */
  title: ReactNode
  /** Whether only the fields are shown that differ, given with `onOnlyDifferencesChange`. @default the person's, at first all */
  onlyDifferences?: boolean | undefined
  /** Called when a person wants to see all fields, or only those that differ. */
  onOnlyDifferencesChange?: ((only: boolean) => void) | undefined
  /** Takes a record out of the comparison; without it there is no button for it. */
  onLeaveOut?: ((id: RecordId) => void) | undefined
}

export interface CompareScreenViewProps extends CompareScreenBaseProps {
  /**
   * The state of the comparison, in one word.
   * @selector [data-status="ready"]
   */
  status: CompareStatus
  /** The records, in the order of the columns. */
  records: readonly ComparedRecord[]
  /** The fields, in sections. */
  sections: readonly ComparedSection[]
  /** Why it is `forbidden`: a sentence. */
  reason?: string | undefined
}

/** Two to four records side by side, in one of its states, drawn from props alone. */
export function CompareScreenView(props: CompareScreenViewProps) {
  const { status, title, records, sections, reason, breadcrumbs, back, errors, onLeaveOut } = props
  const { headingLevel = 1, autoFocus = false, className, style, ref } = props
  const { t } = useScreenLocale(englishCompare)
  const titleId = useId()
  const heading = useScreenFocus(autoFocus)
  const [chosen, setChosen] = useState(false)
  const only = props.onlyDifferences ?? chosen
  const fields = sections.flatMap((section) => section.fields)
  const differing = fields.filter(({ differs }) => differs).length
  const canDiffer = records.filter((one) => one.status === 'ready').length > 1

  if (status === 'forbidden') {
    return (
      <StatusScreenView
        {...dataOf(props)}
        ref={ref}
        className={classes('sw-CompareScreen', className)}
        style={style}
        status="forbidden"
        headingLevel={headingLevel}
        autoFocus={autoFocus}
        actions={back}
      >
        {reason}
      </StatusScreenView>
    )
  }

  return (
    <section
      {...dataOf(props)}
      ref={ref}
      className={classes('sw-Screen sw-CompareScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <PageHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
      />
      {status === 'tooFew' ? (
        <EmptyState title={t('compare.tooFew')} headingLevel={nextLevel(headingLevel)} action={back}>
          {t('compare.tooFewText')}
        </EmptyState>
      ) : (
        <>
          {canDiffer && (
            <div className="sw-CompareScreen-line">
              <p className="sw-CompareScreen-count" role="status">
                {differing === 0
                  ? t('compare.same')
                  : t('compare.differing', { count: differing, total: fields.length })}
              </p>
              {differing > 0 && differing < fields.length && (
                <SwitchField
                  label={t('compare.onlyDifferences')}
                  value={only}
                  onValueChange={(next) => {
                    setChosen(next)
                    props.onOnlyDifferencesChange?.(next)
                  }}
                />
              )}
            </div>
          )}
          <CompareTable
            titleId={titleId}
            records={records}
            sections={only && canDiffer && differing > 0 ? sections.flatMap(differingIn) : sections}
            errors={errors}
            onLeaveOut={records.length > 2 ? onLeaveOut : undefined}
          />
        </>
      )}
    </section>
  )
}

function differingIn(section: ComparedSection): readonly ComparedSection[] {
  const fields = section.fields.filter(({ differs }) => differs)
  return fields.length > 0 ? [{ ...section, fields }] : []
}
