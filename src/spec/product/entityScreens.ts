import type { Access } from '../access/access'
import type { Entity } from '../entities/Entity'
import type { LocalizedText } from '../labels/LocalizedText'
import { mayUse } from './mayUse'
import type { CalendarDates, SpecifiedScreen } from './Product'

/** The screens that one entity can have. */
export type EntityScreen =
  | 'list'
  | 'detail'
  | 'create'
  | 'edit'
  | 'import'
  | 'compare'
  | 'calendar'
  | 'board'
  | 'tree'

export interface EntityScreensOptions {
  /** The path of the list, below which the others stand. @default the name of the entity: `/invoice` */
  readonly base?: string | undefined
  /** Which of them there are. @default list, create, detail and edit */
  readonly screens?: readonly EntityScreen[] | undefined
  /** Whether records can be imported from a file, by those who may make or change them. @default false */
  readonly import?: boolean | undefined
  /**
   * How a new record is filled in: in a form, or step by step (`wizard`), as the entity's sections say; such steps are a page.
   * @default 'form'
   */
  readonly createIn?: 'form' | 'wizard' | undefined
  /** Whether two to four selected records can be set side by side. @default false */
  readonly compare?: boolean | undefined
  /** Whether records stand in a calendar too, and by which fields: the first that is a date, or those named; and whose values are the columns of a day. @default false */
  readonly calendar?: boolean | CalendarDates | undefined
  /** Whether the records can be seen as cards in columns, one for each state. @default false */
  readonly board?: boolean | undefined
  /** Whether the records can be seen in a tree, each below its parent, and which field names that: the first that can, or the one named. @default false */
  readonly tree?: boolean | { readonly parent: string } | undefined
  /** Heads their place in the navigation, together with others of the same group: "Stock". @default it stands without a heading */
  readonly group?: LocalizedText | undefined
  /**
   * The roles that may see them: each screen is for those of them that may do what it is for, as the entity's `access` says.
   * @default every role that may
   */
  readonly roles?: readonly string[] | undefined
  /**
   * Where a record is made and changed: on a page, or in a drawer or a dialog over the list or the record.
   * @default 'page', and 'drawer' where records open beside their list, so that it stays in sight
   */
  readonly editIn?: 'page' | 'drawer' | 'dialog' | undefined
  /**
   * Where a record of the list is opened: on its page; at a glance over or beside the list (`peek`); or whole and `beside` it, with a
   * boundary to move, and in a narrow window in place of it. From the last two a link leads to its page.
   * @default 'page'
   */
  readonly openIn?: 'page' | 'peek' | 'beside' | undefined
}

/** How the path of a screen goes on behind that of the list. */
const parts = {
  create: 'new',
  import: 'import',
  compare: 'compare',
  calendar: 'calendar',
  board: 'board',
  tree: 'tree',
} as const

/** Whether a part of an address is how an entity's own screens are called, so that hardly a record is meant by it. */
export function isScreenName(part: string): boolean {
  return Object.values<string>(parts).includes(part)
}

/**
 * The screens of an entity as plain data for the `screens` of a product: list, record, create and edit under one path. What no
 * role may do with it, as its `access` says, has no screen.
 *
 * @example defineProduct({ entities: [invoice], screens: { ...entityScreens(invoice, { base: '/invoices' }) } })
 */
export function entityScreens(
  entity: Pick<Entity, 'name' | 'access'>,
  options: EntityScreensOptions = {},
): Readonly<Record<string, SpecifiedScreen>> {
  const { base = `/${encodeURIComponent(entity.name)}`, screens = usual, group, roles, openIn } = options
  const editIn = options.editIn ?? (openIn === 'beside' ? 'drawer' : undefined)
  const asked = [...screens, ...further.filter((each) => options[each])]
  const { calendar, tree } = options
  const below = base.replace(/\/+$/, '')
  const made: Record<EntityScreen, SpecifiedScreen> = {
    list: { path: below || '/', shows: 'list' },
    create: { path: `${below}/${parts.create}`, shows: options.createIn === 'wizard' ? 'wizard' : 'form' },
    detail: { path: `${below}/:id`, shows: 'detail' },
    edit: { path: `${below}/:id/edit`, shows: 'form' },
    import: { path: `${below}/${parts.import}`, shows: 'import' },
    compare: { path: `${below}/${parts.compare}`, shows: 'compare' },
    calendar: {
      path: `${below}/${parts.calendar}`,
      shows: 'calendar',
      ...(typeof calendar === 'object' && { dates: calendar }),
    },
    board: { path: `${below}/${parts.board}`, shows: 'board' },
    tree: { path: `${below}/${parts.tree}`, shows: 'tree', ...(typeof tree === 'object' && tree) },
  }
  return Object.fromEntries(
    every
      .filter((each) => asked.includes(each) && isForSomeone(made[each], entity.access, roles))
      .map((each) => [
        `${entity.name}.${each}`,
        {
          ...made[each],
          entity: entity.name,
          // The screens of one record stand in no navigation.
          ...(group !== undefined && !made[each].path.includes(':') && { group }),
          ...(roles && { roles: rolesOf(made[each], entity.access, roles) }),
          ...presentationOf(
            each,
            each === 'create' && options.createIn === 'wizard' ? undefined : editIn,
            openIn,
          ),
        },
      ]),
  )
}

/** Those of the roles that may do what a screen is for. One that the entity does not know stays, for `checkProduct` to tell of. */
function rolesOf(screen: SpecifiedScreen, access: Access | undefined, roles: readonly string[]) {
  return roles.filter((role) => !access || !Object.hasOwn(access, role) || mayUse(access, screen, role))
}

function isForSomeone(
  screen: SpecifiedScreen,
  access: Access | undefined,
  roles?: readonly string[],
): boolean {
  return !access || rolesOf(screen, access, roles ?? Object.keys(access)).length > 0
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
/** Those that are asked for one by one. */
const further = ['import', 'compare', 'calendar', 'board', 'tree'] as const
const every: readonly EntityScreen[] = [...usual, ...further]
