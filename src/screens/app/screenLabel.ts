import {
  entitiesLabelOf,
  entitiesWordsOf,
  entityLabelOf,
  entityNounOf,
  labelOf,
} from '../../spec/labels/labels'
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
  if (screen?.shows === 'search') return t('search.title')
  if (screen?.shows === 'overview') return t('overview.title')
  if (screen?.shows === 'specification') return t('specification.title')
  if (screen?.shows === 'history') return t('activity.title')
  if (screen?.shows === 'notifications') return t('notifications.title')
  if (screen?.shows === 'trash') return t('trash.title')
  if (screen?.shows === 'settings') return t('settings.title')
  if (!screen || !entity) return labelOf({}, name, locale)
  if (screen.shows === 'list') return entitiesLabelOf(entity, locale)
  if (screen.shows === 'import') return t('import.title', entitiesWordsOf(entity, locale))
  if (screen.shows === 'compare') return t('compare.title', entitiesWordsOf(entity, locale))
  if (screen.shows === 'calendar') return t('calendar.title', entitiesWordsOf(entity, locale))
  if (screen.shows === 'tree') return t('tree.title', { entities: entitiesLabelOf(entity, locale) })
  if (screen.shows === 'people') return t('people.title', { entities: entitiesLabelOf(entity, locale) })
  if (screen.shows === 'board') return t('board.title', { entities: entitiesLabelOf(entity, locale) })
  if (screen.shows !== 'form' && screen.shows !== 'wizard') return entityLabelOf(entity, locale)
  const noun = entityNounOf(entity, locale)
  return screen.path.includes('/:')
    ? t('form.titleEditEntity', { entity: noun })
    : t('form.titleCreate', { entity: noun })
}
