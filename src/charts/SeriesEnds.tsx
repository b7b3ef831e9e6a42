import type { ChartSeries } from './ChartSeries'
import { plotPlace } from './plotPlace'
import { type PlotScales, spread } from './plotScales'

/** The names of the series where their lines end. */
export function SeriesEnds({ series, scales }: { series: readonly ChartSeries[]; scales: PlotScales }) {
  const named = series.flatMap(({ label, values }, index) => {
    const value = values.findLast((one) => one !== undefined)
    return value === undefined ? [] : [{ label, index, block: scales.up(value) }]
  })
  const places = spread(
    named.map(({ block }) => block),
    12,
  )
  return (
    <div className="sw-TrendPlot-ends" aria-hidden="true">
      {named.map(({ label, index }, place) => (
        <span
          key={label}
          className="sw-TrendPlot-end"
          data-series={index}
          style={plotPlace({ block: places[place] })}
        >
          {label}
        </span>
      ))}
    </div>
  )
}
