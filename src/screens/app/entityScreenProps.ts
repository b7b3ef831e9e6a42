import type { Entity } from '../../spec/entities/Entity'
import type { EntityScreen } from '../../spec/product/entityScreens'
import type { Fields } from '../../spec/fields/fields'
import type { DetailScreenProps } from '../record/DetailScreen'
import type { FormScreenProps } from '../form/FormScreen'
import type { ImportScreenProps } from '../import/ImportScreen'
import type { ListScreenProps } from '../list/ListScreen'

/** Props of an entity's screens, over those that the product gives. */
export interface EntityScreenProps<F extends Fields> {
  /** Of the list: its columns, a filter, its actions. */
  list?: Partial<ListScreenProps<F>>
  /** Of the page of a record: its fields, a badge, what stands below. */
  detail?: Partial<DetailScreenProps<F>>
  /** Of the form that makes a record: its fields, what stands in them at first. */
  create?: Partial<FormScreenProps<F>>
  /** Of the form that changes a record. */
  edit?: Partial<FormScreenProps<F>>
  /** Of the import: its fields, what it matches by. */
  import?: Partial<ImportScreenProps<F>>
}

/** Props of screens by name; their types are known where they are made. */
export type ScreenPropsByName = Readonly<Record<string, object>>

/**
 * Props for the screens that `entityScreens` makes of an entity, by their names, for the `props` of `ProductScreens`.
 *
 * @example entityScreenProps(order, { list: { fields: ['number', 'customer', 'total'] }, edit: { saveBar: true } })
 */
export function entityScreenProps<F extends Fields>(
  entity: Entity<F>,
  props: EntityScreenProps<F>,
): ScreenPropsByName {
  return Object.fromEntries(
    Object.entries(props).map(([screen, given]): [string, object] => [
      `${entity.name}.${screen as EntityScreen}`,
      given as object,
    ]),
  )
}
