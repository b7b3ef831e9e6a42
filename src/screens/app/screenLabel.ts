import { entitiesLabelOf, entitiesNounOf, entityLabelOf, entityNounOf } from '../../spec/labels/labels'
import { localize } from '../../spec/labels/LocalizedText'
import type { Translate } from '../../messages/createTranslator'
import type { Product } from '../../spec/product/Product'

/** A screen as navigation calls it: by its title, else by what it shows. */
export function screenLabel(
  product: Product,
  name: string,
  { t, locale }: { t: Translate; locale: string },
): string {
  const screen = product.screens?.[name]
  const entity = product.entities?.find((one) => one.name === screen?.entity)
  if (screen?.title !== undefined) return localize(screen.title, locale)
  if (!screen || !entity) return name
  if (screen.shows === 'list') return entitiesLabelOf(entity, locale)
  if (screen.shows === 'import') return t('import.title', { entities: entitiesNounOf(entity, locale) })
  if (screen.shows !== 'form') return entityLabelOf(entity, locale)
  const noun = entityNounOf(entity, locale)
  return screen.path.includes('/:')
    ? t('form.titleEdit', { title: noun })
    : t('form.titleCreate', { entity: noun })
}
