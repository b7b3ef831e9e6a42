'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { BreakdownChart } from '../../charts/BreakdownChart'
import { TrendChart } from '../../charts/TrendChart'
import { Link } from '../../components/Link'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { usePageZone } from '../../internal/zone'
import { englishOverview } from '../../messages/englishOverview'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { mayTryAgain } from '../source/problemKinds'
import { Retry } from '../status/Retry'
import { FactBody } from './FactBody'
import type { OverviewWidget } from './overviewState'
import { RecordLines, WaitingLines } from './RecordLines'
import { timeText } from './timeText'

interface OverviewPartProps {
  widget: OverviewWidget
  headingLevel: 2 | 3 | 4
  errors: ErrorCatalogue | undefined
}

/** One widget: what it shows, or in the same place why it does not. */
export function OverviewPart({ widget, headingLevel, errors }: OverviewPartProps) {
  const { title, status, href, note, shows } = widget
  const { t } = useScreenLocale(englishOverview)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className="sw-OverviewScreen-part"
      aria-labelledby={id}
      aria-busy={status === 'loading' || undefined}
      data-shows={shows}
      data-status={status}
    >
      <Heading className="sw-OverviewScreen-title">
        {href === undefined ? (
          <span id={id}>{title}</span>
        ) : (
          <Link id={id} href={href} variant="quiet" className="sw-OverviewScreen-link">
            {title}
            <ChevronRight className="sw-icon sw-OverviewScreen-arrow" />
          </Link>
        )}
      </Heading>
      {status === 'loading' && <VisuallyHidden>{t('overview.loading')}</VisuallyHidden>}
      <PartBody widget={widget} labelledBy={id} errors={errors} />
      {note !== undefined && <p className="sw-OverviewScreen-note">{note}</p>}
      {status === 'refreshFailed' && <Old widget={widget} errors={errors} />}
    </section>
  )
}

interface PartProps {
  widget: OverviewWidget
  errors: ErrorCatalogue | undefined
}

function PartBody({ widget, labelledBy, errors }: PartProps & { labelledBy: string }): ReactNode {
  const { status, empty } = widget
  const { t } = useScreenLocale(englishOverview)
  if (status === 'failed') {
    return (
      <Problem widget={widget} errors={errors}>
        {t('overview.failed')}
      </Problem>
    )
  }
  if (status === 'empty' && empty) {
    return (
      <div className="sw-OverviewScreen-empty">
        <p className="sw-OverviewScreen-emptyTitle">{empty.title}</p>
        <p className="sw-OverviewScreen-note">{empty.text}</p>
        {empty.action}
      </div>
    )
  }
  if (status === 'loading') return <Waiting widget={widget} />
  switch (widget.shows) {
    case 'fact':
      return <FactBody fact={widget} />
    case 'trend': {
      const { points, series, variant, format, unit, hours, pointLabel } = widget
      const shared = { points, series, variant, format, unit, hours, pointLabel }
      return <TrendChart aria-labelledby={labelledBy} {...shared} />
    }
    case 'breakdown': {
      const { rows, rowLabel, valueLabel, sort, format, unit, hours } = widget
      const shared = { rows, rowLabel, valueLabel, sort, format, unit, hours }
      // In an order of its own the last are no "others".
      const limit = sort === 'given' ? rows.length : undefined
      return <BreakdownChart aria-labelledby={labelledBy} {...shared} limit={limit} />
    }
    case 'list':
      return <RecordLines records={widget.records} columns={widget.columns} />
  }
}

/** Why there is nothing, and another try: the other widgets go on. */
function Problem({ widget, errors, children }: PartProps & { children: ReactNode }) {
  const { problem, onRetry } = widget
  const { t } = useScreenLocale(englishOverview)
  return (
    <div className="sw-OverviewScreen-problem">
      <p className="sw-OverviewScreen-emptyTitle">{children}</p>
      {problem && <p className="sw-OverviewScreen-note">{problemMessages(problem, t, errors)}</p>}
      {mayTryAgain(problem, errors) && <Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />}
    </div>
  )
}

/** Draw values that were read before, and say how old they are. */
function Old({ widget, errors }: PartProps) {
  const { readAt } = widget
  const { t, locale } = useScreenLocale(englishOverview)
  const zone = usePageZone()
  return (
    <Problem widget={widget} errors={errors}>
      {readAt === undefined
        ? t('overview.refreshFailed')
        : t('overview.asOfOld', { time: timeText(readAt, locale, zone) })}
    </Problem>
  )
}

/** As high as what comes, so that nothing moves when it is there. */
function Waiting({ widget }: { widget: OverviewWidget }) {
  switch (widget.shows) {
    case 'fact':
      return (
        <>
          <p className="sw-OverviewScreen-figure">
            <Skeleton width="6rem" />
          </p>
          {widget.about !== undefined && (
            <>
              <p className="sw-OverviewScreen-note">
                <Skeleton width="7rem" />
              </p>
              <p className="sw-OverviewScreen-change">
                <Skeleton width="11rem" />
              </p>
            </>
          )}
        </>
      )
    case 'trend':
      return (
        <div className="sw-OverviewScreen-chart">
          <Skeleton shape="block" height="100%" />
        </div>
      )
    case 'breakdown':
      return <WaitingLines count={widget.expected ?? 4} />
    case 'list':
      return <WaitingLines count={widget.expected ?? 5} columns={widget.columns} />
  }
}
