'use client'

import { VisuallyHidden } from '../components/VisuallyHidden'
import { useScrollable } from '../internal/useScrollable'
import { useLocaleWith } from '../internal/useLocaleWith'
import { chartTexts } from '../messages/components/chartTexts'
import { chartNumber, type ChartNumbers } from './chartNumber'
import type { ShownPoint } from './chartPoints'
import type { ChartSeries } from './ChartSeries'

interface TrendTableProps {
  id: string
  labelledBy: string
  pointLabel: string
  points: readonly ShownPoint[]
  series: readonly ChartSeries[]
  numbers: ChartNumbers
  /** Whether eyes have the drawing in its place; screen readers and paper have the table always. */
  hidden: boolean
}

/** Every value of a chart. */
export function TrendTable(props: TrendTableProps) {
  const { id, labelledBy, pointLabel, points, series, numbers, hidden } = props
  const { t, locale } = useLocaleWith(chartTexts)
  const scroller = useScrollable<HTMLDivElement>()
  const table = (
    <table id={id} className="sw-TrendChart-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className="sw-TrendChart-number">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ id: at, label }, place) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            {series.map(({ label: name, values }) => {
              const value = values[place]
              return (
                <td key={name} className="sw-TrendChart-number">
                  {value === undefined ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{t('chart.unknown')}</VisuallyHidden>
                    </>
                  ) : (
                    chartNumber(value, locale, numbers)
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return hidden ? (
    <div className="sw-TrendChart-twin">{table}</div>
  ) : (
    <div ref={scroller} className="sw-TrendChart-values">
      {table}
    </div>
  )
}
