'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../components/Button'
import { Skeleton } from '../components/Skeleton'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { warn } from '../internal/developerMessages'
import type { RootProps } from '../internal/RootProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { chartTexts } from '../messages/components/chartTexts'
import type { ChartNumbers } from './chartNumber'
import { type ChartPoint, showPoint } from './chartPoints'
import type { ChartSeries } from './ChartSeries'
import type { TrendPlotProps } from './TrendPlot'
import { TrendTable } from './TrendTable'

export interface TrendChartProps extends RootProps<HTMLElement>, ChartNumbers {
  /** Names the chart and says what its values are; drawn above it, unless `aria-labelledby` names it. */
  label?: string | undefined
  /** Names it by the id of a heading that stands there already. */
  'aria-labelledby'?: string | undefined
  /** Where the values stand, from the first to the last. */
  points: readonly ChartPoint[]
  /** One to four: they are told apart by the kind of their lines, of which there are four. */
  series: readonly ChartSeries[]
  /**
   * `line` shows how something goes up and down, `area` how much it is, `bars` what each point comes to by itself.
   * @selector [data-variant="bars"]
   * @default 'line'
   */
  variant?: 'line' | 'area' | 'bars' | undefined
  /** The zone whose clocks say when a moment is, as the IANA database names it. @default 'UTC' */
  zone?: string | undefined
  /** Heads the points in the table. @default "Date", or "Category" */
  pointLabel?: string | undefined
  /**
   * Whether the values are drawn or stand in a table, given with `onViewChange`.
   * @selector [data-view="table"]
   */
  view?: 'chart' | 'table' | undefined
  /** How they stand at first. @default 'chart' */
  defaultView?: 'chart' | 'table' | undefined
  /** Called when a person wants the table, or the drawing. */
  onViewChange?: ((view: 'chart' | 'table') => void) | undefined
}

/** Values over time or over categories: drawn, read point by point, and in a table. */
export function TrendChart(props: TrendChartProps) {
  const { label, points, series, variant = 'line', zone = 'UTC', className, style, ref } = props
  const { format, unit, hours } = props
  const { t, locale } = useLocaleWith(chartTexts)
  const id = useId()
  const [chosen, setChosen] = useState(props.defaultView ?? 'chart')
  const { Draw } = usePlot()
  useEffect(() => checkValues(points, series), [points, series])
  // A page that could not load the drawing has the same in its table.
  const asked = props.view ?? chosen
  const view = Draw === NoPlot ? 'table' : asked
  const labelledBy = props['aria-labelledby'] ?? `${id}-label`
  const shown = points.map((point) => showPoint(point, locale, zone))
  const isTime = shown.every(({ time }) => time !== undefined)
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <figure
      {...dataOf(props)}
      ref={ref}
      className={classes('sw-TrendChart', className)}
      style={style}
      aria-labelledby={labelledBy}
      data-view={view}
      data-variant={variant}
    >
      {props['aria-labelledby'] === undefined && (
        <figcaption id={labelledBy} className="sw-TrendChart-label">
          {label}
        </figcaption>
      )}
      {view === 'chart' && points.length > 0 && (
        <Draw
          labelledBy={labelledBy}
          points={shown}
          series={series}
          variant={variant}
          numbers={{ format, unit, hours }}
        />
      )}
      <TrendTable
        id={`${id}-table`}
        labelledBy={labelledBy}
        pointLabel={props.pointLabel ?? t(isTime ? 'chart.date' : 'chart.category')}
        points={shown}
        series={series}
        numbers={{ format, unit, hours }}
        hidden={view === 'chart'}
      />
      {Draw !== NoPlot && (
        <Button
          className="sw-TrendChart-toggle"
          size="small"
          variant="quiet"
          aria-describedby={labelledBy}
          onClick={() => {
            setChosen(other)
            props.onViewChange?.(other)
          }}
        >
          {t(view === 'chart' ? 'chart.showTable' : 'chart.showChart')}
        </Button>
      )}
    </figure>
  )
}

interface Plot {
  readonly Draw: (props: TrendPlotProps) => ReactNode
}

/** The drawing comes when the page has loaded: what it says stands in the table from the beginning. */
function usePlot(): Plot {
  const [plot, setPlot] = useState<Plot>(waiting)
  useEffect(() => {
    let isGone = false
    const draw = (Draw: Plot['Draw']) => {
      if (!isGone) setPlot({ Draw })
    }
    loadPlot().then(
      ({ TrendPlot }) => draw(TrendPlot),
      () => draw(NoPlot),
    )
    return () => {
      isGone = true
    }
  }, [])
  return plot
}

/** Outside of the hook, which the React Compiler takes only without it. */
const loadPlot = () => import('./TrendPlot')

function Waiting() {
  const { t } = useLocaleWith(chartTexts)
  return (
    <div className="sw-TrendChart-waiting" aria-busy="true">
      <VisuallyHidden>{t('chart.loading')}</VisuallyHidden>
      <Skeleton shape="block" height="100%" />
    </div>
  )
}

const waiting: Plot = { Draw: Waiting }
const NoPlot = () => null

const mostSeries = 4

function checkValues(points: readonly ChartPoint[], series: readonly ChartSeries[]) {
  if (series.length > mostSeries) {
    warn(
      `<TrendChart> has ${series.length} series, but only ${mostSeries} can be told apart, so that people mistake one for another. Give it fewer, or several charts.`,
    )
  }
  const odd = series.find(({ values }) => values.length !== points.length)
  if (odd) {
    warn(
      `“${odd.label}” of <TrendChart> has ${odd.values.length} values for ${points.length} points, so that some stand nowhere or are missing. Give it a value for each point, or undefined where none is known.`,
    )
  }
}
