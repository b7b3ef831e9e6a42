import type { Entity } from '../../entities/Entity'
import { entitiesLabelOf, entityLabelOf } from '../../labels/labels'
import type { Section, SheetContext } from './Section'
import type { SheetPart } from './SheetPart'
import { code, said } from './sheetText'

/**
 * A section with a part for each entity. An entity of which nothing is to say is "not shown"; so is the whole section when
 * that is true of all.
 */
export function eachEntity(
  write: (entity: Entity, sheet: SheetContext) => readonly SheetPart[] | undefined,
): Section {
  return (sheet) => {
    const told = (sheet.product.entities ?? []).map((entity): SheetPart & { kind: 'entity' } => ({
      kind: 'entity',
      entity,
      heading: entityHeading(entity, sheet),
      parts: write(entity, sheet),
    }))
    return told.every(({ parts }) => parts === undefined) ? undefined : told
  }
}

function entityHeading(entity: Entity, { locale }: SheetContext): string {
  const [one, many] = [entityLabelOf(entity, locale), entitiesLabelOf(entity, locale)]
  return `${said(one)} · ${said(many)} (${code(entity.name)})`
}
