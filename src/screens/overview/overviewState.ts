import type { ReactNode } from 'react'
import type { BreakdownRow } from '../../charts/BreakdownChart'
import type { ChartNumbers } from '../../charts/chartNumber'
import type { ChartPoint } from '../../charts/chartPoints'
import type { ChartSeries } from '../../charts/ChartSeries'
import type { Problem } from '../../data/problems'

/** How one widget stands, in one word. One that the role may not see is absent. */
export type WidgetStatus = 'loading' | 'refreshing' | 'ready' | 'empty' | 'failed' | 'refreshFailed'

/** How the page stands, in one word: `empty` is one on which nothing may be seen. */
export type OverviewStatus = 'loading' | 'refreshing' | 'ready' | 'empty'

interface WidgetBase {
  /** Tells it from the others. */
  readonly id: string
  readonly title: string
  readonly status: WidgetStatus
  /** Leads to the list of what it counts, from its title. */
  readonly href?: string | undefined
  /** Says below it how much it knows: "Of the first 1,000". */
  readonly note?: string | undefined
  /** When its values were read, in milliseconds since 1970. */
  readonly readAt?: number | undefined
  readonly problem?: Problem | undefined
  readonly onRetry?: (() => void) | undefined
  /** Said when it is `empty`. */
  readonly empty?:
    | { readonly title: string; readonly text: string; readonly action?: ReactNode | undefined }
    | undefined
}

/** A number. */
export interface OverviewFact extends WidgetBase, ChartNumbers {
  readonly shows: 'fact'
  /** An exact one may be a text: `1234.50`. Without one it is not known. */
  readonly value?: number | string | undefined
  /** Whether there may be more. */
  readonly atLeast?: boolean | undefined
  /** Which records it is about: "In the last 7 days". */
  readonly about?: string | undefined
  /** The number that it is compared with. */
  readonly before?: number | string | undefined
  /** When that was, for "more than …": "in the 7 days before". */
  readonly beforeLabel?: string | undefined
}

/** How something goes over time, as a `TrendChart` takes it. */
export interface OverviewTrend extends WidgetBase, ChartNumbers {
  readonly shows: 'trend'
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly variant?: 'line' | 'area' | 'bars' | undefined
  readonly pointLabel?: string | undefined
}

/** How something falls into parts, as a `BreakdownChart` takes it. */
export interface OverviewBreakdown extends WidgetBase, ChartNumbers {
  readonly shows: 'breakdown'
  readonly rows: readonly BreakdownRow[]
  readonly rowLabel?: string | undefined
  readonly valueLabel?: string | undefined
  /** The largest first, or all as they are given. @default 'descending' */
  readonly sort?: 'descending' | 'given' | undefined
  /** How many rows have a place while they are on their way. @default 4 */
  readonly expected?: number | undefined
}

/** The first records of a list. */
export interface OverviewList extends WidgetBase {
  readonly shows: 'list'
  readonly records: readonly {
    readonly id: string | number
    readonly title: string
    /** Tells it from others of that title. */
    readonly subtitle?: string | undefined
    readonly href?: string | undefined
    /** Stands beside the title, in the order of the columns. */
    readonly facts?: readonly ReactNode[] | undefined
  }[]
  /** The names of the facts, above them; numbers stand at the end of their column. @default facts without names */
  readonly columns?: readonly { readonly label: string; readonly align?: 'end' | undefined }[] | undefined
  /** How many records have a place while they are on their way. @default 5 */
  readonly expected?: number | undefined
}

/** One part of an overview. */
export type OverviewWidget = OverviewFact | OverviewTrend | OverviewBreakdown | OverviewList

/** How the page stands, from how its widgets do. */
export function overviewStatusOf(widgets: readonly Pick<OverviewWidget, 'status'>[]): OverviewStatus {
  if (widgets.length === 0) return 'empty'
  if (widgets.every(({ status }) => status === 'loading')) return 'loading'
  return widgets.some(({ status }) => status === 'loading' || status === 'refreshing')
    ? 'refreshing'
    : 'ready'
}
