'use client'

import type { ReactNode } from 'react'
import { isWide } from '../collection/ValueBlock'
import { ValueText } from '../collection/ValueText'
import type { DataSource, RecordId } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { entityLabelOf } from '../spec/labels/labels'
import { titleOf } from '../spec/entities/titleOf'
import { type DetailScreenBaseProps, DetailScreenView } from './DetailScreenView'
import { labelIn } from './labelIn'
import { useDetailScreen } from './useDetailScreen'

export interface DetailScreenProps<F extends Fields> extends DetailScreenBaseProps {
  /** The kind of the record. */
  entity: Entity<F>
  /** Where it comes from; it needs `get`. With `remove` and `onRemoved` it can be removed here. */
  source: DataSource<RecordBy<F>>
  /** Which record. */
  id: RecordId
  /** The fields shown, in reading order. @default all but the title and the version */
  fields?: readonly (keyof F & string)[]
  /** The state of the record, beside its name. */
  badge?: (record: RecordBy<F>) => ReactNode
  /** More that can be done with the record. */
  actions?: (record: RecordBy<F>) => ReactNode
  /** More about the record, below its values. */
  children?: (record: RecordBy<F>) => ReactNode
  /** Called once the record is removed. */
  onRemoved?: (record: RecordBy<F>) => void
}

/** One record to read, from its source. */
export function DetailScreen<F extends Fields>(props: DetailScreenProps<F>) {
  const {
    entity,
    source,
    id,
    fields = fieldsOf(entity),
    badge,
    actions,
    children,
    errors,
    onRemoved,
    ...view
  } = props
  const { locale } = useLocale()
  const { record, problem, canRemove, onRemove, ...state } = useDetailScreen({
    entity,
    source,
    id,
    errors,
    ...(onRemoved && { onRemoved }),
  })
  return (
    <DetailScreenView
      {...view}
      {...state}
      errors={errors}
      title={(record && titleOf(entity, record, locale)) ?? entityLabelOf(entity, locale)}
      items={fields.map((name) => ({
        id: name,
        label: labelIn(entity, name, locale),
        value: record && <ValueText entity={entity} field={name} record={record} layout="block" />,
        wide: isWide(entity.fields[name]),
      }))}
      badge={record && badge?.(record)}
      problem={problem}
      actions={record && actions?.(record)}
      onRemove={canRemove ? onRemove : undefined}
    >
      {record && children?.(record)}
    </DetailScreenView>
  )
}

function fieldsOf<F extends Fields>(entity: Entity<F>): readonly (keyof F & string)[] {
  return entity.fieldNames.filter((name) => name !== entity.title && name !== entity.version)
}
