import type { Entity } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { EntityField } from './EntityField'
import { FieldBlock } from './FieldBlock'

export interface EntityFieldsProps<F extends Fields> {
  /** The entity whose fields are filled in. */
  entity: Pick<Entity<F>, 'name' | 'fields' | 'fieldNames'>
  /** Which fields, in this order. What the server makes is left out. @default all, as declared */
  names?: readonly (keyof F & string)[]
}

/** A longer list is drawn block by block. */
const drawnAtOnce = 50
const blockLength = 25

/** A field for each field of an entity, bound to the form around them. Of very many, those in sight are drawn first. */
export function EntityFields<F extends Fields>({ entity, names = entity.fieldNames }: EntityFieldsProps<F>) {
  const fields = names
    .filter((name) => !entity.fields[name]?.readOnly)
    .map((name) => <EntityField key={name} entity={entity} name={name} />)
  if (fields.length <= drawnAtOnce) return fields
  const blocks = Math.ceil(fields.length / blockLength)
  const length = Math.ceil(fields.length / blocks)
  return Array.from({ length: blocks }, (_, index) => {
    const block = fields.slice(index * length, (index + 1) * length)
    return (
      <FieldBlock key={index} count={block.length}>
        {block}
      </FieldBlock>
    )
  })
}
