'use client'

import { type ReactNode, useId } from 'react'
import { Link } from '../components/Link'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import type { RootProps } from '../internal/RootProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { chartTexts } from '../messages/components/chartTexts'
import { chartNumber, type ChartNumbers } from './chartNumber'

/** One part of a whole. */
export interface BreakdownRow {
  readonly id: string
  /** Names it: "Overdue". */
  readonly label: ReactNode
  readonly value: number
  /** As the state is coloured elsewhere. @default the accent */
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
  /** Leads to what is counted there. */
  readonly href?: string | undefined
}

export interface BreakdownChartProps extends RootProps<HTMLDivElement>, ChartNumbers {
  /** Names the chart and says what its values are; drawn above it, unless `aria-labelledby` names it. */
  label?: string | undefined
  /** Names it by the id of a heading that stands there already. */
  'aria-labelledby'?: string | undefined
  /** The parts. */
  rows: readonly BreakdownRow[]
  /** The largest first, or as they are given. @default 'descending' */
  sort?: 'descending' | 'given' | undefined
  /** How many parts have a bar of their own; the others are added up in the last row. @default 8 */
  limit?: number | undefined
  /** Heads the parts, for screen readers. @default "Category" */
  rowLabel?: string | undefined
  /** Heads the values, for screen readers. @default "Value" */
  valueLabel?: string | undefined
}

/** How a whole falls into parts: a table, in which each value has a bar. */
export function BreakdownChart(props: BreakdownChartProps) {
  const { label, rows, sort = 'descending', limit = 8, className, style, ref } = props
  const { format, unit, hours } = props
  const { t, locale } = useLocaleWith(chartTexts)
  const id = useId()
  const labelledBy = props['aria-labelledby'] ?? `${id}-label`
  const shown = shownRows(rows, sort, limit, (count) => t('chart.others', { count }))
  const most = Math.max(0, ...shown.map(({ value }) => value))
  return (
    <div {...dataOf(props)} ref={ref} className={classes('sw-BreakdownChart', className)} style={style}>
      {props['aria-labelledby'] === undefined && (
        <p id={labelledBy} className="sw-BreakdownChart-label">
          {label}
        </p>
      )}
      <table className="sw-BreakdownChart-table" aria-labelledby={labelledBy}>
        <thead className="sw-VisuallyHidden">
          <tr>
            <th scope="col">{props.rowLabel ?? t('chart.category')}</th>
            <th scope="col">{props.valueLabel ?? t('chart.value')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id} className="sw-BreakdownChart-row" data-tone={row.tone}>
              <th scope="row" className="sw-BreakdownChart-name">
                <span className="sw-BreakdownChart-words">
                  {row.href === undefined ? (
                    row.label
                  ) : (
                    <Link href={row.href} variant="quiet">
                      {row.label}
                    </Link>
                  )}
                </span>
              </th>
              {/* Nothing, and less than nothing, has no bar; its value stands there all the same. */}
              <td className="sw-BreakdownChart-value">
                <span className="sw-BreakdownChart-room" aria-hidden="true">
                  {row.value > 0 && (
                    <span
                      className="sw-BreakdownChart-bar"
                      style={{ inlineSize: `${(row.value / most) * 100}%` }}
                    />
                  )}
                </span>
                {chartNumber(row.value, locale, { format, unit, hours })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function shownRows(
  rows: readonly BreakdownRow[],
  sort: 'descending' | 'given',
  limit: number,
  labelOthers: (count: number) => string,
): readonly BreakdownRow[] {
  const sorted = sort === 'given' ? rows : rows.toSorted((one, other) => other.value - one.value)
  if (sorted.length <= limit) return sorted
  const others = sorted.slice(limit)
  const value = others.reduce((sum, row) => sum + row.value, 0)
  return [
    ...sorted.slice(0, limit),
    { id: ':others', label: labelOthers(others.length), value, tone: 'neutral' },
  ]
}
