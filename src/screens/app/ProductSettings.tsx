'use client'

import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { SettingsScreen, type SettingsScreenProps } from '../settings/SettingsScreen'
import type { ProductRecordProps } from './ProductScreenProps'

/** The settings of the product, of a team, of a person. */
export function ProductSettings(props: ProductRecordProps) {
  const { state, match, title, breadcrumbs, autoFocus, given, entity, source } = props
  const { t } = useLocale()
  const own: Partial<SettingsScreenProps<Fields>> | undefined = given
  const id = own?.id ?? props.id ?? match.screen.record
  if (id === undefined) {
    fail(
      `the screen “${match.name}” shows settings, but not of which record of “${entity.name}”, so that there is nothing to read. Give it record: '…', a parameter in its path, or <ProductScreens props={{ '${match.name}': { id: … } }}>.`,
    )
  }
  const heading = title ?? t('settings.title')
  return (
    <SettingsScreen
      entity={entity}
      source={source}
      title={heading}
      errors={state.product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...own}
      id={id}
    />
  )
}
