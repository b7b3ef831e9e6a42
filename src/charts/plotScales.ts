import { scaleBand, scaleLinear } from '@visx/scale'
import type { ShownPoint } from './chartPoints'
import type { ChartSeries } from './ChartSeries'

/** Where everything stands in a drawing: from 0 to 100 along the axis, and from 0 at the top to 100. */
export interface PlotScales {
  /** The middle of each point. */
  readonly along: readonly number[]
  /** The width that belongs to a point. */
  readonly step: number
  readonly up: (value: number) => number
  /** The values that the scale names. */
  readonly ticks: readonly number[]
}

/** Work out where points and values stand. The scale begins at 0: a part of it would make small changes look large. */
export function plotScales(
  points: readonly ShownPoint[],
  series: readonly ChartSeries[],
  isBars: boolean,
): PlotScales {
  const values = series.flatMap((one) => one.values).filter((value) => value !== undefined)
  const isWhole = values.every(Number.isInteger)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const up = scaleLinear<number>({
    domain: least === most ? [0, 1] : [least, most],
    range: [100, 0],
    nice: 4,
  })
  const bands = scaleBand<number>({ domain: [...points.keys()], range: [0, 100] })
  const step = bands.bandwidth()
  return {
    along: isBars ? points.map((_, place) => (bands(place) ?? 0) + step / 2) : apartInTime(points, step),
    step,
    up: (value) => up(value) ?? 0,
    // Half an invoice is no help.
    ticks: up.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick)),
  }
}

/** Dates stand as far apart as they are, categories in even steps. */
function apartInTime(points: readonly ShownPoint[], step: number): readonly number[] {
  const times = points.map(({ time }) => time)
  const known = times.filter((time) => time !== undefined)
  const [first, last] = [Math.min(...known), Math.max(...known)]
  if (known.length < times.length || first === last) return points.map((_, place) => (place + 0.5) * step)
  const room = Math.min(step / 2, 4)
  const at = scaleLinear<number>({ domain: [first, last], range: [room, 100 - room] })
  return times.map((time) => at(time ?? first) ?? 0)
}

/** Which points the axis names: the last, and before it as many as stand far enough apart for their names. */
export function namedPoints(
  along: readonly number[],
  names: readonly string[] = [],
): {
  wide: ReadonlySet<number>
  narrow: ReadonlySet<number>
} {
  const wide = farApart([...along.keys()], { along, names, apart: 16, sign: 1.5 })
  return { wide: new Set(wide), narrow: new Set(farApart(wide, { along, names, apart: 32, sign: 2.5 })) }
}

interface AxisRoom {
  readonly along: readonly number[]
  readonly names: readonly string[]
  /** How far the middles are apart at least. */
  readonly apart: number
  /** The width of a letter at 12 px, in hundredths of the narrowest drawing. */
  readonly sign: number
}

function farApart(places: readonly number[], { along, names, apart, sign }: AxisRoom): readonly number[] {
  let next = Infinity
  let start = Infinity
  return places
    .toReversed()
    .filter((place) => {
      const at = along[place] ?? 0
      const half = (lettersOf(names[place]) / 2) * sign
      // The last name ends with the drawing.
      const middle = isAtEdge(at) ? 100 - half : at
      if (at > next || middle + half > start) return false
      next = at - apart
      // Room between a name and the next.
      start = middle - half - 1.5 * sign
      return true
    })
    .toReversed()
}

/** How many Latin letters take the room of a text: those of Arabic are slim, East Asian signs wide. */
function lettersOf(text = ''): number {
  const slim = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const full =
    text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return text.length - slim * 0.3 + full * 0.8
}

/** Whether a name below a point would hang out of the drawing: it ends where that does. */
export const isAtEdge = (place = 0) => place > 94

/** Move words that stand too close apart, and keep their order: places from 0 to 100, each so far from the next at least. */
export function spread(places: readonly number[], apart: number): readonly number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const moved = [...places]
  let least = 0
  for (const place of order) {
    const at = Math.max(moved[place] ?? 0, least)
    moved[place] = at
    least = at + apart
  }
  let most = 100
  for (const place of order.toReversed()) {
    const at = Math.min(moved[place] ?? 0, most)
    moved[place] = at
    most = at - apart
  }
  return moved
}
