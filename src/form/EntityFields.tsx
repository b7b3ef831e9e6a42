'use client'

import { type ReactNode, use } from 'react'
import type { Entity } from '../spec/entities/Entity'
import { arrangeFields, type EntitySection } from '../spec/entities/EntitySection'
import type { Fields } from '../spec/fields/fields'
import { EntityField } from './EntityField'
import { EntitySectionFields } from './EntitySectionFields'
import { FieldBlock } from './FieldBlock'
import { type OwnControls, OwnControlsContext } from './FormContext'
import type { FormSectionProps } from './FormSection'
import { RelatedRecords } from './RelatedValues'

export interface EntityFieldsProps<F extends Fields> extends Pick<FormSectionProps, 'headingLevel'> {
  /** The entity whose fields are filled in, in its sections if it declares some. */
  entity: Pick<Entity<F>, 'name' | 'fields' | 'fieldNames' | 'sections'>
  /**
   * Which fields, in this order; within a section the order is the section's. What the server makes is left out, unless it is computed.
   * @default all, as declared
   */
  names?: readonly (keyof F & string)[] | undefined
  /**
   * Draws some fields by components of your own, each in its place: `{ size: SizeField }`. Such a component takes the props of every field,
   * `FieldProps`, and its value is validated by the rules that the entity declares.
   * @default those of the form around them
   */
  controls?: OwnControls<keyof F & string> | undefined
}

/** A longer form is laid out section by section, or block by block. */
const drawnAtOnce = 50
const blockLength = 25

/**
 * A field for each field of an entity, bound to the form around them, below the headings of its sections. Of very many,
 * those in sight are drawn first.
 */
export function EntityFields<F extends Fields>(props: EntityFieldsProps<F>): ReactNode {
  const { entity, headingLevel, controls } = props
  const around = use(OwnControlsContext)
  const names = props.names ?? entity.fieldNames
  const { fields } = entity
  const sections = entity.sections as readonly EntitySection[] | undefined
  const arranged = arrangeFields({ fields, sections }, names)
  const isLong = arranged.reduce((count, { names: some }) => count + some.length, 0) > drawnAtOnce
  const drawn = arranged.map(({ section, names: some }) => {
    const columns = section?.columns ?? 1
    // Blocks would break the rows of columns.
    const inBlocks = columns === 1 && some.length > drawnAtOnce
    const each = some.map((name) => <EntityField key={name} entity={entity} name={name} />)
    const inside = inBlocks ? drawBlocks(each) : each
    if (!section) return inside
    return (
      <EntitySectionFields
        key={`section ${section.name}`}
        section={section}
        fields={fields}
        headingLevel={headingLevel}
        rows={isLong && !inBlocks ? Math.ceil(some.length / columns) : undefined}
      >
        {inside}
      </EntitySectionFields>
    )
  })
  return (
    <OwnControlsContext value={controls ?? around}>
      {drawn}
      <RelatedRecords fields={fields} />
    </OwnControlsContext>
  )
}

function drawBlocks(fields: readonly ReactNode[]): ReactNode {
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
