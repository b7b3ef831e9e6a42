import type { ChartSeries } from './ChartSeries'
import { plotPlace } from './plotPlace'
import type { PlotScales } from './plotScales'

interface UnknownPointsProps {
  series: readonly ChartSeries[]
  scales: PlotScales
}

/** A dash where no bar stands because nothing is known: no bar alone would look like nought. */
export function UnknownPoints({ series, scales: { along, up } }: UnknownPointsProps) {
  return along.map(
    (inline, place) =>
      series.every(({ values }) => values[place] === undefined) && (
        <span
          key={inline}
          className="sw-TrendPlot-unknown"
          aria-hidden="true"
          style={plotPlace({ inline, block: up(0) })}
        >
          –
        </span>
      ),
  )
}
