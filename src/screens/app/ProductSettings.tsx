import { fail } from '../../internal/developerMessages'
import type { Fields } from '../../spec/fields/fields'
import { SettingsScreen, type SettingsScreenProps } from '../settings/SettingsScreen'
import type { ProductRecordProps } from './ProductScreenProps'

/** The settings of the product, of a team, of a person. */
export function ProductSettings(props: ProductRecordProps) {
  const { state, match, label, breadcrumbs, autoFocus, given, entity, source } = props
  const own: Partial<SettingsScreenProps<Fields>> | undefined = given
  const id = own?.id ?? props.id ?? match.screen.record
  if (id === undefined) {
    fail(
      `the screen “${match.name}” shows settings, but not of which record of “${entity.name}”, so that there is nothing to read. Give it record: '…', a parameter in its path, or <ProductScreens props={{ '${match.name}': { id: … } }}>.`,
    )
  }
  return (
    <SettingsScreen
      entity={entity}
      source={source}
      title={label}
      errors={state.product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...own}
      id={id}
    />
  )
}
