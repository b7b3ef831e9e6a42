import type { When } from '../conditions/When'
import type { Sort } from '../entities/Entity'
import type { LocalizedText } from '../labels/LocalizedText'

/** One part of an overview: a number, how it goes over time, how it falls into parts, or the first records of a list. */
export type SpecifiedWidget = SpecifiedFact | SpecifiedTrend | SpecifiedBreakdown | SpecifiedListWidget

interface WidgetBase {
  /** The name of the entity whose records it is about. */
  readonly entity: string
  /** @default made of the names of the entity and of the fields */
  readonly title?: LocalizedText | undefined
  /** The records that count, as a condition: `{ status: 'overdue' }`, `{ owner: { me: true } }`. @default all that the role may list */
  readonly filter?: When | undefined
}

interface Counting {
  /** The field whose values are added up: numbers, amounts or lengths of time. @default records are counted */
  readonly sum?: string | undefined
}

/** A number. */
export interface SpecifiedFact extends WidgetBase, Counting {
  readonly shows: 'fact'
  /** A date or an instant: then the records of the last days count, and are compared with those of as many days before. */
  readonly by?: string | undefined
  /** How many days: 7, 30 or 365; only with `by`. @default 'week' */
  readonly period?: 'week' | 'month' | 'year' | undefined
  /**
   * Counts those of the present week, month or year of the calendar, from its first day until now, and compares them with as much of the
   * one before; only with `by`. @default false
   */
  readonly calendar?: boolean | undefined
}

/** A number for each of the last days, weeks, months or years. */
export interface SpecifiedTrend extends WidgetBase, Counting {
  readonly shows: 'trend'
  /** The date or the instant that says when a record is. */
  readonly by: string
  /** @default 'month' */
  readonly period?: 'day' | 'week' | 'month' | 'year' | undefined
  /** How many of them, the present one among them. @default 12 */
  readonly last?: number | undefined
  /** @default 'bars' */
  readonly variant?: 'line' | 'area' | 'bars' | undefined
}

/** A number for each value of a choice, a yes or no, or a reference. */
export interface SpecifiedBreakdown extends WidgetBase, Counting {
  readonly shows: 'breakdown'
  readonly by: string
  /**
   * The largest first, or as the options of the choice are declared: a scale from low to high. @default 'declared' for states,
   * which follow each other, else 'descending'
   */
  readonly sort?: 'descending' | 'declared' | undefined
}

/** The first records of a list. */
export interface SpecifiedListWidget extends WidgetBase {
  readonly shows: 'list'
  /** The fields beside the title of each record. @default nothing */
  readonly fields?: readonly string[] | undefined
  /** The first decides; the next decides among equals. @default that of the entity */
  readonly sort?: readonly Sort[] | undefined
  /** How many. @default 5 */
  readonly limit?: number | undefined
}

/** The fields of an entity that a widget names, each with where it does. */
export function widgetFields(widget: SpecifiedWidget): readonly (readonly [place: string, name: string])[] {
  if (widget.shows === 'list') {
    const { fields = [], sort = [] } = widget
    return [
      ...fields.map((name, index) => [`fields.${index}`, name] as const),
      ...sort.map(({ field }, index) => [`sort.${index}.field`, field] as const),
    ]
  }
  const { by, sum } = widget
  return [
    ...(by === undefined ? [] : [['by', by] as const]),
    ...(sum === undefined ? [] : [['sum', sum] as const]),
  ]
}
