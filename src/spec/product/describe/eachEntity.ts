import type { Entity } from '../../entities/Entity'
import { entitiesLabelOf, entityLabelOf } from '../../labels/labels'
import { code, md, paragraphs } from './markdown'
import type { Section, SheetContext } from './Section'

/**
 * A section with a part for each entity. An entity without a text is "not shown"; so is the whole section when no
 * entity has one.
 */
export function eachEntity(write: (entity: Entity, sheet: SheetContext) => string | undefined): Section {
  return (sheet) => {
    const texts = (sheet.product.entities ?? []).map((entity) => [entity, write(entity, sheet)] as const)
    if (texts.every(([, text]) => text === undefined)) return undefined
    return paragraphs(
      ...texts.map(
        ([entity, text]) => `${entityHeading(entity, sheet)}\n\n${text ?? sheet.t('spec.notShown')}`,
      ),
    )
  }
}

function entityHeading(entity: Entity, { locale }: SheetContext): string {
  const [one, many] = [entityLabelOf(entity, locale), entitiesLabelOf(entity, locale)]
  return `### ${md(one)} · ${md(many)} (${code(entity.name)})`
}
