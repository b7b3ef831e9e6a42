import type { Entity } from '../../spec/entities/Entity'
import type { EntityScreen } from '../../spec/product/entityScreens'
import type { Fields } from '../../spec/fields/fields'
import type { CompareScreenProps } from '../compare/CompareScreen'
import type { CalendarScreenProps } from '../calendar/CalendarScreen'
import type { DetailScreenProps } from '../record/DetailScreen'
import type { FormScreenProps } from '../form/FormScreen'
import type { BoardScreenProps } from '../board/BoardScreen'
import type { ImportScreenProps } from '../import/ImportScreen'
import type { ListScreenProps } from '../list/ListScreen'
import type { TreeScreenProps } from '../tree/TreeScreen'
import type { WizardScreenProps } from '../wizard/WizardScreen'

/** Props of an entity's screens, over those that the product gives. */
export interface EntityScreenProps<F extends Fields> {
  /** Of the list: its columns, a filter, its actions. */
  list?: Partial<ListScreenProps<F>> | undefined
  /** Of the page of a record: its fields, a badge, what stands below. */
  detail?: Partial<DetailScreenProps<F>> | undefined
  /** Of the form that makes a record: its fields, what stands in them at first. */
  create?: Partial<FormScreenProps<F>> | Partial<WizardScreenProps<F>> | undefined
  /** Of the form that changes a record. */
  edit?: Partial<FormScreenProps<F>> | undefined
  /** Of the import: its fields, what it matches by. */
  import?: Partial<ImportScreenProps<F>> | undefined
  /** Of the comparison: its fields, what can be done with each record. */
  compare?: Partial<CompareScreenProps<F>> | undefined
  /** Of the calendar: a filter, how many records it reads. */
  calendar?: Partial<CalendarScreenProps<F>> | undefined
  /** Of the board: its columns, the facts on a card, limits, lanes. */
  board?: Partial<BoardScreenProps<F>> | undefined
  /** Of the tree: its parent, its columns, how many records a branch shows at a time. */
  tree?: Partial<TreeScreenProps<F>> | undefined
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
