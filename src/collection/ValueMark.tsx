'use client'

import type { ReactNode } from 'react'
import { Badge } from '../components/Badge'
import { useMe } from '../components/useReference'
import { useLocale } from '../internal/locale'
import type { Entity } from '../spec/entities/Entity'
import { markOf } from '../spec/entities/Mark'
import type { Fields } from '../spec/fields/fields'
import { localize } from '../spec/labels/LocalizedText'

type Marked = Pick<Entity, 'fields' | 'marks'>

interface ValueMarkProps {
  entity: Marked
  /** The name of the field. */
  field: string
  record: object
  /** Stands before the value, whose digits keep their place at the end of a cell. @default false */
  leads?: boolean | undefined
  /** The value. */
  children: ReactNode
}

/** A value with the words that the entity has for it as it is now, if any. */
export function ValueMark({ entity, field, record, leads = false, children }: ValueMarkProps) {
  const { locale } = useLocale()
  const me = useMe()
  const mark = markOf(entity, field, record, { me })
  if (!mark) return children
  return (
    <span className="sw-ValueMark" data-leads={leads || undefined}>
      <span className="sw-ValueMark-value">{children}</span>
      <Badge tone={mark.tone ?? 'neutral'}>{localize(mark.label, locale)}</Badge>
    </span>
  )
}

/** Whether the values of a field may be marked: those of most are not, and cost nothing. */
export function hasMarks<F extends Fields>({ marks = [] }: Pick<Entity<F>, 'marks'>, field: string): boolean {
  return marks.some(({ at }) => at === field)
}

/** Show a field of an entity in a column's cells, with its marks. */
export function withMarks<F extends Fields>(
  entity: Pick<Entity<F>, 'fields' | 'marks'>,
  field: string,
  show: (record: object) => ReactNode,
  leads?: boolean,
): (record: object) => ReactNode {
  if (!hasMarks(entity, field)) return show
  return (record) => (
    <ValueMark entity={entity} field={field} record={record} leads={leads}>
      {show(record)}
    </ValueMark>
  )
}
