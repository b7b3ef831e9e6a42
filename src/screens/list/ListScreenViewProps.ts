import type { ReactNode } from 'react'
import type { GridLayout } from '../../collection/Column'
import type { RecordGridProps } from '../../collection/RecordGridProps'
import type { Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import type { RootProps } from '../../internal/RootProps'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { ListPages } from '../source/listState'
import type { ListStatus } from './listStatus'
import type { ListToolsProps } from './ListTools'

type GridProps<R extends object> = Pick<
  RecordGridProps<R>,
  | 'rowCount'
  | 'hasMore'
  | 'getRow'
  | 'getRowId'
  | 'titleColumn'
  | 'totals'
  | 'selection'
  | 'onSelectionChange'
  | 'onSelectRange'
  | 'onOpen'
  | 'getHref'
  | 'current'
  | 'onRangeChange'
  | 'defaultPlace'
  | 'onPlaceChange'
  | 'viewKey'
  | 'changedRows'
  | 'groups'
  | 'onGroupExpandedChange'
  | 'getTreeRow'
  | 'onTreeExpandedChange'
  | 'renderDetail'
>

/** Props of a list's page, whether it reads the records itself or is given them. */
export interface ListScreenBaseProps extends RootProps<HTMLElement> {
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** One of the records inside a sentence: "order". @default the entity's, or "record" in the language around it */
  noun?: string | undefined
  /** Several of them: "orders". @default the entity's, or "records" in the language around it */
  nouns?: string | undefined
  /** The level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Draws records as rows of a table or as cards. @default by the room there is */
  layout?: GridLayout | undefined
  /** The product's words for its problems. Without them, the page says the status in words and quotes the server. */
  errors?: ErrorCatalogue | undefined
  /** One sentence of what a list without a record is good for: "Every report helps the airport." */
  emptyText?: ReactNode
  /** So many records can be selected for an action: of more the bar says so. @default any number */
  selectionLimit?: number | undefined
  /** How many rows a page can hold, of a list in pages. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined
  /** Takes focus to the heading when the screen appears, or back to the row where the person was. @default false */
  autoFocus?: boolean | undefined
  /** Identifies the root. */
  id?: string | undefined
}

export interface ListScreenViewProps<R extends object>
  extends ListScreenBaseProps, ListToolsProps<R>, GridProps<R> {
  /** Names the screen by its records: "Bird strikes". */
  title: ReactNode
  /** The same as text, for the grid. @default the title, when it is text */
  label?: string | undefined
  /**
   * The state of the list, in one word.
   * @selector [data-status="refreshing"]
   */
  status: ListStatus
  /** Why it `failed` or is `refreshFailed`. */
  problem?: Problem | undefined
  /** Why it is `forbidden`, or `emptyByRights`: a sentence. */
  reason?: string | undefined
  /** News of what was done with a record. */
  news?: ReactNode
  /** Called to load the list again. */
  onRetry?: (() => void) | undefined
  /** Lets the person sign in, while the session has ended. */
  onSignIn?: (() => void) | undefined
  /** Asks for access to what is forbidden; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
  /** Called to expand all groups, or to collapse them. */
  onAllExpandedChange?: ((expanded: boolean) => void) | undefined
  /** How many records match. */
  total?: Total | undefined
  /** So many records the source gives at most, while the status is `capped`. */
  cap?: number | undefined
  /** Which page is shown, of a list in pages: `rowCount` and `getRow` are of that page alone. */
  pages?: ListPages | undefined
  /** Called with the page that a person asks for. */
  onPageChange?: ((page: number) => void) | undefined
  /** Called with how many rows a page is to hold; without it that is not offered. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** One sentence where nothing matches. @default to try fewer words, or fewer filters */
  noResultsText?: ReactNode
  /** The text of the last search, while another one is being typed. @default `search` */
  searched?: string | undefined
  /** Buttons for the selected records. */
  selectionActions?: ReactNode
  /** Buttons for the whole list; the primary action stands last. */
  actions?: ReactNode
  /** The one step to take when there is no record yet. */
  emptyAction?: ReactNode
}
