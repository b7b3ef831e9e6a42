'use client'

import { useState } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { unitList } from '../messages/listText'
import { chartTexts } from '../messages/components/chartTexts'
import { chartNumber, type ChartNumbers, scaleNumber } from './chartNumber'
import type { ShownPoint } from './chartPoints'
import { isAtEdge, namedPoints, plotScales } from './plotScales'
import type { ChartSeries } from './ChartSeries'
import { plotPlace } from './plotPlace'
import { SeriesEnds } from './SeriesEnds'
import { SeriesMarks, SeriesSample } from './SeriesMarks'
import { UnknownPoints } from './UnknownPoints'

export interface TrendPlotProps {
  labelledBy: string
  points: readonly ShownPoint[]
  series: readonly ChartSeries[]
  variant: 'line' | 'area' | 'bars'
  numbers: ChartNumbers
}

/** The drawing of a chart, in which a slider goes from point to point. */
export function TrendPlot({ labelledBy, points, series, variant, numbers }: TrendPlotProps) {
  const { t, locale, direction } = useLocaleWith(chartTexts)
  const last = points.length - 1
  const [read, setRead] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  // The point being read has a mark; at first it is the latest, without one.
  const marked = pointed ?? read
  const place = Math.min(marked ?? last, last)
  const scales = plotScales(points, series, variant === 'bars')
  const named = namedPoints(
    scales.along,
    points.map(({ short }) => short),
  )
  const written = (value: number | undefined) =>
    value === undefined ? t('chart.unknown') : chartNumber(value, locale, numbers)
  const valuesAt = (at: number) =>
    unitList(
      series.map(({ label, values }) =>
        series.length === 1 ? written(values[at]) : `${label} ${written(values[at])}`,
      ),
      locale,
      'short',
    )
  return (
    <div className="sw-TrendPlot">
      <p className="sw-TrendPlot-reading" aria-hidden="true">
        <span className="sw-TrendPlot-point">{points[place]?.label}</span>
        {series.map(({ label, values }, index) => (
          <span key={label} className="sw-TrendPlot-value">
            {series.length > 1 && (
              <>
                <SeriesSample variant={variant} index={index} />
                {label}
              </>
            )}
            <strong>{written(values[place])}</strong>
          </span>
        ))}
      </p>
      <div className="sw-TrendPlot-scale" aria-hidden="true">
        {scales.ticks.map((tick) => (
          <span key={tick} className="sw-TrendPlot-tick" style={plotPlace({ block: scales.up(tick) })}>
            {scaleNumber(tick, locale, numbers)}
          </span>
        ))}
      </div>
      <div
        className="sw-TrendPlot-field"
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          const along = ((clientX - left) / width) * 100
          setPointed(nearest(scales.along, direction === 'rtl' ? 100 - along : along))
        }}
        onPointerLeave={() => setPointed(undefined)}
      >
        <svg
          className="sw-TrendPlot-drawing"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {scales.ticks.map((tick) => (
            <line
              key={tick}
              className="sw-TrendPlot-line"
              data-zero={tick === 0 || undefined}
              x1="0"
              x2="100"
              y1={scales.up(tick)}
              y2={scales.up(tick)}
            />
          ))}
          {/* Time goes as the language is read. */}
          <g transform={direction === 'rtl' ? 'translate(100 0) scale(-1 1)' : undefined}>
            {series.map((one, index) => (
              <SeriesMarks key={one.label} {...one} {...{ index, variant, scales }} count={series.length} />
            ))}
          </g>
        </svg>
        {variant === 'bars' && <UnknownPoints {...{ series, scales }} />}
        {marked !== undefined && (
          <span className="sw-TrendPlot-mark" style={plotPlace({ inline: scales.along[place] })}>
            {variant !== 'bars' &&
              series.map(({ label, values }, index) => {
                const value = values[place]
                return (
                  value !== undefined && (
                    <span
                      key={label}
                      className="sw-TrendPlot-dot"
                      data-series={index}
                      style={plotPlace({ block: scales.up(value) })}
                    />
                  )
                )
              })}
          </span>
        )}
        <input
          className="sw-TrendPlot-slider"
          type="range"
          min={0}
          max={last}
          step={1}
          value={Math.min(read ?? last, last)}
          aria-labelledby={labelledBy}
          aria-valuetext={t('chart.point', {
            label: points[Math.min(read ?? last, last)]?.label ?? '',
            values: valuesAt(Math.min(read ?? last, last)),
          })}
          onFocus={() => setRead((before) => before ?? last)}
          onBlur={() => setRead(undefined)}
          onChange={({ currentTarget }) => setRead(Number(currentTarget.value))}
        />
      </div>
      {series.length > 1 && variant !== 'bars' && <SeriesEnds series={series} scales={scales} />}
      <div className="sw-TrendPlot-axis" aria-hidden="true">
        {points.map(
          ({ id, short }, index) =>
            named.wide.has(index) && (
              <span
                key={id}
                className="sw-TrendPlot-name"
                data-room={named.narrow.has(index) ? undefined : 'wide'}
                data-edge={isAtEdge(scales.along[index]) || undefined}
                style={isAtEdge(scales.along[index]) ? undefined : plotPlace({ inline: scales.along[index] })}
              >
                {short}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

function nearest(places: readonly number[], at: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best),
    0,
  )
}
