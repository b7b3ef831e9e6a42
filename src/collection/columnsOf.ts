import type { SourceAbilities } from '../data/DataSource'
import type { Entity } from '../spec/Entity'
import type { Field, Fields } from '../spec/fields'
import { labelOf } from '../spec/labels'
import type { Column } from './Column'
import { cellOf, type ShowOptions } from './ValueText'

/** The columns for the fields of an entity, in the order of `names`. */
export function columnsOf<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  can: Pick<SourceAbilities, 'sort'>,
  options: ShowOptions,
): readonly Column<object>[] {
  return names.flatMap((name) => {
    const field: Field | undefined = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
    if (!field) return []
    const isNumber = field.kind === 'integer' || field.kind === 'number'
    const label = labelOf(field, name)
    const unit = isNumber ? field.unit : undefined
    return {
      id: name,
      header: unit === undefined ? label : `${label} (${unit})`,
      cell: cellOf(entity, name, options),
      align: isNumber ? 'end' : 'start',
      sortable: can.sort.includes(name),
      ...roomFor(field, name === entity.title),
    } satisfies Column<object>
  })
}

function roomFor(field: Field, isTitle: boolean): Pick<Column<object>, 'width' | 'grow'> {
  if (isTitle) return { width: 128, grow: 1 }
  if (field.kind === 'text') return { width: 160, grow: 2 }
  if (field.kind === 'date') return { width: 128, grow: 0.5 }
  return { width: field.kind === 'boolean' ? 96 : 128, grow: 1 }
}
