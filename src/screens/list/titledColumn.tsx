'use client'

import type { Column } from '../../collection/Column'
import { useTitles } from '../../components/useTitles'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityLabelOf } from '../../spec/labels/labels'

/** Whether the records of an entity have a title by a template alone: "Gull at Denver", and else a number. */
export function isTitledByTemplate<F extends Fields>({ id, title, titleTemplate }: Entity<F>): boolean {
  return title === id && titleTemplate !== undefined
}

/** The column of the id with the title above it, so that rows and cards are named as people call the records. */
export function titledColumn<F extends Fields>(
  column: Column<object>,
  entity: Entity<F>,
  locale: string,
): Column<object> {
  return {
    ...column,
    header: entityLabelOf(entity, locale),
    cell: (record) => <RecordTitle entity={entity} record={record} />,
    align: 'start',
    truncate: true,
    isEmpty: () => false,
    subtitle: { ...column, id: `${column.id} below` },
    width: Math.max(titleRoom, column.width ?? 0),
    grow: 2,
  }
}

/** Room for most titles that are made of two fields. */
const titleRoom = 192

interface RecordTitleProps<F extends Fields> {
  entity: Entity<F>
  record: object
}

function RecordTitle<F extends Fields>({ entity, record }: RecordTitleProps<F>) {
  const titleIn = useTitles(entity, [record])
  return titleIn(record)
}
