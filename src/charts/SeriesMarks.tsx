import { Area, Bar, LinePath } from '@visx/shape'
import type { ChartSeries } from './ChartSeries'
import type { PlotScales } from './plotScales'

interface SeriesMarksProps extends ChartSeries {
  index: number
  /** How many series there are. */
  count: number
  variant: 'line' | 'area' | 'bars'
  scales: PlotScales
}

/** One series, told from the others by the kind of its lines as well as by its colour. */
export function SeriesMarks({ values, index, count, variant, scales }: SeriesMarksProps) {
  const { along, step, up } = scales
  const zero = up(0)
  if (variant === 'bars') {
    // A third of the room of a point lies between its bars and those of the next.
    const width = (step * 0.68) / count
    return values.map(
      (value, place) =>
        value !== undefined && (
          <Bar
            key={along[place]}
            className="sw-TrendPlot-bar"
            data-series={index}
            x={(along[place] ?? 0) - (width * count) / 2 + width * index}
            width={width}
            y={Math.min(up(value), zero)}
            height={Math.abs(up(value) - zero)}
          />
        ),
    )
  }
  const places = [...values.keys()]
  const shape = {
    data: places,
    x: (place: number) => along[place] ?? 0,
    defined: (place: number) => values[place] !== undefined,
  }
  const y = (place: number) => up(values[place] ?? 0)
  return (
    <>
      {variant === 'area' && (
        <Area {...shape} className="sw-TrendPlot-area" data-series={index} y0={zero} y1={y} />
      )}
      <LinePath {...shape} className="sw-TrendPlot-path" data-series={index} fill="none" y={y} />
      {/* A value between two gaps has no line: a line of no length has round ends, and so is a dot. */}
      {places
        .filter((place) => isAlone(values, place))
        .map((place) => (
          <path
            key={place}
            className="sw-TrendPlot-alone"
            data-series={index}
            d={`M${along[place]} ${y(place)}h0`}
          />
        ))}
    </>
  )
}

/** The kind of line or bar by which a series is known. */
export function SeriesSample({ variant, index }: Pick<SeriesMarksProps, 'variant' | 'index'>) {
  return (
    <svg className="sw-TrendPlot-sample" viewBox="0 0 20 10" data-variant={variant}>
      {variant === 'bars' ? (
        <rect className="sw-TrendPlot-bar" data-series={index} x="1" y="1" width="18" height="8" />
      ) : (
        <path className="sw-TrendPlot-path" data-series={index} d="M1 5h18" />
      )}
    </svg>
  )
}

function isAlone(values: readonly (number | undefined)[], place: number): boolean {
  return values[place] !== undefined && values[place - 1] === undefined && values[place + 1] === undefined
}
