'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { FilterBar, type FilterBarProps } from '../list/FilterBar'
import { PrintedFilters } from '../list/PrintedFilters'
import { type CalendarView, calendarViews } from './calendarAddress'
import { stepDate } from './stretches'

export interface CalendarToolsProps extends Pick<FilterBarProps, 'filter' | 'quickFilters'> {
  /** The filters to offer. @default none */
  filters: FilterBarProps['filters'] | undefined
  /** Called with the filter that a person asks for. Without it nothing can be filtered. */
  onFilterChange: FilterBarProps['onFilterChange'] | undefined
  /** How the days are shown. */
  view: CalendarView
  /** The day at hand. */
  date: string
  today: string | undefined
  /** Says which days are shown. */
  period: string
  periodId: string
  headingLevel: 2 | 3 | 4
  /** Called with another number of days. Without it there is no choice. */
  onViewChange: ((view: CalendarView) => void) | undefined
  /** Called with another day. */
  onDateChange: ((date: string) => void) | undefined
}

/** Which days are shown, the way to those before and after, how many at once, and by what the records on them are filtered. */
export function CalendarTools(props: CalendarToolsProps) {
  const { view, date, today, period, periodId, headingLevel, onViewChange, onDateChange } = props
  const { filters = [], filter, onFilterChange, quickFilters } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const Heading = `h${headingLevel}` as const
  const steps = stepTexts[view]
  return (
    <>
      <div className="sw-CalendarScreen-tools">
        <div className="sw-CalendarScreen-steps">
          {onDateChange && (
            <>
              <IconButton
                label={t(steps.previous)}
                icon={<ChevronLeft className="sw-icon" data-directional="" />}
                onClick={() => onDateChange(stepDate(view, date, -1, locale))}
              />
              <IconButton
                label={t(steps.next)}
                icon={<ChevronRight className="sw-icon" data-directional="" />}
                onClick={() => onDateChange(stepDate(view, date, 1, locale))}
              />
              {today !== undefined && (
                <Button size="small" onClick={() => onDateChange(today)}>
                  {t('calendar.today')}
                </Button>
              )}
            </>
          )}
        </div>
        <Heading id={periodId} className="sw-CalendarScreen-period" aria-live="polite">
          {period}
        </Heading>
        {onViewChange && (
          <div className="sw-CalendarScreen-views" role="group" aria-label={t('calendar.views')}>
            {calendarViews.map((each) => (
              <Button
                key={each}
                size="small"
                variant="quiet"
                className="sw-CalendarScreen-view"
                aria-pressed={each === view}
                onClick={() => onViewChange(each)}
              >
                {t(`calendar.${each}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {filters.length > 0 && onFilterChange && (
        <FilterBar {...{ filters, filter, onFilterChange, quickFilters }} />
      )}
      <PrintedFilters search={undefined} filters={filters} filter={filter} />
    </>
  )
}

const ofMonth = { previous: 'calendar.previousMonth', next: 'calendar.nextMonth' } as const
const stepTexts = {
  month: ofMonth,
  agenda: ofMonth,
  week: { previous: 'calendar.previousWeek', next: 'calendar.nextWeek' },
  day: { previous: 'calendar.previousDay', next: 'calendar.nextDay' },
} as const
