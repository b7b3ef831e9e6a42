import type { Entity } from '../entities/Entity'
import type { SpecifiedScreen } from './Product'

/** The screens that one entity can have. */
export type EntityScreen = 'list' | 'detail' | 'create' | 'edit' | 'import'

export interface EntityScreensOptions {
  /** The path of the list, below which the others stand. @default the name of the entity: `/invoice` */
  readonly base?: string
  /** Which of them there are. @default all but the import */
  readonly screens?: readonly EntityScreen[]
  /** Whether records can be imported from a file, by those who may make or change them. @default false */
  readonly import?: boolean
  /** The roles that may see them. @default every role */
  readonly roles?: readonly string[]
  /** Where a record is made and changed: on a page, or in a drawer or a dialog over the list or the record. @default 'page' */
  readonly editIn?: 'page' | 'drawer' | 'dialog'
  /** Where a record of the list is opened: on its page, or beside the list, from where a link leads to its page. @default 'page' */
  readonly openIn?: 'page' | 'peek'
}

/**
 * The screens of an entity as plain data for the `screens` of a product: list, record, create and edit under one path.
 *
 * @example defineProduct({ entities: [invoice], screens: { ...entityScreens(invoice, { base: '/invoices' }) } })
 */
export function entityScreens(
  entity: Pick<Entity, 'name'>,
  options: EntityScreensOptions = {},
): Readonly<Record<string, SpecifiedScreen>> {
  const { base = `/${encodeURIComponent(entity.name)}`, screens = usual, roles, editIn, openIn } = options
  const asked = options.import ? [...screens, 'import'] : screens
  const below = base.replace(/\/+$/, '')
  const made: Record<EntityScreen, SpecifiedScreen> = {
    list: { path: below || '/', shows: 'list' },
    create: { path: `${below}/new`, shows: 'form' },
    detail: { path: `${below}/:id`, shows: 'detail' },
    edit: { path: `${below}/:id/edit`, shows: 'form' },
    import: { path: `${below}/import`, shows: 'import' },
  }
  return Object.fromEntries(
    every
      .filter((each) => asked.includes(each))
      .map((each) => [
        `${entity.name}.${each}`,
        {
          ...made[each],
          entity: entity.name,
          ...(roles && { roles }),
          ...presentationOf(each, editIn, openIn),
        },
      ]),
  )
}

function presentationOf(
  screen: EntityScreen,
  editIn: EntityScreensOptions['editIn'],
  openIn: EntityScreensOptions['openIn'],
): Pick<SpecifiedScreen, 'presentation'> {
  if (editIn && (screen === 'create' || screen === 'edit')) return { presentation: editIn }
  return openIn && screen === 'detail' ? { presentation: openIn } : {}
}

const usual: readonly EntityScreen[] = ['list', 'create', 'detail', 'edit']
const every: readonly EntityScreen[] = [...usual, 'import']
