'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { usePageZone } from '../../internal/zone'
import { englishOverview } from '../../messages/englishOverview'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { nextLevel } from '../status/nextLevel'
import type { ScreenProps } from '../status/ScreenProps'
import { useScreenFocus } from '../status/useScreenFocus'
import { OverviewPart } from './OverviewPart'
import type { OverviewStatus, OverviewWidget } from './overviewState'
import { timeText } from './timeText'

/** Props of an overview, whether it reads itself or is given what to show. */
export interface OverviewScreenBaseProps extends ScreenProps {
  /** Names the page. @default "Overview" */
  title?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** Buttons for the whole page, before the one that reads everything again. */
  actions?: ReactNode
  /** The product's words for its problems. Without them, a widget that failed says the status in words. */
  errors?: ErrorCatalogue | undefined
}

export interface OverviewScreenViewProps extends OverviewScreenBaseProps {
  /**
   * How the page stands, in one word.
   * @selector [data-status="ready"]
   */
  status: OverviewStatus
  /** The parts in their order; numbers that follow each other stand in one row. */
  widgets: readonly OverviewWidget[]
  /** When the oldest of it was read, in milliseconds since 1970. */
  readAt?: number | undefined
  /** Reads everything again; without it there is no button. */
  onRefresh?: (() => void) | undefined
}

/** An overview in one of its states, drawn from props alone. */
export function OverviewScreenView(props: OverviewScreenViewProps) {
  const { status, widgets, title, description, breadcrumbs, actions, readAt, onRefresh, errors } = props
  const { headingLevel = 1, autoFocus = false, className, style, ref } = props
  const { t, locale } = useScreenLocale(englishOverview)
  const zone = usePageZone()
  const titleId = useId()
  const heading = useScreenFocus(autoFocus)
  const level = nextLevel(headingLevel)
  return (
    <section
      {...dataOf(props)}
      ref={ref}
      className={classes('sw-Screen sw-OverviewScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <PageHeader
        title={title ?? t('overview.title')}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        description={
          <>
            {description}
            {/* Heard when everything has been read again. */}
            <p className="sw-OverviewScreen-age" role="status">
              {readAt !== undefined && t('overview.asOf', { time: timeText(readAt, locale, zone) })}
            </p>
          </>
        }
        actions={
          <>
            {actions}
            {onRefresh && status !== 'empty' && (
              <Button pending={status === 'refreshing'} onClick={onRefresh}>
                {t('overview.refresh')}
              </Button>
            )}
          </>
        }
      />
      {status === 'empty' ? (
        <EmptyState title={t('overview.nothing')} headingLevel={level}>
          {t('overview.nothingText')}
        </EmptyState>
      ) : (
        rowsOf(widgets).map(({ shows, parts }) => (
          <div key={parts[0]?.id} className="sw-OverviewScreen-row" data-shows={shows}>
            {parts.map((widget) => (
              <OverviewPart key={widget.id} widget={widget} headingLevel={level} errors={errors} />
            ))}
          </div>
        ))
      )}
    </section>
  )
}

interface Row {
  readonly shows: 'facts' | 'charts'
  readonly parts: OverviewWidget[]
}

/** Numbers that follow each other stand in a row; so does what is larger. */
function rowsOf(widgets: readonly OverviewWidget[]): readonly Row[] {
  const rows: Row[] = []
  for (const widget of widgets) {
    const shows = widget.shows === 'fact' ? 'facts' : 'charts'
    const last = rows.at(-1)
    if (last?.shows === shows) last.parts.push(widget)
    else rows.push({ shows, parts: [widget] })
  }
  return rows
}
