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
    const header = unit === undefined ? label : `${label} (${unit})`
    return {
      id: name,
      header,
      cell: cellOf(entity, name, options),
      align: isNumber ? 'end' : 'start',
      sortable: can.sort.includes(name),
      ...roomFor(field, name === entity.title, header),
    } satisfies Column<object>
  })
}

function roomFor(field: Field, isTitle: boolean, header: string): Pick<Column<object>, 'width' | 'grow'> {
  // A header of medium weight at 13 px takes about seven and a half pixels a letter, and its cell 24 around it.
  const least = Math.ceil(24 + header.length * 7.5)
  const wide = (width: number, grow: number) => ({ width: Math.max(width, least), grow })
  if (isTitle) return wide(128, 1)
  if (field.kind === 'text') return wide(160, 2)
  return field.kind === 'boolean' ? wide(80, 0.5) : wide(112, field.kind === 'date' ? 0.5 : 1)
}
