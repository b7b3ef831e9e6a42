import type { Entity } from '../../entities/Entity'
import { entitiesLabelOf, entityLabelOf } from '../../labels/labels'
import { code, md, paragraphs } from './markdown'
import type { Section, Telling } from './Telling'

/**
 * A section that speaks of one entity after the other. An entity with nothing to say is "not shown"; so is the
 * whole section when no entity has anything to say.
 */
export function eachEntity(tell: (entity: Entity, telling: Telling) => string | undefined): Section {
  return (telling) => {
    const told = (telling.product.entities ?? []).map((entity) => [entity, tell(entity, telling)] as const)
    if (told.every(([, text]) => text === undefined)) return undefined
    return paragraphs(
      ...told.map(
        ([entity, text]) => `${entityHeading(entity, telling)}\n\n${text ?? telling.t('spec.notShown')}`,
      ),
    )
  }
}

function entityHeading(entity: Entity, { locale }: Telling): string {
  const [one, many] = [entityLabelOf(entity, locale), entitiesLabelOf(entity, locale)]
  return `### ${md(one)} · ${md(many)} (${code(entity.name)})`
}
